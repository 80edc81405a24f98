/** "Why?": the rule that somebody asked for, anywhere on the page. */

class Why {
  /** Whose rules: set by the screen that shows a game. */
  game = $state("");
  rule = $state("");
  words = $state("");
  shown = $state(false);

  /** Open the rule text; `words` is the reason at hand. */
  open(rule: string, words = ""): void {
    this.rule = rule;
    this.words = words;
    this.shown = true;
  }

  close(): void {
    this.shown = false;
  }
}

export const why = new Why();

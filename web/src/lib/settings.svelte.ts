/** The player's own settings, kept on the device and shown on the root element. */

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  captions: boolean;
  motion: boolean;
  film: boolean;
  chat: boolean;
  rail: boolean;
}

const KEY = "quarterdeck.settings";
const START: Kept = { theme: "system", sound: true, captions: true, motion: true, film: true, chat: true, rail: true };

function load(): Kept {
  try {
    return { ...START, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return START;
  }
}

export const settings: Kept = $state(load());

function show(systemDark: boolean): void {
  const theme = settings.theme === "system" ? (systemDark ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
}

/** Follow the system unless told otherwise; call once, inside a component. */
export function useSettings(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  let systemDark = $state(dark.matches);
  show(systemDark); // before the first paint, so that nothing flashes
  dark.addEventListener("change", (change) => (systemDark = change.matches));
  $effect(() => {
    show(systemDark);
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Settings that cannot be kept last as long as the page.
    }
  });
}

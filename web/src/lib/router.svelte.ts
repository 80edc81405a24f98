/** Where we are: / · /about · /tools/space-alert · /rules/GAME · /t/CODE · /t/CODE/replay?step=3&eyes=all */

export interface Route {
  page: "lobby" | "about" | "rules" | "table" | "replay" | "tools";
  code: string;
  query: URLSearchParams;
}

export function read(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  if (first === "t" && second) {
    return { page: third === "replay" ? "replay" : "table", code: second.toUpperCase(), query };
  }
  if (first === "tools") return { page: "tools", code: second, query };
  if (first === "rules" && second) return { page: "rules", code: second, query };
  return { page: first === "about" ? "about" : "lobby", code: "", query };
}

export const route: Route = $state(read(location.pathname, location.search));

function follow(): void {
  Object.assign(route, read(location.pathname, location.search));
}

window.addEventListener("popstate", follow);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  follow();
  if (!replace) window.scrollTo(0, 0);
}

/** Lets plain links stay plain links, but without loading the page again. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.search);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}

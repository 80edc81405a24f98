import "@fontsource-variable/fraunces/index.css";
import "@fontsource-variable/inter/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/tokens.css";
import "./theme/base.css";

// The server was updated under an open page and the part asked for is gone: fetch the new page.
// Once, so that a part that is truly missing does not reload for ever.
const RELOADED = "quarterdeck.reloaded";
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

const target = document.getElementById("app");
if (target) mount(App, { target });

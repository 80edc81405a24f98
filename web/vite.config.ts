// The page is built into the Python package, so that users of the wheel need no Node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" })],
  build: {
    outDir: "../src/quarterdeck/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, so that the page's content policy can be strict
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});

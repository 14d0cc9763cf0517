import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parsedTexts } from "./parsed-texts.ts";

// The server's bundle is the whole program of this house: Node strips no types at a start, and each module is there once.
// Of some libraries it takes the few parts that pages draw: whole, they would cost the process megabytes.
const bundled = [/^@pecacerta\//, /^@maskito\//, "react-toastify", /^@tanstack\//, "zustand", "qrcode"];

export default defineConfig({
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: "./server.ts" } }, resolve: { noExternal: bundled } },
  },
  // What is loaded late would be found late while developing, and reload the page under somebody's hands.
  optimizeDeps: { include: ["@maskito/core", "@maskito/kit", "@tanstack/react-query", "photoswipe", "zustand"] },
  plugins: [parsedTexts(), tailwindcss(), reactRouter()],
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parsedTexts } from "./parsed-texts.ts";

// The workspace's packages stay outside the server's bundle: Node runs their sources as they are, so that a module
// (and what it remembers) exists once, wherever it is imported from.
const workspace = /^@pecacerta\//;

const sharedFiles = [
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|react-router|scheduler|react-intl|@formatjs|intl-messageformat|zustand)\//,
  },
  { name: "shop", test: /\/app\/(ui|texts)\/|\/packages\/rules\/|lucide-react/, minShareCount: 4 },
];

export default defineConfig({
  build: { assetsInlineLimit: 0 },
  environments: {
    // A few files that all pages share, instead of fifty: fewer requests, and they compress better together.
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    ssr: { build: { rollupOptions: { input: "./server.ts", external: workspace } } },
  },
  plugins: [parsedTexts(), tailwindcss(), reactRouter()],
  // The messages come parsed.
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
});

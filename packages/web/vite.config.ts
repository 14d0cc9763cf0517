import { paraglideVitePlugin } from "@inlang/paraglide-js";
import serverPackage from "@pecacerta/server/package.json" with { type: "json" };
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import lowestBrowsers from "../../scripts/lowest-browsers.json" with { type: "json" };
import { everyLanguage, portuguese } from "./compile-messages.ts";

// The server bundle contains the whole program. Of these libraries it takes only what pages use: unbundled they cost
// the process megabytes. lru-cache is a dependency of the server, which cannot be imported from the web's build folder.
const bundled = [/^@pecacerta\//, /^@maskito\//, "react-toastify", /^@tanstack\//, "valibot", "zustand", "lru-cache"];

// The code that every page loads, in two files, and that of product cards in a third: small files compress badly. The limit
// of a page is 160 kB. The root route stays out: a lazy module that shares its chunk would load app.css a second time.
const rootTexts = "messages/(menu|see_catalog|go_home|broken_hint|try_again)\\.";
const sharedChunks = [
  { name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: "layout", test: new RegExp(`/storefront/shell/shell\\.tsx|/${rootTexts}`), priority: 1 },
  { name: "card", test: /\/storefront\/product-card\/product-grid\.tsx/ },
];

const browserDependencies = [
  "@maskito/core",
  "@maskito/react",
  "@tanstack/react-query",
  "photoswipe",
  "qrcode",
  "react-toastify/unstyled",
  "valibot",
  "zustand",
  "zustand/middleware",
  "zustand/shallow",
];

/** Each style sheet states the order of the layers: the browser takes it from the one that it reads first. */
const declareLayers: Plugin = {
  name: "declare-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/(storefront|ui\/src)\/.+\.css$/ },
    handler: (code) => `@layer properties, theme, base, components, features, utilities;\n${code}`,
  },
};

/** With one language, each message would look the locale up and ignore it: half a kilobyte of every page. */
const skipLocaleLookup: Plugin = {
  name: "skip-locale-lookup",
  transform: {
    filter: { id: /\/\.paraglide\/portuguese\/messages\// },
    handler: (code) => code.replaceAll("experimentalStaticLocale ?? options.locale ?? getLocale()", ""),
  },
};

export default defineConfig(({ command }) => ({
  build: { assetsInlineLimit: 0, target: lowestBrowsers },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr: { build: { rollupOptions: { input: "./server.ts" } }, resolve: { noExternal: bundled } },
  },
  // A dependency that the optimizer finds after the first page reloads that page.
  optimizeDeps: { include: browserDependencies, exclude: Object.keys(serverPackage.dependencies) },
  plugins: [
    declareLayers,
    paraglideVitePlugin(command === "build" ? portuguese : everyLanguage),
    skipLocaleLookup,
    tailwindcss(),
    reactRouter(),
  ],
}));

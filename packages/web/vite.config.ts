import { paraglideVitePlugin } from "@inlang/paraglide-js";
import serverPackage from "@pecacerta/server/package.json" with { type: "json" };
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import lowestBrowsers from "../../scripts/lowest-browsers.json" with { type: "json" };
import { everyLanguage, portuguese } from "./compile-messages.ts";
import { reloadOnce } from "./reload-once.ts";

// The server bundle contains the whole program. Of these libraries it takes only what pages use: unbundled they cost
// the process megabytes. lru-cache is a dependency of the server, which cannot be imported from the web's build folder.
const bundled = [/^@pecacerta\//, "react-toastify", /^@tanstack\//, "valibot", "zustand", "lru-cache"];

// Small files compress badly. A group also takes what its files import, unless one of higher priority has it: what several
// kinds of pages need is in the layout.
const rootTexts = "broken_title|menu|see_catalog|go_home|broken_hint|try_again";
const sharedTexts =
  "home|products_count|way_here|sku|part_number|blog|brands|contact|register|all_products|reviews_count|copy_refused|add_to_cart|choose_options|rating_chip|promise_pix";
const layout = [
  "/storefront/shell/(shell|content)\\.tsx",
  "/storefront/companies/(page-meta|use-sales-terms)\\.ts",
  "/ui/src/(breadcrumb|empty-state|notice|price)\\.tsx",
  "/ui/src/use-early-input\\.ts",
  "/rules/src/filters\\.ts",
  "/texts/format-date\\.ts",
  `/messages/(${rootTexts}|${sharedTexts})\\.`,
].join("|");
// Every page has a footer and WhatsApp, and most have a form: product pages load this at once, others after the layout.
const footer = [
  "/whatsapp/(use-whatsapp-link|whatsapp-button|whatsapp-help-link)\\.",
  "/companies/(legal-line|postal-address)\\.ts",
  "/ui/src/field\\.tsx",
  "/messages/(ask_on_whatsapp|help_on_whatsapp|whatsapp_product_message|about|orders|terms|news)\\.",
].join("|");
const purchase =
  /\/(cart\/add-to-cart|product-info\/(price-block|stock-line|part-number)|gallery\/gallery|delivery\/delivery-estimate)\.tsx|products\/(condition-label\.ts|product-summary\.css|related-products\.css)/;
const sharedChunks = [
  { name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 8 },
  { name: "layout", test: new RegExp(layout), priority: 7 },
  { name: "footer", test: new RegExp(footer), priority: 6 },
  { name: "vehicle", test: /\/garage\/my-car-url\.ts|\/rules\/src\/model-name\.ts/, priority: 6 },
  {
    name: "card",
    test: /\/product-card\/(product-grid|use-vehicle-cards)\.tsx?|\/product-card-data\.ts|\/ui\/src\/tabs\.tsx/,
    priority: 5,
  },
  { name: "purchase", test: purchase, priority: 4 },
  {
    name: "pagination",
    test: /\/ui\/src\/pagination\.tsx|\/messages\/(pages?|previous_page|next_page)\./,
    priority: 3,
  },
  {
    name: "refusals",
    test: /\/rules\/src\/(text-length|person-name)\.ts|\/texts\/(field-)?refusal-text\.ts/,
    priority: 3,
  },
  { name: "fields", test: /\/ui\/src\/masked-field\.tsx|\/delivery\/postcode-estimate\.tsx/, priority: 2 },
  { name: "product", test: /\/products\/deferred-sections\.ts/ },
];

const browserDependencies = [
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
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: lowestBrowsers },
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
    reloadOnce,
    tailwindcss(),
    reactRouter(),
  ],
}));

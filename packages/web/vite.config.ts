import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parsedTexts } from "./parsed-texts.ts";

// The server's bundle is the whole program of this house: Node strips no types at a start, and each module is there once.
// Of some libraries it takes the few parts that pages draw: whole, they would cost the process megabytes.
const bundled = [/^@pecacerta\//, /^@maskito\//, "react-toastify", /^@tanstack\//, "zustand", "qrcode"];

// What only pages with lists, forms or a customer need stays out of the file that every page loads.
const onlyOfSome = new RegExp(
  [
    "/texts/((customer|own-account|wishlist|contact|blog|opinion|listing|cart-page|header)-text|pt/(account|own-account|addresses|checkout|orders|wishlist|contact|blog|opinions|listing|cart-page|header))",
    "/ui/(pagination|field|masked-field|error-summary|use-(fields|checked-form|long-form)|card|dialog|notice|use-modal)",
    "/rules/src/(listing|filters|form|cep|cpf|phone|email|password|profile|registration|address-book)",
  ].join("|"),
);

// What a browser keeps of somebody, what pages say of themselves, and what every product is shown with: small files that
// all main pages ask for.
const kept =
  /\/app\/client\/(kept|connection)\.|\/storefront\/\w+\/((cart|garage|session|wish)-store|kept-\w+|watch-\w+|next-path|use-adding|vehicle-name|company|company-cookie|company-data|use-whatsapp-link|page-meta|search-form|fit-verdict|wish-button|rating-text|product-picture|product-card)\./;

const isShared = (file: string): boolean =>
  /\/app\/(ui|texts)\/|\/packages\/rules\//.test(file) && !onlyOfSome.test(file);

// A browser has six connections to an old server. Few files of a like size come sooner than one long and many short ones.
const sharedFiles = [
  { name: "vendor-dom", test: /node_modules\/react-dom\//, priority: 2 },
  { name: "vendor", test: /node_modules\/(react|react-router|scheduler|zustand)\/|rolldown.runtime/, priority: 2 },
  { name: "shop", test: kept, priority: 1 },
  { name: "pieces", test: isShared, minShareCount: 4 },
  // What the address of a list says, and the words of lists.
  {
    name: "lists",
    test: /\/catalog\/listing-(meta|address)\.|\/ui\/pagination\.|\/texts\/(listing-text|pt\/listing)\.|\/rules\/src\/filters\./,
  },
  // What the home page shares with rarer pages.
  {
    name: "home",
    test: /\/catalog\/category-tiles\.|\/blog\/post-card\.|\/texts\/(home-text|pt\/home)\.|\/vehicle-silhouette\./,
  },
  // What a product is bought with.
  {
    name: "product",
    test: /\/storefront\/\w+\/(price-block|quantity-field|whatsapp-button|stock-line|ways-of)\.|\/ui\/(card|notice)\./,
  },
];

export default defineConfig({
  build: { assetsInlineLimit: 0 },
  environments: {
    // A few files that all pages share, instead of fifty: fewer requests, and they compress better together.
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
    },
    ssr: { build: { rollupOptions: { input: "./server.ts" } }, resolve: { noExternal: bundled } },
  },
  // What is loaded late would be found late while developing, and reload the page under somebody's hands.
  optimizeDeps: { include: ["@maskito/core", "@maskito/kit", "@tanstack/react-query", "photoswipe", "zustand"] },
  plugins: [parsedTexts(), tailwindcss(), reactRouter()],
});

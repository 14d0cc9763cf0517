import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import lowestBrowsers from "../../scripts/lowest-browsers.json" with { type: "json" };

/** Each style sheet states the order of the layers: the browser takes it from the one that it reads first. */
const declareLayers: Plugin = {
  name: "declare-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/(admin\/app|ui\/src)\/.+\.css$/ },
    handler: (code) => `@layer properties, theme, base, components, features, utilities;\n${code}`,
  },
};

/** Many small files travel as more bytes than one: each is compressed by itself. */
const sharedChunks = [
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\//,
  },
  {
    name: "forms",
    test: /packages\/ui\/src\/(button|field|icons|notice|use-(countdown|fields|submit-form|validated-form))\.tsx?$/,
  },
  { name: "rules", test: /packages\/rules\/src\/(email|form|outcome|text)\.ts$/ },
  {
    name: "calls",
    test: /packages\/admin\/app\/client\/(prompted-call|send-staff-call|session-prompts|slow-calls|staff-queries|user-call)\.ts$/,
  },
  { name: "frame", test: /packages\/admin\/app\/shell\/(narrow-frame|page-error)\./ },
];

export default defineConfig({
  base: "/painel/",
  build: { assetsInlineLimit: 0, target: lowestBrowsers },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            chunkFileNames: "assets/[hash].js",
            entryFileNames: "assets/[hash].js",
            codeSplitting: { groups: sharedChunks },
          },
        },
      },
    },
  },
  // `npm run dev -w packages/admin` beside `npm run dev`, which answers the calls.
  server: { proxy: { "/ecommerce": "http://localhost:3000" } },
  plugins: [declareLayers, tailwindcss(), reactRouter()],
});

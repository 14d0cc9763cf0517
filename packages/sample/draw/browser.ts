import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Route } from "playwright-core";

export type DrawingBrowser = {
  /** Calls a function of the page and returns the rendered PNG. */
  draw(what: "drawPart" | "drawScene", ...args: unknown[]): Promise<Buffer>;
  close(): Promise<void>;
};

const BASE_URL = "http://draw.example";
const SAMPLE = join(import.meta.dirname, "..");
const THREE = dirname(dirname(fileURLToPath(import.meta.resolve("three"))));
const IMPORTS = {
  three: `${BASE_URL}/three/build/three.module.js`,
  "three/addons/": `${BASE_URL}/three/examples/jsm/`,
};

// SwiftShader renders on the CPU; the other flags stop background requests.
const FLAGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

export async function openBrowser(): Promise<DrawingBrowser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: FLAGS,
    timeout: 0,
  });
  const page = await browser.newPage();
  // A busy machine may take minutes to compile the shaders.
  page.setDefaultTimeout(0);
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  page.on("pageerror", (error) => console.error(error));
  await page.route(`${BASE_URL}/**`, fulfillRequest);
  await page.goto(`${BASE_URL}/`, { waitUntil: "commit" });
  await page.waitForFunction("window.drawScene");
  return {
    async draw(what, ...args) {
      const call = `window.${what}(${args.map((word) => JSON.stringify(word)).join(", ")})`;
      const address = await page.evaluate<string>(call);
      return Buffer.from(address.split(",")[1] ?? "", "base64");
    },
    close: () => browser.close(),
  };
}

/** Serves the page's modules from disk, without a bundler or port. */
async function fulfillRequest(route: Route) {
  const { pathname } = new URL(route.request().url());
  if (pathname === "/") {
    const map = `<script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>`;
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html>${map}<script type="module" src="/sample/draw/page.ts"></script>`,
    });
  }
  if (!/^\/(three|sample)\//.test(pathname)) return route.fulfill({ status: 404 });
  const root = pathname.startsWith("/three/") ? THREE : SAMPLE;
  const text = await readFile(join(root, pathname.replace(/^\/[^/]+\//, "")), "utf8");
  const body = pathname.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
  return route.fulfill({ contentType: "text/javascript", body });
}

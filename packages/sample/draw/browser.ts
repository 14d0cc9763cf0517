import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Route } from "playwright-core";

export type DrawingBrowser = {
  /** Calls a function of the page and answers the picture that it makes. */
  draw(what: "drawPart" | "drawScene", ...words: unknown[]): Promise<Buffer>;
  close(): Promise<void>;
};

const HOUSE = "http://draw.example";
const SAMPLE = join(import.meta.dirname, "..");
const THREE = dirname(dirname(fileURLToPath(import.meta.resolve("three"))));
const IMPORTS = { three: `${HOUSE}/three/build/three.module.js`, "three/addons/": `${HOUSE}/three/examples/jsm/` };

// No GPU is needed: SwiftShader draws on the processor. The rest keeps the browser from calling home.
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
  await page.route(`${HOUSE}/**`, answer);
  await page.goto(`${HOUSE}/`, { waitUntil: "commit" });
  await page.waitForFunction("window.drawScene");
  return {
    async draw(what, ...words) {
      const call = `window.${what}(${words.map((word) => JSON.stringify(word)).join(", ")})`;
      const address = await page.evaluate<string>(call);
      return Buffer.from(address.split(",")[1] ?? "", "base64");
    },
    close: () => browser.close(),
  };
}

/** The page's modules come straight from the disk: no bundler, no port. */
async function answer(route: Route) {
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

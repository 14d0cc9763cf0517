import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium } from "@playwright/test";
import { browserProgram } from "../weight/browser.ts";

/** Bytes as received, with headers, and the number of script files. */
export type PageTransfer = { html: number; styles: number; scripts: number; scriptFiles: number };

const DEFERRED_SCRIPTS_MS = 5000;
const PHONE = { width: 412, height: 823 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserProgram(), args: ["--no-sandbox"] });

/** Loads a page with an empty cache, as a phone shows it, until its deferred scripts are there. */
export async function measureTransfer(browser: Browser, url: string): Promise<PageTransfer> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const bytes: Record<string, number[]> = { Document: [], Stylesheet: [], Script: [] };
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    bytes[types.get(requestId) ?? ""]?.push(encodedDataLength),
  );
  await session.send("Network.enable");
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (!response?.ok()) throw new Error(`${url} returned ${response?.status()}.`);
  await pause(DEFERRED_SCRIPTS_MS);
  await context.close();
  const sum = (type: string) => bytes[type]?.reduce((one, other) => one + other, 0) ?? 0;
  return {
    html: sum("Document"),
    styles: sum("Stylesheet"),
    scripts: sum("Script"),
    scriptFiles: bytes.Script?.length ?? 0,
  };
}

import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const SHELL = "/usr/bin/chromium-headless-shell";

/** The machine's own Chromium, which is never downloaded, kept from calling anybody by itself. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM || [SHELL, "/usr/bin/chromium"].find(existsSync),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
  ],
};

/** For whoever looks at what a page does: a sixth of the work of a page are its pictures. */
export const withoutPictures: LaunchOptions = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), "--blink-settings=imagesEnabled=false"],
};

export const browserSettings = { browserName: "chromium" as const, launchOptions };

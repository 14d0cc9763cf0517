import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import chromium from "../scripts/chromium.json" with { type: "json" };

/** The machine's own Chromium, which is never downloaded, kept from calling anybody by itself. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM || chromium.programs.find(existsSync),
  args: chromium.words,
} satisfies LaunchOptions;

/** For whoever looks at what a page does: a sixth of the work of a page are its pictures. */
export const launchOptionsWithoutImages: LaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
};

export const browserSettings = { browserName: "chromium" as const, launchOptions };

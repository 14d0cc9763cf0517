import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import chromium from "../scripts/chromium.json" with { type: "json" };

export const launchOptions = {
  executablePath: process.env.CHROMIUM || chromium.programs.find(existsSync),
  args: chromium.words,
} satisfies LaunchOptions;

/** For tests that need no images: loading a page takes a sixth less time. */
export const launchOptionsWithoutImages: LaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
};

export const browserSettings = { browserName: "chromium" as const, launchOptions };

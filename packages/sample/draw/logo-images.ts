import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { LOGO_VIEW, LOGOS } from "./company-logos.ts";

/** The companies' logos as PNG, twice as wide as shown: mail programs show no SVG. */
export async function writeLogoImages(folder: string): Promise<void> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: LOGO_VIEW, deviceScaleFactor: 2 });
  for (const { slug } of LOGOS) {
    await page.goto(pathToFileURL(join(folder, `logo-${slug}.svg`)).href);
    const png = await page.screenshot({ omitBackground: true });
    await sharp(png)
      .png({ palette: true })
      .toFile(join(folder, `logo-${slug}.png`));
  }
  await browser.close();
}

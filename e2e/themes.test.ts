import { HEADER_LAYOUTS, MOBILE_HEADER_LAYOUTS, THEMES } from "@pecacerta/rules/company";
import type { Page } from "@playwright/test";
import { expect, header, test } from "./fixtures.ts";
import { horizontalOverflow } from "./pages.ts";
import { createThemedCompany } from "./seller-actions.ts";

const PARTS =
  ".top, .head, .logo, .head-menu, .search, .search-button, .vehicle, .indicator, .bar, .bar-departments, .bar-offers";
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
/** The narrowest viewport with the desktop header. */
const SMALLEST_DESKTOP = { width: 992, height: 900 };

type Appearance = { layout: string; colors: string };

/** Positions and colors of the header's parts. */
const readAppearance = (page: Page): Promise<Appearance> =>
  header(page).evaluate((element, parts) => {
    // The animation of the progress bar is infinite.
    const changes = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const change of changes) change.finish();
    const shown = [...element.querySelectorAll(parts)].filter((part) => part.checkVisibility());
    const position = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    };
    const colors = (part: Element) => {
      const { backgroundColor, backgroundImage, borderColor, color } = getComputedStyle(part);
      return [backgroundColor, backgroundImage, borderColor, color].join(" ");
    };
    return { layout: shown.map(position).join("; "), colors: shown.map(colors).join("; ") };
  }, PARTS);

const setAppearance = (page: Page, header: string, theme: string, mobile: string) =>
  page.evaluate((appearance) => void Object.assign(document.documentElement.dataset, appearance), {
    header,
    theme,
    mobile,
  });

test("[SH-14] [GEN-04] each header, phone header and theme is a distinct design; unknown values use the first", async ({
  page,
}) => {
  // With reduced motion, color changes arrive a frame later.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const html = page.locator("html");
  const path = (slug: string) => `/account/login?company=${slug}`;

  await test.step("the server renders the company's settings", async () => {
    for (const [at, name] of HEADER_LAYOUTS.entries()) {
      const appearance = {
        header: name,
        header_mobile: MOBILE_HEADER_LAYOUTS[at % 2] ?? "",
        cor_padrao: THEMES[at % 6] ?? "",
      };
      const response = await page.request.get(path(await createThemedCompany(appearance)));
      expect(await response.text()).toContain(
        `data-theme="${appearance.cor_padrao}" data-header="${name}" data-mobile="${appearance.header_mobile}"`,
      );
    }
  });

  await test.step("unknown values use the first design", async () => {
    await page.goto(
      path(await createThemedCompany({ header: "classic-six", header_mobile: "three", cor_padrao: "theme-pink" })),
    );
    await expect(html).toHaveAttribute("data-header", HEADER_LAYOUTS[0]);
    await expect(html).toHaveAttribute("data-mobile", MOBILE_HEADER_LAYOUTS[0]);
    await expect(html).toHaveAttribute("data-theme", THEMES[0]);
  });

  await test.step("long names and addresses fit every header", async () => {
    await page.setViewportSize(NARROWEST);
    expect(await horizontalOverflow(page), "on a phone").toBe(0);
    await page.setViewportSize(SMALLEST_DESKTOP);
    for (const name of HEADER_LAYOUTS) {
      await setAppearance(page, name, THEMES[0], MOBILE_HEADER_LAYOUTS[0]);
      expect(await horizontalOverflow(page), name).toBe(0);
    }
  });

  await test.step("all designs differ", async () => {
    const appearances: string[] = [];
    const layouts = new Set<string>();
    const phoneAppearances = new Map<string, Appearance>();
    await page.setViewportSize(PHONE);
    for (const mobile of MOBILE_HEADER_LAYOUTS)
      for (const theme of THEMES) {
        await setAppearance(page, HEADER_LAYOUTS[0], theme, mobile);
        const appearance = await readAppearance(page);
        phoneAppearances.set(`${mobile} ${theme}`, appearance);
        layouts.add(appearance.layout);
      }
    expect(layouts.size, "arrangements on a phone").toBe(MOBILE_HEADER_LAYOUTS.length);
    await page.setViewportSize(DESKTOP);
    layouts.clear();
    for (const name of HEADER_LAYOUTS)
      for (const theme of THEMES) {
        await setAppearance(page, name, theme, MOBILE_HEADER_LAYOUTS[0]);
        const { layout, colors } = await readAppearance(page);
        layouts.add(layout);
        for (const mobile of MOBILE_HEADER_LAYOUTS) {
          const phone = phoneAppearances.get(`${mobile} ${theme}`);
          appearances.push(`${layout} ${colors} ${phone?.layout} ${phone?.colors}`);
        }
      }
    expect(layouts.size, "arrangements on a desktop").toBe(HEADER_LAYOUTS.length);
    expect(new Set(appearances).size).toBe(HEADER_LAYOUTS.length * THEMES.length * MOBILE_HEADER_LAYOUTS.length);
  });
});

import type { BrowserContext } from "@playwright/test";

export const MAX_SHIFT = 0.02;

const LATE_MS = 300;
const PAGES_AT_ONCE = 3;

type ShiftWindow = { shift: number; moved: string[] };
export type PageShift = ShiftWindow & { path: string };

/** Opens each path in a new document, with scripts and answers that come late, and measures until nothing is fetched. */
export async function measureShifts(
  context: BrowserContext,
  width: number,
  paths: readonly string[],
): Promise<PageShift[]> {
  const [left, shifts]: [string[], PageShift[]] = [paths.toReversed(), []];
  const measureNext = async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(observeShifts);
    await page.route(/\/assets\/.*\.js$|\/ecommerce\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { shift, moved } = await page.evaluate(readShifts);
      shifts.push({ path, shift: Number(shift.toFixed(4)), moved });
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, measureNext));
  return shifts;
}

function observeShifts(): void {
  const result: ShiftWindow = { shift: 0, moved: [] };
  Object.assign(globalThis, result);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const target = globalThis as unknown as ShiftWindow;
      target.shift += entry.value;
      for (const { node } of entry.sources)
        if (node instanceof Element)
          target.moved.push(`${node.tagName.toLowerCase()}.${node.className} ${node.textContent?.slice(0, 30)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** After two frames, so that the last shift is reported. */
const readShifts = (): Promise<ShiftWindow> =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const { shift, moved } = globalThis as unknown as ShiftWindow;
        resolve({ shift, moved });
      }),
    ),
  );

import { expect, test } from "./fixtures.ts";
import { MAX_SHIFT, measureShifts } from "./layout-shifts.ts";
import { PUBLIC_PAGES, visit } from "./pages.ts";
import { chooseVehicle, findOnixId } from "./vehicle-picker.ts";

const ALL_PAGES_TIMEOUT_MS = 300_000;
const PATHS = [...PUBLIC_PAGES.map(({ path }) => path), "/meu-carro"];
const CASES = [
  { width: 360, hasCar: false },
  { width: 1280, hasCar: true },
  ...(process.env.RUN_ALL
    ? [
        { width: 360, hasCar: true },
        { width: 1280, hasCar: false },
      ]
    : []),
];

for (const { width, hasCar } of CASES)
  test(`no page shifts while scripts and answers come late, at ${width} px ${hasCar ? "with" : "without"} a car`, async ({
    page,
    context,
  }) => {
    test.setTimeout(ALL_PAGES_TIMEOUT_MS);
    if (hasCar) {
      await visit(page, { path: "/", heading: /./ });
      await chooseVehicle(page);
    }
    const shifts = await measureShifts(context, width, PATHS);
    expect(shifts).toHaveLength(PATHS.length);
    expect(shifts.filter(({ shift }) => shift > MAX_SHIFT)).toEqual([]);
  });

for (const width of [360, 1280])
  test(`a page for another vehicle than the chosen one does not shift at ${width} px`, async ({ page, context }) => {
    const other = await findOnixId();
    await visit(page, { path: "/", heading: /./ });
    await chooseVehicle(page);
    const paths = [`/meu-carro?vehicle=${other}&km=60300`, `/catalog/filtros-de-oleo/products?filter_vehicle=${other}`];
    const shifts = await measureShifts(context, width, paths);
    expect(shifts.filter(({ shift }) => shift > MAX_SHIFT)).toEqual([]);
    await page.goto(paths[0] ?? "");
    await expect(page.locator(".other-vehicle")).toBeVisible();
  });

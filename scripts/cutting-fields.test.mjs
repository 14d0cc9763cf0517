import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCuts } from "./cutting-fields.mjs";
import { rootDir } from "./root-dir.mjs";

// Search terms are looked up and not kept; the calls take 100 characters of them.
const ALLOWED = [
  "packages/web/app/storefront/search/search-form.tsx: maxLength={100}",
  "packages/admin/app/list/list-search.tsx: maxLength={MOST_CHARACTERS}",
  "packages/admin/app/palette/palette-dialog.tsx: maxLength={MAX_CHARACTERS}",
  "packages/admin/app/palette/use-typed-keys.ts: (text + key).slice(0, MAX_CHARACTERS)",
  // What an address says, a suggestion, and texts that are shown.
  'packages/web/app/storefront/garage/my-car-url.ts: (params.get("km") ?? "").slice(0, MAX_TYPED_MILEAGE_LENGTH)',
  'packages/web/app/storefront/listing/listing-url.ts: cleanText(params.get("search") ?? "") .slice(0, MAX_TERM_LENGTH)',
  "packages/web/app/storefront/listing/listing-url.ts: value.slice(0, MAX_FILTER_LENGTH)",
  "packages/admin/app/installation/open-company-page.tsx: slugify(name).slice(0, 63)",
  "packages/ui/src/grid/grid.tsx: text.slice(0, MOST_SHOWN - 1)",
  "packages/web/app/storefront/accounts/export-data-button.tsx: response.value.data.exportedAt.slice(0, 10)",
];

test("no field of a form cuts what is typed or pasted into it", () => {
  expect(findCuts(rootDir).filter((cut) => !ALLOWED.includes(cut))).toEqual([]);
});

test("the allowed cuts are in use", () => {
  expect(ALLOWED.filter((cut) => !findCuts(rootDir).includes(cut))).toEqual([]);
});

test.each([
  ['const field = <input maxLength={80} name="complement" />;', true],
  ["const field = <Field {...props} maxLength={MOST} />;", true],
  ["const limits = { maxLength: 30 };", true],
  ["const props = (maxLength: number) => ({ maxLength });", true],
  ["const field = <input onChange={(event) => change(event.currentTarget.value.slice(0, 80))} />;", true],
  ["const cut = (typed: string) => typed.trim().substring(0, MOST);", true],
  ["const field = <Field limit={80} onChange={(event) => change(event.currentTarget.value)} />;", false],
  ["const shown = products.slice(0, 8);", false],
  ["const shorter = (text: string) => text.slice(0, -1);", false],
])("the check of %s", (source, isFound) => {
  const folder = mkdtempSync(join(tmpdir(), "cutting-fields-"));
  try {
    writeFileSync(join(folder, "field.tsx"), source);
    expect(findCuts(folder, ["field.tsx"]).length > 0).toBe(isFound);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

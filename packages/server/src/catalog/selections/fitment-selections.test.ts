import { MAX_FITMENTS_OF_SELECTION } from "@pecacerta/contract/admin/selections";
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct, insertTestProducts } from "../../../testing/catalog.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { fitments } from "../tables.ts";

let staff: StaffTest;
beforeAll(async () => {
  staff = await openStaffTest("catalog");
});
afterAll(() => staff.context.close());

const ROWS = 500;
const MOST = MAX_FITMENTS_OF_SELECTION / ROWS;

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    type: 1,
    make: "VW - VolksWagen",
    family: `Gol ${first + at}`,
    yearFrom: 2009,
    yearTo: 2012,
    quantity: null,
    note: "sem ar-condicionado",
  }));

const add = (first: number, count: number) => ({ kind: "fitments", mode: "add", fitments: rowsFrom(first, count) });

const preview = (ids: readonly string[], action: object) =>
  staff.call("POST", "/selections/preview", { body: { selection: { ids }, action } });

async function apply(ids: readonly string[], action: object) {
  const { tag } = (await preview(ids, action)).data;
  return await staff.call("POST", "/selections/apply", { body: { selection: { ids }, action, tag } });
}

const insertProducts = (count: number) => withTenantTransaction(staff.tenant, (tx) => insertTestProducts(tx, count));

const storedFitments = (ids: readonly string[]) =>
  withTenantTransaction(staff.tenant, (tx) =>
    tx
      .select({ id: fitments.id, family: fitments.family })
      .from(fitments)
      .where(and(eq(fitments.companyId, tx.companyId), inArray(fitments.productId, [...ids])))
      .orderBy(asc(fitments.id)),
  );

test("[ADM-96] the largest change of fitments is made, and one row more is refused", async () => {
  const ids = await insertProducts(MOST);
  expect(await apply(ids, add(0, ROWS))).toMatchObject({ status: 200, data: { changed: MOST, refused: [] } });
  expect(await storedFitments(ids)).toHaveLength(MAX_FITMENTS_OF_SELECTION);
  const tooMany = { status: 409, message: "TOO_MANY_PRODUCTS" };
  expect(await preview(ids, add(ROWS, 1))).toMatchObject(tooMany);
  const others = await insertProducts(MOST + 1);
  expect(await preview(others, add(0, ROWS))).toMatchObject(tooMany);
  const tag = "a".repeat(43);
  const body = { selection: { ids: others }, action: add(0, ROWS), tag };
  expect(await staff.call("POST", "/selections/apply", { body })).toMatchObject(tooMany);
});

test("a removal counts the stored rows alone", async () => {
  const ids = await insertProducts(MOST + 1);
  await apply(ids.slice(0, 1), add(0, 2));
  const action = { ...add(1, ROWS), mode: "remove" };
  expect(await apply(ids, action)).toMatchObject({ status: 200, data: { changed: 1, refused: [] } });
  expect((await storedFitments(ids)).map(({ family }) => family)).toEqual(["Gol 0"]);
});

test("fitments that are added come behind the stored ones, which stay as they are", async () => {
  const { id } = await createTestProduct(staff.tenant);
  await apply([id], add(0, 3));
  const before = await storedFitments([id]);
  await apply([id], add(2, 3));
  const after = await storedFitments([id]);
  expect(after.slice(0, 3)).toEqual(before);
  expect(after.map(({ family }) => family)).toEqual(["Gol 0", "Gol 1", "Gol 2", "Gol 3", "Gol 4"]);
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany } from "../../../testing/database.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { deleteExpiredBulkEdits } from "../bulk-edits/commands.ts";

let staff: StaffTest;
beforeAll(async () => {
  staff = await openStaffTest("catalog");
});
afterAll(() => staff.context.close());

const readGrid = async (selection: object, sort = "name") =>
  (await staff.call("POST", "/products/grid", { body: { selection, sort } })).data;
const listEdits = async (query = "") => (await staff.call("GET", `/selections${query}`)).data;

test("[ADM-64] the grid reads the fields of a view or of a selection, in the order of the list", async () => {
  const { tenant } = staff;
  const brand = "Grade";
  const second = await createTestProduct(tenant, { name: "Bucha B", brand, price: 20_00, stock: 3 });
  const first = await createTestProduct(tenant, { name: "Bucha A", brand, price: 30_00 });
  const foreign = await createTestProduct(await createTestCompany(staff.context.installation));
  const grid = await readGrid({ brand });
  expect(grid).toMatchObject({
    total: 2,
    isMore: false,
    items: [
      { id: first.id, name: "Bucha A", price: 30, cost: null, revision: 1, categories: [], onHand: 10 },
      { id: second.id, name: "Bucha B", price: 20, onHand: 3, state: "published", tags: [], box: null },
    ],
  });
  const ids = [first.id, foreign.id, second.id];
  expect((await readGrid({ ids }, "price")).items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
});

test("[ADM-62] [ADM-64] saved cells and bulk edits are listed for 30 days and undone once", async () => {
  const { tenant, call } = staff;
  const one = await createTestProduct(tenant, { price: 10_00 });
  const two = await createTestProduct(tenant, { price: 20_00 });
  const products = [one, two].map(({ id }) => ({
    id,
    revision: 1,
    changes: { price: 50, cost: 12.5 },
    base: { price: id === one.id ? 10 : 99, cost: null },
  }));
  const { data: saved } = await call("PATCH", "/products", { body: { products } });
  expect(saved.products).toMatchObject([{ refusal: null }, { refusal: "CHANGED_MEANWHILE", conflicts: ["price"] }]);
  const action = { kind: "set", changes: { cost: 7.5 } };
  const selection = { ids: [two.id] };
  const { tag } = (await call("POST", "/selections/preview", { body: { selection, action } })).data;
  const applied = await call("POST", "/selections/apply", { body: { selection, action, tag } });
  const [bulk, grid] = await listEdits();
  expect(bulk).toMatchObject({ id: applied.data.job_id, action, products: 1, undoneAt: null });
  expect(grid).toMatchObject({ id: saved.job_id, products: 1, action: { kind: "grid" }, undoneAt: null });
  expect(grid.action.fields.sort()).toEqual(["cost", "price"]);
  expect((await listEdits(`?before=${bulk.id}`))[0].id).toBe(grid.id);
  const undo = (id: string) => call("POST", "/selections/undo", { body: { job_id: id } });
  expect((await undo(grid.id)).data).toEqual({ restored: 1, kept: [] });
  expect((await readGrid({ ids: [one.id] })).items[0]).toMatchObject({ price: 10, cost: null });
  expect(await undo(grid.id)).toMatchObject({ status: 409, message: "UNDO_OVER" });
  expect((await listEdits())[1].undoneAt).not.toBeNull();

  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update bulk_edits set at = now() - interval '31 days' where company_id = ${tx.companyId}`),
  );
  expect(await undo(bulk.id)).toMatchObject({ status: 409, message: "UNDO_OVER" });
  expect(await listEdits()).toEqual([]);
  await withTenantTransaction(tenant, (tx) => deleteExpiredBulkEdits(tx, new Date()));
  expect(await undo(bulk.id)).toMatchObject({ status: 404, message: "REVISION_NOT_FOUND" });
});

test("costs are hidden from staff without the permission for prices", async () => {
  const { tenant, call } = staff;
  const { id } = await createTestProduct(tenant);
  const products = [{ id, revision: 1, changes: { cost: 5 }, base: { cost: null } }];
  await call("PATCH", "/products", { body: { products } });
  const selection = { ids: [id] };
  const raise = { kind: "price", field: "cost", direction: "raise", amount: 1, ending: "none" };
  for (const action of [raise, { kind: "set", changes: { cost: 6, warrantyMonths: 3 } }]) {
    const { tag } = (await call("POST", "/selections/preview", { body: { selection, action } })).data;
    await call("POST", "/selections/apply", { body: { selection, action, tag } });
  }
  expect((await readGrid(selection)).items[0].cost).toBe(6);
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(
      sql`update staff_memberships set removed_permissions = '{prices.write}' where company_id = ${tx.companyId}`,
    ),
  );
  expect((await readGrid(selection)).items[0]).toMatchObject({ cost: null, warrantyMonths: 3 });
  const { amount: _, ...raised } = raise;
  const actions = (await listEdits()).map(({ action }: { action: object }) => action);
  expect(actions.slice(0, 2)).toEqual([{ kind: "set", changes: { warrantyMonths: 3 } }, raised]);
});

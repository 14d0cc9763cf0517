import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../../testing/catalog.ts";
import { ownerPoolOf } from "../../../../testing/database.ts";
import { openStaffTest, type StaffTest } from "../../../../testing/open-staff-test.ts";

let context: StaffTest["context"];
let tenant: StaffTest["tenant"];
let call: StaffTest["call"];
beforeAll(async () => {
  ({ context, tenant, call } = await openStaffTest("catalog"));
  await createTestCategory(tenant, { slug: "discos", name: "Discos" });
});
afterAll(() => context.close());

const read = async (id: string) => (await call("GET", `/products/${id}`)).data;
const currentTag = async (id: string) => `"r${(await read(id)).revision}"`;
const change = (id: string, changes: object, base: object = {}, tag = '"r1"') =>
  call("PATCH", `/products/${id}`, { body: { changes, base }, tag });

type Revision = {
  revision: number;
  changed: string[];
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};

describe("two members of staff", () => {
  test("who change different fields both win, 100 times", async () => {
    const { id } = await createTestProduct(tenant);
    let [name, price] = ["Disco de freio ventilado", 100];
    for (let pair = 1; pair <= 100; pair++) {
      const next = { name: `Disco ${pair}`, price: 100 + pair };
      const [one, other] = await Promise.all([
        change(id, { name: next.name }, { name }),
        change(id, { price: next.price }, { price }),
      ]);
      expect([one.status, other.status]).toEqual([200, 200]);
      ({ name, price } = next);
    }
    expect(await read(id)).toMatchObject({ name: "Disco 100", price: 200, revision: 201 });
    const { data: revisions } = await call("GET", `/products/${id}/revisions?before=152`);
    expect(revisions.map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: 50 }, (_, at) => 151 - at),
    );
  }, 120_000);

  test("who change the same field: one is told of the other, 100 times", async () => {
    const { id } = await createTestProduct(tenant);
    let name = "Disco de freio ventilado";
    for (let pair = 1; pair <= 100; pair++) {
      const names = [`Disco ${pair} A`, `Disco ${pair} B`];
      const answers = await Promise.all(names.map((next) => change(id, { name: next }, { name })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [won, lost] = answers[0].status === 200 ? [0, 1] : [1, 0];
      name = names[won] as string;
      expect(answers[lost]).toMatchObject({
        message: "CHANGED_MEANWHILE",
        conflicts: ["name"],
        current: { name },
        yours: { name: names[lost] },
        revision: pair + 1,
        changedBy: { name: "Ana" },
      });
    }
    expect(await read(id)).toMatchObject({ name, revision: 101 });
  }, 120_000);

  test("who save, publish, archive and restore at once lose nothing", async () => {
    const { id } = await createTestProduct(tenant);
    await change(id, { categories: ["discos"], images: ["/pictures/a-800.webp"], excerpt: "antes" });
    for (let round = 1; round <= 10; round++) {
      const { name, excerpt } = await read(id);
      const { data: before } = await call("GET", `/products/${id}/revisions`);
      const described = before.find(({ changed }: Revision) => changed.includes("excerpt"));
      const answers = await Promise.all([
        change(id, { name: `Disco ${round}` }, { name }),
        call("POST", `/products/${id}/publish`),
        call("POST", `/products/${id}/archive`),
        change(id, { excerpt: `resumo ${round}` }, { excerpt }),
        call("POST", `/products/${id}/restore`, { body: { revision: described.revision, fields: ["excerpt"] } }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      // The restore, or the save that came second, is told of the other.
      expect(statuses.slice(3).sort()).toEqual([200, 409]);
      expect((await read(id)).name).toBe(`Disco ${round}`);
    }
    const { data: revisions } = await call("GET", `/products/${id}/revisions`);
    const { revision } = await read(id);
    expect(revisions.map((each: Revision) => each.revision)).toEqual(
      revisions.map((_: Revision, at: number) => revision - at),
    );
    for (const [at, { before }] of revisions.entries())
      for (const [field, value] of Object.entries(before)) {
        const earlier = revisions.slice(at + 1).find(({ after }: Revision) => Object.hasOwn(after, field));
        if (earlier) expect(value).toEqual(earlier.after[field]);
      }
  }, 120_000);

  test("an own second save, a value that stands already, and an old tag with the stored base are no conflict", async () => {
    const { id } = await createTestProduct(tenant);
    expect((await change(id, { name: "Um" }, { name: "Disco de freio ventilado" })).data.revision).toBe(2);
    expect((await change(id, { name: "Dois" }, { name: "Um" }, '"r2"')).data.revision).toBe(3);
    expect((await change(id, { name: "Dois" }, { name: "Um" }, '"r1"')).data.revision).toBe(3);
    expect((await change(id, { excerpt: "x" }, { excerpt: "" }, '"nonsense"')).data.revision).toBe(4);
    expect(await change(id, { excerpt: "y" }, {}, '"r3"')).toMatchObject({ status: 409, conflicts: ["excerpt"] });
    expect((await change(id, { excerpt: "y" }, {}, '"r4"')).data.revision).toBe(5);
    const untagged = await call("PATCH", `/products/${id}`, { body: { changes: {}, base: {} } });
    expect(untagged).toMatchObject({ status: 428, message: "VERSION_NEEDED" });
  });
});

test("a field that follows from another conflicts with its change meanwhile where its base is sent", async () => {
  const { id } = await createTestProduct(tenant, { price: 90_00, compareAtPrice: 100_00 });
  await change(id, { compareAtPrice: 105 }, { compareAtPrice: 100 });
  const raised = { price: 110 };
  expect(await change(id, raised, { price: 90, compareAtPrice: 100 })).toMatchObject({
    status: 409,
    message: "CHANGED_MEANWHILE",
    conflicts: ["compareAtPrice"],
    current: { compareAtPrice: 105 },
    yours: { compareAtPrice: null },
  });
  const { data } = await change(id, raised, { price: 90, compareAtPrice: 105 });
  expect(data).toMatchObject({ price: 110, compareAtPrice: null, revision: 3 });
  expect(data.changed.sort()).toEqual(["compareAtPrice", "price"]);
  expect((await change(id, raised, { price: 90 })).data).toMatchObject({ revision: 3, changed: [] });
});

test("a field that would follow from another stays if it is sent with its stored value", async () => {
  const { id } = await createTestProduct(tenant, { compatibility: "all" });
  const fitments = [{ type: 1, make: "VW", family: "Gol", yearFrom: 2009, yearTo: 2012, quantity: null }];
  const base = { fitments: [], compatibility: "all" };
  const stored = await change(id, { fitments, compatibility: "all" }, base);
  expect(stored.data).toMatchObject({ compatibility: "all", changed: ["fitments"] });
  const followed = await change(id, { fitments: [...fitments, { ...fitments[0], family: "Voyage" }] }, {}, '"r2"');
  expect(followed.data).toMatchObject({ compatibility: "listed" });
});

test("many parts that change category and name at once keep the counts of the categories right", async () => {
  const [left, right] = [await createTestCategory(tenant), await createTestCategory(tenant, { name: "Motor" })];
  const parts = await Promise.all(Array.from({ length: 8 }, () => createTestProduct(tenant)));
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      parts.map(async ({ id }, at) => {
        const categories = [(at + round) % 2 === 0 ? left.slug : right.slug];
        const changes = at % 3 === 0 ? { categories } : { categories, name: `Motor ${round} freios ${at}` };
        return (await change(id, changes, {}, await currentTag(id))).status;
      }),
    );
    expect(answers).toEqual(parts.map(() => 200));
  }
  const { rows } = await ownerPoolOf(context.installation.database).query(
    "select product_count from categories where company_id = $1 and id = any ($2)",
    [tenant.companyId, [left.id, right.id]],
  );
  expect(rows).toEqual([{ product_count: 4 }, { product_count: 4 }]);
});

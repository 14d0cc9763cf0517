import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCategory, createTestProduct } from "../../../testing/catalog.ts";
import { HOSTILE_TEXTS } from "../../../testing/hostile-texts.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";

let staff: StaffTest;
let make: string;
const found: VehicleRow[] = [];
beforeAll(async () => {
  staff = await openStaffTest("catalog");
  const { database } = staff.context.installation;
  for (const year of [2009, 2010, 2011]) {
    const fields = { family: "Zagol", model: "Zagol 1.0 8V", engine: "1.0 8V", year, ...(make && { make }) };
    found.push(await insertTestVehicle(database, fields));
    make ??= found[0]?.make ?? "";
  }
  for (const engine of ["1.0 8V", "1.6 8V"])
    await insertTestVehicle(database, { make, family: "Zapolo", model: `Zapolo ${engine}`, engine, year: 2010 });
});
afterAll(() => staff.context.close());

const row = (changes: object = {}) => ({
  type: 1,
  make,
  family: "Zagol",
  model: "",
  cod_fipe: "",
  yearFrom: 2009,
  yearTo: 2010,
  engine: "1.0 8V",
  fuel: "",
  body: "",
  position: "",
  quantity: null,
  note: "",
  source: "Lista",
  excluded: false,
  ...changes,
});

test("[ADM-99] a text becomes rows with the vehicles that each one meets, and what is left stays text", async () => {
  const text = "Zagol 1.0 8v 2009/2010; Zagol 1.0 2010 em diante xpto\nCód. 7089";
  const { data } = await staff.call("POST", "/fitments/parse", { body: { text, source: "Lista" } });
  expect(data.rows).toMatchObject([
    { fitment: row(), state: "evidence", vehicles: 2, doubts: [] },
    {
      fitment: { yearFrom: 2010, yearTo: null, note: "xpto" },
      state: "review",
      vehicles: 2,
      doubts: [{ kind: "words" }],
    },
  ]);
  expect(data.rest).toEqual(["Cód. 7089"]);
  const unclear = await staff.call("POST", "/fitments/parse", { body: { text: "Zagol 1.0 8v 2009\nfrete incluso" } });
  expect(unclear.data.rows).toMatchObject([{ state: "review", doubts: [{ kind: "shared", text: "frete incluso" }] }]);
  for (const hostile of HOSTILE_TEXTS)
    expect((await staff.call("POST", "/fitments/parse", { body: { text: hostile } })).status).toBeLessThan(500);
});

test("[ADM-101] rows say how many vehicles they meet, and one car is judged as a shopper sees it", async () => {
  const fitments = [row(), row({ yearFrom: 1990, yearTo: 1991 })];
  expect((await staff.call("POST", "/fitments/vehicles", { body: { fitments } })).data).toEqual([2, 0]);
  const check = (vehicle: string | undefined) =>
    staff.call("POST", "/fitments/check", { body: { vehicle, compatibility: "listed", fitments } });
  expect((await check(found[0]?.id)).data).toMatchObject({ verdict: "serves", row: row() });
  expect((await check(found[2]?.id)).data).toMatchObject({ verdict: "does-not-serve", row: null });
  expect(await check("01890000-0000-7000-8000-000000000000")).toMatchObject({ message: "VEHICLE_NOT_FOUND" });
});

test("[ADM-96] rows are added to, taken from and replaced in many products after a preview, and undone", async () => {
  const [one, other] = [await createTestProduct(staff.tenant), await createTestProduct(staff.tenant)];
  const selection = { ids: [one.id, other.id] };
  const preview = async (action: object) =>
    (await staff.call("POST", "/selections/preview", { body: { selection, action } })).data;
  const apply = async (mode: string, fitments: object[]) => {
    const action = { kind: "fitments", mode, fitments };
    const { tag } = await preview(action);
    return (await staff.call("POST", "/selections/apply", { body: { selection, action, tag } })).data;
  };
  const fitmentsOf = async (id: string) => (await staff.call("GET", `/products/${id}`)).data.fitments;
  expect(await apply("add", [row()])).toMatchObject({ changed: 2, refused: [] });
  expect(await apply("add", [row({ source: "again" })])).toMatchObject({ changed: 0, unchanged: 2 });
  expect(await fitmentsOf(one.id)).toEqual([row()]);
  const added = { kind: "fitments", mode: "add", fitments: [row({ yearTo: 2011 })] };
  const { rows } = await preview(added);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ before: { fitments: [] }, after: { fitments: [row({ yearTo: 2011 })] } });
  const replaced = await apply("replace", [row({ yearTo: 2011 }), row({ engine: "" })]);
  expect(await fitmentsOf(other.id)).toHaveLength(2);
  await staff.call("POST", "/selections/undo", { body: { job_id: replaced.job_id } });
  expect(await fitmentsOf(other.id)).toEqual([row()]);
  await apply("remove", [row()]);
  expect(await fitmentsOf(other.id)).toEqual([]);
});

test("products that share a number show what they fit more", async () => {
  const numbers = [{ kind: "oem" as const, number: "99 887 766" }];
  const own = await createTestProduct(staff.tenant, { numbers });
  const other = await createTestProduct(staff.tenant, { numbers, name: "Outro disco" });
  await staff.call("PATCH", `/products/${other.id}`, {
    body: { changes: { fitments: [row()] }, base: { fitments: [] } },
    tag: '"r1"',
  });
  expect((await staff.call("GET", `/fitments/equivalents/${own.id}`)).data).toEqual([
    expect.objectContaining({
      id: other.id,
      name: "Outro disco",
      sku: other.sku,
      numbers: ["99 887 766"],
      missing: [row()],
      shared: 0,
    }),
  ]);
});

test("[ADM-97] coverage counts the products without fitments of each category", async () => {
  const { slug } = await createTestCategory(staff.tenant, { name: "Pastilhas" });
  for (const compatibility of ["unknown", "unknown", "all"] as const)
    await createTestProduct(staff.tenant, { categories: [slug], compatibility });
  const { data } = await staff.call("GET", "/fitments/coverage");
  expect(data.categories).toContainEqual({ slug, name: "Pastilhas", products: 3, withoutFitments: 2 });
});

test.each([false, true])(
  "[ADM-97] the score of a category is the mean coverage of its products; it requires positions: %s",
  async (requiresPosition) => {
    const name = `Discos ${requiresPosition}`;
    const { slug } = (await staff.call("POST", "/categories", { body: { name, requiresPosition } })).data;
    const lists = [
      [row({ position: "dianteira" }), row({ engine: "", position: "dianteira" })],
      [row({ yearFrom: 1990, yearTo: 1991, source: "" })],
      [row({ family: "", model: "Zagol 1.0 8V" })],
      [row({ engine: "9.9 8V" }), row()],
      [row({ fuel: "Diesel" })],
      [row({ note: "Motor diesel" })],
      [row({ family: "Zagolvo", engine: "" })],
      [row({ family: "", model: "Zagol 1.0 8V", engine: "" })],
      [row({ family: "", cod_fipe: found[0]?.codFipe, engine: "" })],
      [row({ family: "", cod_fipe: "999999-9", engine: "" })],
      [row({ family: "Zapolo", engine: "" })],
      [row({ family: "Zapolo", model: "Zapolo 1.0 8V", engine: "" })],
      [],
    ];
    const coverages: number[] = [];
    const scores: { slug: string; score: number }[] = [];
    for (const [at, fitments] of lists.entries()) {
      const numbers = at === 0 ? [{ kind: "oem" as const, number: "11 22 33" }] : [];
      const own = await createTestCategory(staff.tenant, { name: `${name} ${at}` });
      const categories = [slug, own.slug];
      const { id } = await createTestProduct(staff.tenant, { categories, numbers, compatibility: "unknown" });
      const changes = { fitments };
      await staff.call("PATCH", `/products/${id}`, { body: { changes, base: { fitments: [] } }, tag: '"r1"' });
      const { coverage } = (await staff.call("GET", `/products/${id}`)).data;
      coverages.push(coverage);
      scores.push({ slug: own.slug, score: coverage });
    }
    await createTestProduct(staff.tenant, { categories: [slug], compatibility: "all" });
    await createTestProduct(staff.tenant, { categories: [slug], compatibility: "listed" });
    expect(new Set(coverages).size).toBeGreaterThan(3);
    const mean = [...coverages, 50, 0].reduce((sum, coverage) => sum + coverage, 0) / (lists.length + 2);
    const { data } = await staff.call("GET", "/fitments/scores");
    expect(data).toEqual(expect.arrayContaining([...scores, { slug, score: Math.round(mean) }]));
  },
);

test("families of the price table have years and engines, and vehicles by year", async () => {
  const query = `type=1&make=${encodeURIComponent(make)}`;
  expect((await staff.call("GET", "/vehicles/makes?type=1")).data).toContain(make);
  expect((await staff.call("GET", `/vehicles/families?${query}`)).data).toContainEqual({
    family: "Zagol",
    firstYear: 2009,
    lastYear: 2011,
    engines: [{ engine: "1.0 8V", firstYear: 2009, lastYear: 2011 }],
  });
  const { data } = await staff.call("GET", `/vehicles?${query}&family=Zagol&year=2010`);
  expect(data).toEqual([{ id: found[1]?.id, model: "Zagol 1.0 8V", engine: "1.0 8V", fuel: "Gasolina" }]);
});

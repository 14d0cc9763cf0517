import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { insertTestVehicle, type VehicleRow } from "../../../testing/vehicles.ts";
import type { Tenant } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
let gol10: VehicleRow;
let family: { nome: string; codigo: number };
let vehicle: { id: string; model: string; cod_fipe: string; year_code: string };
let products: Record<string, string>;

const ask = async (path: string) =>
  (await context.app.inject({ url: `/ecommerce/${path}`, headers: { ecommerce: tenant.slug } })).json();
const ofMake = (list: string) => ask(`fipe/carros/marcas/${gol10.makeCode}/${list}`);
const listed = async (query: string): Promise<string[]> =>
  (await ask(`products?${query}`)).data.items.map(({ slug }: { slug: string }) => slug.replace("peca-", ""));

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  const { database } = context.installation;
  gol10 = await insertTestVehicle(database, { family: "Gol", model: "Gol 1.0", engine: "1.0 8V", modelCode: "5" });
  const { makeCode, make } = gol10;
  await insertTestVehicle(database, { makeCode, make, family: "Gol", model: "Gol 1.6", modelCode: "6" });
  await insertTestVehicle(database, { makeCode, make, family: "Gol", model: "Gol 1.6", modelCode: "6", year: 2015 });
  await insertTestVehicle(database, { makeCode, make, family: "Fox", model: "Fox 1.6", modelCode: "7" });
  [family] = await ofMake("familias");
  const { CodigoFipe } = await ofMake(`modelos/${family.codigo}/anos/2014-0`);
  vehicle = (await ask(`vehicles/code/${CodigoFipe}/2014-0`)).data;
  const row = { type: 1, make, family: "Gol", yearFrom: 2010, yearTo: 2016 } as const;
  const fields = {
    not: { fitments: [{ ...row, family: "Fox" }], name: "Filtro de ar" },
    universal: { name: "Filtro de ar" },
    some: { fitments: [{ ...row, engine: "1.6 8V" }], name: "Filtro de ar" },
    all: { fitments: [row], name: "Filtro de ar" },
  };
  const made = Object.entries(fields).map(async ([slug, given]) => {
    const { id } = await createTestProduct(tenant, { slug: `peca-${slug}`, ...given });
    return [slug, id] as const;
  });
  products = Object.fromEntries(await Promise.all(made));
});
afterAll(() => context.close());

describe("a vehicle of unknown version", () => {
  test("[VP-05] is offered for a family with several versions, with the years of all of them", async () => {
    expect(await ofMake("familias")).toEqual([{ nome: "Gol", codigo: expect.any(Number) }]);
    expect(await ofMake("modelos")).toEqual({
      modelos: [
        { nome: "Fox 1.6", codigo: 7 },
        { nome: "Gol 1.0", codigo: 5 },
        { nome: "Gol 1.6", codigo: 6 },
      ],
    });
    expect(await ofMake(`modelos/${family.codigo}/anos`)).toEqual([
      { nome: "2015", codigo: "2015-0" },
      { nome: "2014", codigo: "2014-0" },
    ]);
    expect(vehicle).toMatchObject({ family: "Gol", year: 2014, model: "", engine: "", fuel: "", year_code: "2014-0" });
  });

  test("[GR-03] has a doubt about the version where not all versions fit", async () => {
    const ids = ["all", "some", "not", "universal"].map((slug) => products[slug]);
    const { data } = await ask(`fitment?vehicle=${vehicle.id}&products=${ids}`);
    expect(data.map(({ verdict, doubts }: { verdict: string; doubts: string[] }) => [verdict, doubts])).toEqual([
      ["serves", []],
      ["serves-with-note", ["version"]],
      ["does-not-serve", []],
      ["universal", []],
    ]);
  });

  test("[LS-10] narrows and ranks lists and searches", async () => {
    expect((await listed(`filter_vehicle=${vehicle.id}`)).sort()).toEqual(["all", "some", "universal"]);
    const ranked = await listed(`for_vehicle=${vehicle.id}`);
    expect([ranked.slice(0, 2).sort(), ranked.slice(2)]).toEqual([
      ["all", "some"],
      ["universal", "not"],
    ]);
    const { data } = await ask(`products/search/filtro?for_vehicle=${vehicle.id}`);
    const found: string[] = data.map(({ slug }: { slug: string }) => slug.replace("peca-", ""));
    expect([found.slice(0, 2).sort(), found.at(-1)]).toEqual([["all", "some"], "not"]);
  });

  test("[GR-02] moves into the garage, beside the version that has its code", async () => {
    const session = await createTestCustomer(tenant);
    const { cod_fipe, year_code } = vehicle;
    const post = async (path: string, payload: object) =>
      (
        await context.app.inject({
          method: "POST",
          url: `/ecommerce/user/garage/${path}`,
          headers: session.headers,
          payload,
        })
      ).json();
    expect((await post("insert", { cod_fipe, year: 2014, year_code })).data).toEqual(vehicle);
    expect((await post("insert", { cod_fipe, year: 2014 })).data.model).not.toBe("");
    expect((await post("list", {})).data[1]).toEqual(vehicle);
  });

  test("[PR-04] is none of the vehicles that a product lists", async () => {
    const { data } = await ask(`products/byUuid/${products.all}`);
    expect(data.compatibility).toContain(gol10.id);
    expect(data.compatibility).not.toContain(vehicle.id);
    const named = await ask(`vehicles/models?year=2014&make=${encodeURIComponent(gol10.make)}`);
    expect(named.data).toEqual(["Fox 1.6", "Gol 1.0", "Gol 1.6"]);
  });
});

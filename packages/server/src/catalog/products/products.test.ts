import { productSchema as productShape } from "@pecacerta/contract/product";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  ownerPoolOf,
  type TestInstallation,
} from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { addProductType } from "./commands.ts";

let context: TestInstallation;
let tenant: Tenant;
let other: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  const { database } = context.installation;
  await ownerPoolOf(database).query(
    "insert into brands (slug, name, country, image) values ('rota-sul', 'Rota Sul', 'BR', '/r.svg') on conflict do nothing",
  );
  tenant = await createTestCompany(context.installation, { cidade: "Boa Vista", uf: "RR" });
  other = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const get = (path: string, of = tenant) =>
  context.app.inject({ url: `/ecommerce/products/${path}`, headers: { ecommerce: of.slug } });
const read = async (path: string) => (await get(path)).json().data;

describe("a product", () => {
  test("[API-07] [PR-01] [PR-05] [PR-06] has every field, the same by slug and by id", async () => {
    await createTestCategory(tenant, { slug: "freios", name: "Freios" });
    await createTestCategory(tenant, { slug: "pastilhas", name: "Pastilhas", parent: "freios" });
    const attributeGroups = [
      { slug: "general", name: "Geral", attributes: ["material", "voltage"] },
      { slug: "dimensions", name: "Dimensões", attributes: ["weight"] },
    ];
    await withTenantTransaction(tenant, (tx) =>
      addProductType(tx, { slug: "pastilha", name: "Pastilha de freio", attributeGroups }),
    );
    const options = [
      { type: "default" as const, slug: "material", name: "Material", values: [{ slug: "aco", name: "Aço" }] },
      {
        type: "color" as const,
        slug: "cor",
        name: "Cor",
        values: [{ slug: "branca", name: "Branca", color: "#ffffff" }],
      },
    ];
    const attributes = [
      { slug: "material", name: "Material", featured: true, values: [{ slug: "aco", name: "Aço" }] },
      { slug: "weight", name: "Peso", featured: false, values: [{ slug: "1-2-kg", name: "1,2 kg" }] },
    ];
    const { id, slug, sku } = await createTestProduct(tenant, {
      name: "Pastilha dianteira",
      partNumber: "BP-1",
      price: 149_90,
      compareAtPrice: 189_90,
      stock: 7,
      brand: "rota-sul",
      type: "pastilha",
      categories: ["pastilhas"],
      options,
      attributes,
      images: ["/a.svg"],
      badges: ["sale"],
      tags: ["freio"],
      excerpt: "Jogo",
      description: "Quatro peças",
    });
    const bySlug = await read(slug);
    expect(productShape.encode(productShape.parse(bySlug))).toEqual({
      id,
      ecommerce_uuid: tenant.companyId,
      name: "Pastilha dianteira",
      slug,
      sku,
      partNumber: "BP-1",
      price: 149.9,
      compareAtPrice: 189.9,
      images: ["/a.svg"],
      badges: ["sale"],
      rating: 0,
      reviews: 0,
      availability: "in-stock",
      stock: 7,
      compatibility: "all",
      companyCity: "Boa Vista",
      companyState: "RR",
      brand: { slug: "rota-sul", name: "Rota Sul", image: "/r.svg", country: "BR" },
      type: { slug: "pastilha", name: "Pastilha de freio", attributeGroups },
      attributes,
      options,
      tags: ["freio"],
      excerpt: "Jogo",
      description: "Quatro peças",
      categories: [
        { slug: "pastilhas", name: "Pastilhas" },
        { slug: "freios", name: "Freios" },
      ],
    });
    expect(await read(`byUuid/${id}`)).toEqual(bySlug);
    expect(await read(`byUuid/${id.toUpperCase()}`)).toEqual(bySlug);
  });

  test("[PR-02] costs the lower of its two prices", async () => {
    const reduced = await createTestProduct(tenant, { price: 200_00, compareAtPrice: 150_05 });
    expect(await read(reduced.slug)).toMatchObject({ price: 150.05, compareAtPrice: 200 });
    const equal = await createTestProduct(tenant, { price: 80_00, compareAtPrice: 80_00 });
    expect(await read(equal.slug)).toMatchObject({ price: 80, compareAtPrice: null });
  });

  test("[PR-03] an unregistered brand has its text as name; no brand is null", async () => {
    const { slug } = await createTestProduct(tenant, { brand: "Peças do Zé" });
    expect((await read(slug)).brand).toEqual({ slug: "pecas-do-ze", name: "Peças do Zé", image: null, country: null });
    expect((await read((await createTestProduct(tenant)).slug)).brand).toBeNull();
  });

  test.each([
    ["out-of-stock", undefined],
    ["on-backorder", "on-backorder"],
    ["pending", "pending"],
  ] as const)("without stock is %s as its seller chose", async (availability, whenOut) => {
    const { slug } = await createTestProduct(tenant, { stock: 0, ...(whenOut && { whenOut }) });
    expect(await read(slug)).toMatchObject({ availability, stock: 0 });
  });

  test("[PR-04] fits all vehicles, unknown ones, or those of its fitments", async () => {
    const make = `Marca ${uuid()}`;
    const inside = await createTestModelYear(tenant, { make, family: "Uno", year: 2010, engine: "1.0" });
    await createTestModelYear(tenant, { make, family: "Uno", year: 2016, engine: "1.0" });
    await createTestModelYear(tenant, { make, family: "Uno", year: 2010, engine: "1.4" });
    await createTestModelYear(tenant, { make, family: "Palio", year: 2010, engine: "1.0" });
    const fitment = { type: 1, make, family: "Uno", yearFrom: 2005, yearTo: 2015, engine: "1.0" } as const;
    const listed = await createTestProduct(tenant, { fitments: [fitment, { ...fitment, yearTo: 2012 }] });
    expect((await read(listed.slug)).compatibility).toEqual([inside]);
    const unknown = await createTestProduct(tenant, { compatibility: "unknown" });
    expect((await read(unknown.slug)).compatibility).toBe("unknown");
  });
});

describe("a product that the company does not publish", () => {
  test("[RT-17] [GEN-01] [API-07] of another company is the same 404 as one that does not exist", async () => {
    const foreign = await createTestProduct(other);
    const hidden = await createTestProduct(tenant, { published: false });
    const paths = [
      `byUuid/${uuid()}`,
      `byUuid/${foreign.id}`,
      `byUuid/${hidden.id}`,
      foreign.slug,
      hidden.slug,
      "nope",
    ];
    const answers = await Promise.all(paths.map((path) => get(path)));
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([404, answers[0]?.body]);
    expect(answers[0]?.json()).toEqual({ message: "PRODUCT_NOT_FOUND" });
    expect((await get(foreign.slug, other)).statusCode).toBe(200);
  });

  test.each(["byUuid/1", "byUuid/%00", "..%2f..%2fetc", "A".repeat(300), "%F0%9F%9A%97", "byUuid/x'or'1'='1"])(
    "[RT-17] %s is nobody's address",
    async (path) => expect((await get(path)).statusCode).toBe(404),
  );

  test("[RT-17] related products of an unknown product are not found", async () => {
    for (const path of ["nope/related", "nope/analogs"]) expect((await get(path)).statusCode).toBe(404);
  });
});

describe("related products and analogs", () => {
  test("[API-17] [PR-12] other types are related, and the same type is an analog", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "freios", name: "Freios" });
    for (const slug of ["pastilha", "disco"])
      await withTenantTransaction(mine, (tx) => addProductType(tx, { slug, name: slug }));
    const make = `Marca ${uuid()}`;
    const uno = { type: 1, make, family: "Uno", yearFrom: 2000, yearTo: 2010 } as const;
    const pad = { type: "pastilha", categories: ["freios"] };
    await createTestProduct(mine, { ...pad, slug: "pad", fitments: [uno] });
    await createTestProduct(mine, {
      ...pad,
      slug: "pad-rival",
      brand: "Rival",
      fitments: [{ ...uno, yearFrom: 2008, yearTo: 2020 }],
    });
    const rear = { position: "Traseira", yearTo: 2020 };
    await createTestProduct(mine, { ...pad, slug: "pad-front", fitments: [{ ...uno, position: "Dianteira" }] });
    await createTestProduct(mine, { ...pad, slug: "pad-rear", fitments: [{ ...uno, ...rear }] });
    await createTestProduct(mine, { ...pad, slug: "pad-not", fitments: [{ ...uno, ...rear, excluded: true }] });
    await createTestProduct(mine, { ...pad, slug: "pad-later", fitments: [{ ...uno, yearFrom: 2011, yearTo: 2020 }] });
    await createTestProduct(mine, { slug: "disc", type: "disco", categories: ["freios"] });
    await createTestProduct(mine, { slug: "elsewhere" });
    const slugs = async (path: string) => (await get(path, mine)).json().data.map(({ slug }: { slug: string }) => slug);
    expect((await slugs("pad/analogs")).sort()).toEqual(["pad-front", "pad-rear", "pad-rival"]);
    expect((await slugs("pad-front/analogs")).sort()).toEqual(["pad", "pad-rival"]);
    expect(await slugs("pad-not/analogs")).toEqual([]);
    expect((await slugs("pad/related"))[0]).toBe("disc");
    expect(await slugs("pad/related")).not.toContain("elsewhere");
    expect(await slugs("pad/related")).not.toContain("pad");
  });

  test("[PR-12] without a vehicle, what goes with a part fits vehicles that the part fits", async () => {
    const mine = await createTestCompany(context.installation);
    await createTestCategory(mine, { slug: "freios", name: "Freios" });
    const make = `Marca ${uuid()}`;
    const uno = { type: 1, make, family: "Uno", yearFrom: 2000, yearTo: 2010 } as const;
    const add = (slug: string, fields: Parameters<typeof createTestProduct>[1]) =>
      createTestProduct(mine, { categories: ["freios"], ...fields, slug });
    await add("pad", { fitments: [uno] });
    await add("disc", { fitments: [{ ...uno, yearFrom: 2009, yearTo: 2020 }] });
    await add("disc-of-gol", { fitments: [{ ...uno, family: "Gol" }] });
    await add("disc-of-later-uno", { fitments: [{ ...uno, yearFrom: 2011, yearTo: 2020 }] });
    await add("fluid", { compatibility: "all" });
    const slugs = async (path: string) => (await get(path, mine)).json().data.map(({ slug }: { slug: string }) => slug);
    expect((await slugs("pad/related")).sort()).toEqual(["disc", "fluid"]);
    expect((await slugs("fluid/related")).sort()).toEqual(["disc", "disc-of-gol", "disc-of-later-uno", "pad"]);
    const gol = await createTestModelYear(mine, { make, family: "Gol", year: 2005 });
    expect((await slugs(`pad/related?for_vehicle=${gol}`))[0]).toBe("disc-of-gol");
  });

  test("[API-17] [GEN-01] a shared number makes an analog within the company; being universal does not", async () => {
    const mine = await createTestCompany(context.installation);
    const elsewhere = await createTestCompany(context.installation);
    const oem = { kind: "oem", maker: "Montadora", number: "51.780-442 A" } as const;
    await withTenantTransaction(mine, (tx) => addProductType(tx, { slug: "pastilha", name: "Pastilha" }));
    await createTestProduct(mine, { slug: "pad", type: "pastilha", numbers: [oem] });
    await createTestProduct(mine, { slug: "pad-anything", type: "pastilha", price: 1_00 });
    await createTestProduct(mine, {
      slug: "pad-shared",
      numbers: [{ ...oem, kind: "superseded", number: "51780442a" }],
    });
    await createTestProduct(mine, { slug: "pad-own-number", partNumber: "51780442/A", price: 150_00 });
    await createTestProduct(mine, { slug: "pad-hidden", numbers: [oem], published: false });
    await createTestProduct(elsewhere, { slug: "pad-elsewhere", numbers: [oem] });
    const slugs = async (path: string) => (await get(path, mine)).json().data.map(({ slug }: { slug: string }) => slug);
    expect(await slugs("pad/analogs")).toEqual(["pad-shared", "pad-own-number"]);
    expect(await slugs("pad-own-number/analogs")).toEqual(["pad", "pad-shared"]);
  });
});

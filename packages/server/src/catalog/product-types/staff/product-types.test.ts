import { slugify } from "@pecacerta/rules/text";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestProduct, insertTestProducts } from "../../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../../testing/database.ts";
import { HOSTILE_TEXTS } from "../../../../testing/hostile-texts.ts";
import { injectStaffCall } from "../../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../../testing/staff.ts";
import { type Tenant, withTenantTransaction } from "../../../platform/database/tenant.ts";
import { products } from "../../tables.ts";
import { defineUsedAttributes } from "../define-used-attributes.ts";
import { listAttributes } from "./list-product-types.ts";

let context: TestInstallation;
let tenant: Tenant;
let token: string;
beforeAll(async () => {
  context = await openTestInstallation();
});
beforeEach(async () => {
  tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, user, "catalog");
  token = (await signInTestStaff(context.installation, user)).token;
});
afterAll(() => context.close());

const send = (call: readonly ["GET" | "POST" | "PATCH" | "DELETE", string], body?: object) =>
  injectStaffCall({ app: context.app, tenant, token }, call, body ? { body } : {});
const define = (name: string, fields: object = {}) => send(["POST", "/attributes"], { name, ...fields });
const change = (slug: string, body: object) => send(["PATCH", `/attributes/${slug}`], body);
const list = async () => (await send(["GET", "/product-types"])).data;

const shop = async (path: string) => {
  const response = await context.app.inject({ url: `/ecommerce${path}`, headers: { ecommerce: tenant.slug } });
  return response.json().data;
};

const choices = [{ name: "Esquerdo" }, { name: "Direito" }];
const copy = (slug: string, name: string, value: { slug: string; name: string }) => ({
  slug,
  name,
  featured: false,
  values: [value],
});
const left = copy("lado", "Lado", { slug: "esquerdo", name: "Esquerdo" });

test("a type lists its attributes in groups, which the product page shows", async () => {
  expect((await define("Lado", { kind: "choice", choices })).data).toEqual({
    slug: "lado",
    name: "Lado",
    kind: "choice",
    unit: "",
    featured: false,
    choices: [
      { slug: "esquerdo", name: "Esquerdo" },
      { slug: "direito", name: "Direito" },
    ],
  });
  const twice = { kind: "choice", choices: [{ name: "Esquerdo" }, { name: "esquerdo " }] };
  expect(await define("Canto", twice)).toMatchObject({ status: 422, errors: { choices: "ERROR_FORM_INVALID" } });
  const none = { status: 422, errors: { choices: "ERROR_FORM_REQUIRED" } };
  expect(await define("Canto", { kind: "choice" })).toMatchObject(none);
  expect(await change("lado", { choices: [] })).toMatchObject(none);
  await define("Tensão", { kind: "number", unit: "V" });
  const groups = [{ name: "Geral", attributes: ["tensao", "lado"] }];
  const { data: type } = await send(["POST", "/product-types"], { name: "Lâmpada", groups });
  expect(type).toMatchObject({ slug: "lampada", groups: [{ slug: "geral", attributes: ["tensao", "lado"] }] });
  const { slug } = await createTestProduct(tenant, { type: "lampada", attributes: [left] });
  expect((await list()).types).toMatchObject([{ name: "Lâmpada", products: 1 }]);
  expect((await shop(`/products/${slug}`)).type).toMatchObject({ name: "Lâmpada", attributeGroups: type.groups });

  const wrong = [[{ name: "Geral", attributes: ["lado", "lado"] }], [{ name: "Geral", attributes: ["cor"] }]];
  for (const groups of wrong)
    expect(await send(["PATCH", `/product-types/${type.id}`], { groups })).toMatchObject({
      status: 422,
      errors: { groups: "ERROR_FORM_INVALID" },
    });
  expect(await send(["POST", "/product-types"], { name: "Lampada" })).toMatchObject({ message: "SLUG_TAKEN" });
  expect(await send(["DELETE", `/product-types/${type.id}`])).toMatchObject({ message: "PRODUCT_TYPE_IN_USE" });
});

test("[ADM-88] attributes that products have and none defines get definitions of their values' kind", async () => {
  const [weigh, code] = [(name: string) => ({ slug: slugify(name), name }), (at: number) => 7_891_000_000_000 + at];
  await define("Peso", { kind: "text" });
  for (const [at, side] of ["Direito", "Esquerdo", "Direito", "Esquerdo"].entries())
    await createTestProduct(tenant, {
      attributes: [
        copy("lado", "Lado", { slug: side.toLowerCase(), name: side }),
        copy("altura", "Altura", weigh(`${at},5 cm`)),
        copy("dentes", "Dentes", weigh(`${at}`)),
        copy("barras", "Código de barras", weigh(`${code(at)}`)),
        copy("peso", "Peso", weigh(`${at} kg`)),
        copy("curso", "Curso", weigh(at % 2 ? "12 mm" : "12 cm")),
      ],
    });
  await withTenantTransaction(tenant, defineUsedAttributes);
  const { attributes } = await list();
  const kinds = attributes.map(({ slug, kind, unit }: { slug: string; kind: string; unit: string }) => [
    slug,
    kind,
    unit,
  ]);
  expect(kinds.toSorted()).toEqual([
    ["altura", "number", "cm"],
    ["barras", "text", ""],
    ["curso", "choice", ""],
    ["dentes", "number", ""],
    ["lado", "choice", ""],
    ["peso", "text", ""],
  ]);
  const side = attributes.find(({ slug }: { slug: string }) => slug === "lado");
  expect(side).toMatchObject({ choices: [{ name: "Direito" }, { slug: "esquerdo", name: "Esquerdo" }] });
  const other = await createTestCompany(context.installation);
  expect(await withTenantTransaction(other, listAttributes)).toEqual([]);
});

test("[ADM-88] a value that its definition refuses is refused, one that the product had stays", async () => {
  await define("Lado", { kind: "choice", choices });
  await define("Tensão", { kind: "number", unit: "V" });
  const old = { slug: "central", name: "Central" };
  const { id } = await createTestProduct(tenant, { attributes: [copy("lado", "Lado", old)] });
  const voltage = (name: string) => copy("tensao", "Tensão", { slug: slugify(name), name });
  const save = async (...attributes: object[]) => {
    const { revision } = (await send(["GET", `/products/${id}`])).data;
    const fields = { body: { changes: { attributes }, base: {} }, tag: `"r${revision}"` };
    return await injectStaffCall({ app: context.app, tenant, token }, ["PATCH", `/products/${id}`], fields);
  };
  expect((await save(copy("lado", "Lado", old), voltage("12,5 V"), copy("cor", "Cor", old))).status).toBe(200);
  const wrong = { "changes.attributes.1.values": "ERROR_FORM_INVALID" };
  for (const name of ["doze", "12.5 V", "12 A"])
    expect(await save(copy("lado", "Lado", old), voltage(name))).toMatchObject({ status: 422, errors: wrong });
  const other = copy("lado", "Lado", { slug: "traseiro", name: "Traseiro" });
  expect(await save(voltage("12 V"), other)).toMatchObject({ status: 422, errors: wrong });
  expect((await save(voltage("12 V"), left)).status).toBe(200);
});

test("[ADM-88] copies of products follow a new name, a new name of a choice, and featured", async () => {
  await define("Lado", { kind: "choice", choices });
  const { id, slug } = await createTestProduct(tenant, {
    attributes: [left, copy("cor", "Cor", left.values[0] as never)],
  });
  const facets = async () => (await shop("/products")).filters.filter(({ slug }: { slug: string }) => slug === "lado");
  expect(await facets()).toEqual([]);
  const renamed = [
    { slug: "esquerdo", name: "Motorista" },
    { slug: "direito", name: "Direito" },
  ];
  expect((await change("lado", { name: "Posição", choices: renamed, featured: true })).status).toBe(200);
  expect((await shop(`/products/${slug}`)).attributes).toEqual([
    { slug: "lado", name: "Posição", featured: true, values: [{ slug: "esquerdo", name: "Motorista" }] },
    { slug: "cor", name: "Cor", featured: false, values: [{ slug: "esquerdo", name: "Esquerdo" }] },
  ]);
  expect(await facets()).toMatchObject([{ name: "Posição", items: [{ name: "Motorista", count: 1 }] }]);
  expect((await send(["GET", `/products/${id}`])).data.revision).toBe(2);
  for (const [name, choice] of [
    ["Lado", "Esquerdo"],
    ["Posição", "Motorista"],
  ]) {
    await change("lado", { name, choices: [{ slug: "esquerdo", name: choice }, { name: "Direito" }] });
    expect(await facets()).toMatchObject([{ name, items: [{ name: choice, count: 1 }] }]);
  }
});

test("[ADM-88] a save and a restore give an attribute the name that it has today", async () => {
  await define("Lado", { kind: "choice", choices });
  await define("Tensão", { kind: "number", unit: "V" });
  const voltage = copy("tensao", "Tensão", { slug: "12-v", name: "12 V" });
  const { id } = await createTestProduct(tenant, { attributes: [left, voltage] });
  const attributes = async () => (await send(["GET", `/products/${id}`])).data.attributes;
  const save = (changes: object, base: object) =>
    injectStaffCall({ app: context.app, tenant, token }, ["PATCH", `/products/${id}`], {
      body: { changes, base },
      tag: '"r1"',
    });
  expect((await save({ attributes: [], excerpt: "Novo" }, { attributes: [left, voltage], excerpt: "" })).status).toBe(
    200,
  );
  await change("lado", { name: "Posição", choices: [{ slug: "esquerdo", name: "Motorista" }, { name: "Direito" }] });
  await change("tensao", { unit: "volts" });
  expect((await send(["POST", `/products/${id}/restore`], { revision: 2 })).status).toBe(200);
  const renamed = copy("lado", "Posição", { slug: "esquerdo", name: "Motorista" });
  expect(await attributes()).toEqual([renamed, voltage]);

  await define("Medida");
  expect(await change("medida", { name: "posicao" })).toMatchObject({ status: 409, message: "SLUG_TAKEN" });
  expect(await define("Posição")).toMatchObject({ status: 409, message: "SLUG_TAKEN" });

  const tampered = { ...renamed, name: "Mentira", featured: true };
  expect((await save({ attributes: [tampered] }, { attributes: [left, voltage] })).status).toBe(200);
  expect(await attributes()).toEqual([renamed]);
  expect((await save({ attributes: [] }, { attributes: [renamed] })).status).toBe(200);
  await change("lado", { choices: [{ name: "Direito" }] });
  expect(await send(["POST", `/products/${id}/restore`], { revision: 5, force: true })).toMatchObject({
    status: 422,
    errors: { "attributes.0.values": "ERROR_FORM_INVALID" },
  });
});

test("numbers follow their unit, however they are written, and other values stay", async () => {
  await define("Tensão", { kind: "number", unit: "V" });
  const written = ["12 V", "24V", "12v", "1.200 V", "12 a 24 V"].map((name) => ({ slug: slugify(name), name }));
  const { id, slug } = await createTestProduct(tenant, {
    attributes: [{ ...copy("tensao", "Tensão", { slug: "", name: "" }), values: written }],
  });
  expect((await change("tensao", { unit: "volts" })).status).toBe(200);
  expect((await shop(`/products/${slug}`)).attributes[0].values).toEqual([
    { slug: "12-volts", name: "12 volts" },
    { slug: "24-volts", name: "24 volts" },
    { slug: "1200-volts", name: "1200 volts" },
    { slug: "12-a-24-v", name: "12 a 24 V" },
  ]);
  expect((await send(["GET", `/products/${id}`])).data.revision).toBe(2);
});

test("copies follow the definition of an attribute that had none", async () => {
  const { slug } = await createTestProduct(tenant, { attributes: [left] });
  const { id: same } = await createTestProduct(tenant, { attributes: [{ ...left, name: "Posição", featured: true }] });
  expect((await define("Posição", { slug: "lado", kind: "choice", choices, featured: true })).status).toBe(200);
  expect((await shop(`/products/${slug}`)).attributes).toEqual([{ ...left, name: "Posição", featured: true }]);
  expect((await send(["GET", `/products/${same}`])).data.revision).toBe(1);
});

test("[ADM-88] what products have neither goes nor becomes another kind", async () => {
  await define("Lado", { kind: "choice", choices });
  await define("Peso", { kind: "number", unit: "kg" });
  const groups = [{ name: "Geral", attributes: ["lado", "peso"] }];
  await send(["POST", "/product-types"], { name: "Lâmpada", groups });
  await createTestProduct(tenant, { attributes: [left], published: false });
  const inUse = { status: 409, message: "ATTRIBUTE_IN_USE" };
  expect(await send(["DELETE", "/attributes/lado"])).toMatchObject(inUse);
  expect(await change("lado", { kind: "text" })).toMatchObject(inUse);
  expect(await change("lado", { choices: [{ slug: "direito", name: "Direito" }] })).toMatchObject(inUse);
  expect((await change("lado", { choices: [{ slug: "esquerdo", name: "Esquerdo" }] })).status).toBe(200);
  expect((await send(["DELETE", "/attributes/peso"])).status).toBe(200);
  const { types, attributes } = await list();
  expect([types[0].groups[0].attributes, attributes.length]).toEqual([["lado"], 1]);
});

test("more than 500 products are not rewritten, and a change that rewrites none has no limit", async () => {
  await define("Lado", { kind: "choice", choices: [...choices, { name: "Teto" }] });
  const right = copy("lado", "Lado", { slug: "direito", name: "Direito" });
  await withTenantTransaction(tenant, async (tx) => {
    await insertTestProducts(tx, 501);
    await tx
      .update(products)
      .set({ attributes: [left] })
      .where(eq(products.companyId, tx.companyId));
  });
  await createTestProduct(tenant, { attributes: [right] });
  const tooMany = { status: 409, message: "TOO_MANY_PRODUCTS" };
  const named = (...names: string[]) =>
    ["esquerdo", "direito", "teto"].flatMap((slug, at) => (names[at] ? [{ slug, name: names[at] }] : []));
  for (const fields of [{ name: "Posição" }, { featured: true }, { choices: named("Motorista", "Direito", "Teto") }])
    expect(await change("lado", fields), JSON.stringify(fields)).toMatchObject(tooMany);
  const { slug: _, ...defined } = (await list()).attributes[0];
  expect(defined).toMatchObject({ name: "Lado", featured: false, choices: named("Esquerdo", "Direito", "Teto") });
  for (const changed of [
    [...named("Esquerdo", "Direito", "Teto"), { name: "Ambos" }],
    named("Esquerdo", "Direito", "Teto").toReversed(),
    named("Esquerdo", "Direito"),
    named("Esquerdo", "Passageiro"),
  ])
    expect((await change("lado", { choices: changed })).status, JSON.stringify(changed)).toBe(200);
  expect(await change("lado", { choices: named("Esquerdo") })).toMatchObject({ message: "ATTRIBUTE_IN_USE" });
  const { rows } = await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`select revision, count(*)::int as products from products where company_id = ${tx.companyId}
      group by 1 order by 1`),
  );
  expect(rows).toEqual([
    { revision: 1, products: 501 },
    { revision: 2, products: 1 },
  ]);
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`delete from attributes where company_id = ${tx.companyId} and slug = 'lado'`),
  );
  expect(await define("Posição", { slug: "lado" })).toMatchObject(tooMany);
  expect((await define("Lado", { kind: "choice", choices })).status).toBe(200);
});

test("hostile names do no harm, and another company's types do not exist", async () => {
  await define("Lado");
  for (const text of HOSTILE_TEXTS) {
    expect([200, 409, 422]).toContain((await define(text, { unit: text, choices: [{ name: text }] })).status);
    expect([200, 409, 422]).toContain((await change("lado", { name: text, choices: [{ name: text }] })).status);
    const groups = [{ name: text, attributes: ["lado"] }];
    expect([200, 409, 422]).toContain((await send(["POST", "/product-types"], { name: text, groups })).status);
  }
  for (const slug of ["constructor", "tensao"])
    expect(await change(slug, { name: "X" })).toMatchObject({ status: 404, message: "ATTRIBUTE_NOT_FOUND" });
  expect(await send(["DELETE", `/product-types/${uuid()}`])).toMatchObject({ message: "PRODUCT_TYPE_NOT_FOUND" });
});

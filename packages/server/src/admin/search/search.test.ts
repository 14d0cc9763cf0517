import { formatMoney } from "@pecacerta/rules/money";
import type { StaffRole } from "@pecacerta/rules/permission";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { placeTestOrder } from "../../../testing/staff-orders.ts";
import { companyBrands } from "../../catalog/brands/tables.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

async function searchAs(role: StaffRole, company = tenant) {
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(company, user, role);
  const { token } = await signInWithAuthenticator(context.installation, user);
  return async (q: string) => {
    const response = await context.app.inject({
      url: `/ecommerce/admin/search?${new URLSearchParams({ q })}`,
      headers: { "x-admin": "1", "sec-fetch-site": "same-origin", ecommerce: company.slug, cookie: `admin=${token}` },
    });
    return response.json().data;
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("[ADM-03] a number finds the order that has it, then other orders of its digits", async () => {
  const search = await searchAs("counter");
  const placed = await placeTestOrder(context.app, tenant);
  const other = await placeTestOrder(context.app, tenant);
  const phone = `629${placed.number.padStart(8, "0")}`;
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update orders set shipping_address = shipping_address || ${JSON.stringify({ phone })}::jsonb
      where company_id = ${tx.companyId} and number = ${other.number}`),
  );
  const { orders } = await search(placed.number);
  expect(orders[0]).toMatchObject({ number: placed.number, buyer: "Cliente Exemplo", city: "Goiânia" });
  expect(orders[1].number).toBe(other.number);
  expect((await search("cliente exemplo")).orders.map(({ number }: { number: string }) => number)).toEqual([
    other.number,
    placed.number,
  ]);
  expect((await search("disco ventilado")).orders).toEqual([]);
  expect((await search("cliente")).customers[0]).toMatchObject({ name: "Cliente Exemplo", phone: "62991234567" });
});

test("[ADM-03] any number of a part finds it, exact ones first; an unpublished part has no page in the shop", async () => {
  const search = await searchAs("catalog");
  await withTenantTransaction(tenant, (tx) =>
    tx.insert(companyBrands).values({ companyId: tx.companyId, slug: "sopro-novo", name: "Sopro Novo" }),
  );
  const exact = await createTestProduct(tenant, {
    partNumber: "TR-10013",
    brand: "sopro-novo",
    stock: 4,
    price: 129_90,
  });
  const longer = await createTestProduct(tenant, {
    numbers: [{ kind: "oem", maker: "VW", number: "TR 10013 B" }],
  });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(sql`update products set published = false where company_id = ${tx.companyId} and id = ${longer.id}`),
  );
  const { products } = await search("tr10013");
  expect(idsOf(products)).toEqual([exact.id, longer.id]);
  expect(products[0]).toMatchObject({
    sku: exact.sku,
    brand: "sopro-novo",
    brandName: "Sopro Novo",
    stock: 4,
    price: 129.9,
  });
  expect(products[0].url).toMatch(new RegExp(`^http://localhost:\\d+/products/${exact.slug}`));
  expect(products[1].url).toBeNull();
  expect(idsOf((await search("10013")).products)).toEqual(expect.arrayContaining([exact.id]));
});

test("a part is named by its own whole number alone, and only where no other part has it", async () => {
  const company = await createTestCompany(context.installation);
  const search = await searchAs("catalog", company);
  const namedBy = async (q: string) => {
    const { products } = await search(q);
    return products.filter(({ isNamed }: { isNamed: boolean }) => isNamed).map(({ id }: { id: string }) => id);
  };
  const part = await createTestProduct(company, {
    name: "Filtro de ar",
    sku: "FA-1",
    partNumber: "ARL 6096",
    gtin: "7891234567895",
    numbers: [{ kind: "oem", maker: "VW", number: "030129620" }],
  });
  await createTestProduct(company, { name: "Filtro de óleo", partNumber: "PSL-560" });
  await createTestProduct(company, { name: "Filtro de óleo", partNumber: "PSL-560" });
  const [sku, partNumber] = [
    await createTestProduct(company, { name: "Lona", sku: "LN560" }),
    await createTestProduct(company, { name: "Lona", partNumber: "LN-560" }),
  ];
  expect(await namedBy("LN560")).toEqual([]);
  expect(idsOf((await search("LN-560")).products)).toEqual([sku.id, partNumber.id]);
  await withTenantTransaction(company, (tx) =>
    tx.execute(sql`update products set archived_at = now(), published = false
      where company_id = ${tx.companyId} and id = ${partNumber.id}`),
  );
  expect(await namedBy("LN-560")).toEqual([sku.id]);
  for (const number of ["fa1", "FA-1", "arl6096", "7891234567895"]) expect(await namedBy(number)).toEqual([part.id]);
  for (const text of ["filtro de ar", "arl 609", "030129620", "psl-560", "filtro"])
    expect(await namedBy(text)).toEqual([]);
  expect((await search("psl-560")).products).toHaveLength(2);
});

test("[ADM-61] words find parts behind those that a number finds, drafts and archived ones too", async () => {
  const company = await createTestCompany(context.installation);
  const search = await searchAs("counter", company);
  const draft = await createTestProduct(company, { name: "Bieleta dianteira", published: false });
  const numbered = await createTestProduct(company, { name: "Bucha", partNumber: "BLT-1" });
  expect(idsOf((await search("bieletas")).products)).toEqual([draft.id]);
  expect((await search("bieleta diant")).products[0]).toMatchObject({ state: "draft", revision: 1, url: null });
  expect(idsOf((await search("blt1")).products)).toEqual([numbered.id]);
});

test("[ADM-03] words in any order find a part by its texts and by the vehicle and year that it fits", async () => {
  const company = await createTestCompany(context.installation);
  const search = await searchAs("counter", company);
  const [make, family] = ["MARCA DA PALETA", "PALETINA"];
  await createTestModelYear(company, { make, family, year: 2014 });
  const fitment = { type: 1 as const, make, family };
  const pads = { name: "Pastilha de freio", brand: "travaboa", published: false };
  const older = await createTestProduct(company, { ...pads, fitments: [{ ...fitment, yearFrom: 2010, yearTo: 2016 }] });
  const newer = await createTestProduct(company, { ...pads, fitments: [{ ...fitment, yearFrom: 2017, yearTo: 2020 }] });
  await createTestProduct(company, { name: "Vela", fitments: [{ ...fitment, yearFrom: 2010, yearTo: 2016 }] });
  const both = [older.id, newer.id].toSorted();
  for (const q of ["paletina pastilha", "travaboa freio paletina", "pastilha marca paleta"])
    expect([q, idsOf((await search(q)).products).toSorted()]).toEqual([q, both]);
  for (const q of ["pastilha paletina 2014", "2014 paletina past", "freio 2014 travaboa paletina"])
    expect([q, idsOf((await search(q)).products)]).toEqual([q, [older.id]]);
  for (const q of ["pastilha paletina 2009", "disco paletina 2014"])
    expect([q, idsOf((await search(q)).products)]).toEqual([q, []]);
});

test("[ADM-03] words in any order find a buyer by name, e-mail and phone number, which a role may not see", async () => {
  const company = await createTestCompany(context.installation);
  const search = await searchAs("counter", company);
  const { number, session } = await placeTestOrder(context.app, company);
  await placeTestOrder(context.app, company);
  const [name, phone, email] = ["Oficina Irmãos do Zé Ltda", "62987651234", "contato.ze@example.com"];
  await withTenantTransaction(company, async (tx) => {
    await tx.execute(sql`update customers set name = ${name}, phone = ${phone}, email = ${email}
      where company_id = ${tx.companyId} and id = ${session.customer.id}`);
    await tx.execute(sql`update orders
      set email = ${email}, shipping_address = shipping_address || ${JSON.stringify({ firstName: "Oficina", lastName: "Irmãos do Zé Ltda", phone })}::jsonb
      where company_id = ${tx.companyId} and number = ${number}`);
  });
  const find = async (q: string) => {
    const { orders, customers } = await search(q);
    return { q, orders: orders.map((order: { number: string }) => order.number), customers: idsOf(customers) };
  };
  const found = { orders: [number], customers: [session.customer.id] };
  for (const q of ["ze oficina", "ltda zé irmaos", "1234 oficina", "irmãos contato.ze"])
    expect(await find(q)).toEqual({ q, ...found });
  for (const q of [
    "Zé, Oficina",
    "oficina (62) 98765-1234",
    "+55 (62) 98765-1234 oficina",
    "62 98765 1234 - oficina",
    "62 98765 1234 ze oficina",
    "contato.ze@example.com; zé",
    "zé <contato.ze@example.com>",
    "oficina 62 98765 1234 ze",
    "ze \u0301 oficina",
    "ze - oficina",
    "Oficina,",
    "<contato.ze@example.com>",
    "Tel.: (62) 98765-1234",
    "WhatsApp: +55 62 98765-1234",
    "ze % oficina",
  ])
    expect(await find(q)).toEqual({ q, ...found });
  for (const q of [
    "padaria \u0301",
    "\u0301 \u0302",
    "\u0301",
    "% %",
    "_ze oficin_",
    "padaria xx - ,",
    ", ;",
    "oficina (11) 98765-1234",
    "x ".repeat(100),
  ])
    expect(await find(q)).toEqual({ q, orders: [], customers: [] });
  expect(await find(`oficina ${number}`)).toMatchObject({ orders: [number] });
  const amount = await withTenantTransaction(company, async (tx) => {
    const { rows } = await tx.execute<{ total: number }>(
      sql`select total from orders where company_id = ${tx.companyId} and number = ${number}`,
    );
    return formatMoney(rows[0]?.total ?? 0);
  });
  for (const q of [`Zé ${amount}`, `oficina, #${number}`]) expect(await find(q)).toMatchObject({ orders: [number] });
  for (const q of ["ze padaria", "oficina 9999", "e oficina x"])
    expect(await find(q)).toEqual({ q, orders: [], customers: [] });
  const withoutContacts = await searchAs("read-only", company);
  expect((await withoutContacts("ze oficina")).orders).toHaveLength(1);
  for (const q of [
    "1234 oficina",
    "Tel.: (62) 98765-1234",
    "<contato.ze@example.com>",
    "oficina (62) 98765-1234",
    "irmãos contato.ze",
    "zé <contato.ze@example.com>",
  ])
    expect((await withoutContacts(q)).orders).toEqual([]);
});

test("[ADM-03] each kind needs its permission, and nobody finds another company's records", async () => {
  const { number } = await placeTestOrder(context.app, tenant);
  await createTestProduct(tenant, { partNumber: "ZX-777" });
  const found = { orders: expect.any(Array), customers: expect.any(Array), products: expect.any(Array) };
  expect(await (await searchAs("owner"))("x")).toEqual(found);
  expect(await (await searchAs("read-only"))("x")).toEqual({ ...found, customers: null });
  expect(await (await searchAs("catalog"))("x")).toEqual({ ...found, orders: null, customers: null });
  const elsewhere = await searchAs("owner", await createTestCompany(context.installation));
  const nothing = { orders: [], customers: [], products: [] };
  for (const term of [number, "cliente", "ZX-777", "", "%", "'; --", "\u0000", "9".repeat(90)])
    expect(await elsewhere(term)).toEqual(nothing);
});

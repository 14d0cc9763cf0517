import type { AuditEntryDto } from "@pecacerta/contract/admin/audit";
import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { injectStaffCall, type StaffCallFields } from "../../../testing/inject-staff-call.ts";
import { openStaffTest, type StaffTest } from "../../../testing/open-staff-test.ts";
import { addTestMembership, createTestStaffUser, signInWithAuthenticator } from "../../../testing/staff.ts";
import { testPicture, uploadTestImage } from "../../../testing/upload-image.ts";
import { auditEntries } from "../../companies/tables.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";

type Routes = StaffCallsByRoute;
type CatalogPermission = "catalog.write" | "stock.write" | "prices.write";
type CatalogRoute = {
  [Route in keyof Routes]: Routes[Route] extends { method: "GET" } | { reads: true }
    ? never
    : Routes[Route] extends { permission: CatalogPermission }
      ? Route
      : never;
}[keyof Routes];
type Params = Record<string, string>;
type Input = StaffCallFields & { params?: Params };

let staff: StaffTest;
beforeAll(async () => {
  staff = await openStaffTest("catalog");
});
afterAll(() => staff.context.close());

const name = () => `Nome ${uuid()}`;
const send = async (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, fields?: StaffCallFields) => {
  const answer = await staff.call(method, path, fields);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};
const newProduct = async () => ({ params: { id: (await createTestProduct(staff.tenant)).id } });
const newCategory = async () => ({
  params: { id: (await send("POST", "/categories", { body: { name: name() } })).id },
});
const newBrand = async () => ({ params: { slug: (await send("POST", "/brands", { body: { name: name() } })).slug } });
const newType = async () => ({ params: { id: (await send("POST", "/product-types", { body: { name: name() } })).id } });
const attribute = () => ({ name: name(), kind: "text", unit: "", choices: [], featured: false });
const newAttribute = async () => ({
  params: { slug: (await send("POST", "/attributes", { body: attribute() })).slug },
});
const newReferences = async () => {
  const brand = (await newBrand()).params.slug;
  const { slug: type } = await send("POST", "/product-types", { body: { name: name() } });
  return { name: name(), brand, type };
};
const newImage = async (number: number) => {
  const { app } = staff.context;
  const { data } = await uploadTestImage({ app, tenant: staff.tenant, token: staff.token }, await testPicture(number));
  return { params: { name: data.name as string } };
};
const newSelection = async () => {
  const { params } = await newProduct();
  const body = { selection: { ids: [params.id] }, action: { kind: "set", changes: { featured: true } } };
  const { tag } = await send("POST", "/selections/preview", { body });
  return { body: { ...body, tag } };
};

/** What each call needs to change something. A call that is missing here does not compile. */
const INPUTS: Record<Exclude<CatalogRoute, "POST /admin/images">, () => Promise<Input>> = {
  "POST /admin/products": async () => ({ body: { name: name(), sku: uuid() } }),
  "PATCH /admin/products/:id": async () => ({
    ...(await newProduct()),
    body: { changes: await newReferences(), base: {} },
    tag: '"r1"',
  }),
  "PATCH /admin/products": async () => {
    const { params } = await newProduct();
    return { body: { products: [{ ...params, revision: 1, changes: { name: name() }, base: {} }] } };
  },
  "POST /admin/products/:id/publish": async () => {
    const { slug } = await send("POST", "/categories", { body: { name: name() } });
    const image = `/pictures/${(await newImage(4)).params.name}-800.webp`;
    const { id } = await createTestProduct(staff.tenant, { categories: [slug], images: [image], published: false });
    return { params: { id } };
  },
  "POST /admin/products/:id/unpublish": newProduct,
  "POST /admin/products/:id/archive": newProduct,
  "DELETE /admin/products/:id": async () => ({
    params: { id: (await createTestProduct(staff.tenant, { published: false, stock: 0 })).id },
  }),
  "POST /admin/products/:id/copy": async () => ({ ...(await newProduct()), body: { sku: uuid() } }),
  "POST /admin/products/:id/restore": async () => {
    const { params } = await newProduct();
    await send("PATCH", `/products/${params.id}`, { body: { changes: { name: name() }, base: {} }, tag: '"r1"' });
    return { params, body: { revision: 2 } };
  },
  "POST /admin/selections/apply": newSelection,
  "POST /admin/selections/undo": async () => {
    const { job_id } = await send("POST", "/selections/apply", await newSelection());
    return { body: { job_id } };
  },
  "POST /admin/stock/movements": async () => {
    const { params } = await newProduct();
    return { body: { movements: [{ product_id: params.id, reason: "received", quantity: 2 }] } };
  },
  "PATCH /admin/stock/:product": async () => ({
    params: { product: (await newProduct()).params.id },
    body: { minimum: 7 },
  }),
  "PATCH /admin/images/:name": async () => ({ ...(await newImage(1)), body: { text: "De frente" } }),
  "DELETE /admin/images/:name": () => newImage(2),
  "POST /admin/categories": async () => ({ body: { name: name() } }),
  "PATCH /admin/categories/:id": async () => ({ ...(await newCategory()), body: { name: name() } }),
  "POST /admin/categories/:id/move": async () => {
    const [one, other] = [await newCategory(), await newCategory()];
    return { ...one, body: { parent: other.params.id, position: 0 } };
  },
  "DELETE /admin/categories/:id": newCategory,
  "POST /admin/brands": async () => ({ body: { name: name() } }),
  "PATCH /admin/brands/:slug": async () => ({ ...(await newBrand()), body: { about: "Feita aqui." } }),
  "DELETE /admin/brands/:slug": newBrand,
  "POST /admin/brands/merge": async () => {
    const text = name();
    await createTestProduct(staff.tenant, { brand: text });
    return { body: { text, into: (await newBrand()).params.slug } };
  },
  "POST /admin/product-types": async () => ({ body: { name: name() } }),
  "PATCH /admin/product-types/:id": async () => {
    const { slug } = (await newAttribute()).params;
    return { ...(await newType()), body: { name: name(), groups: [{ name: name(), attributes: [slug] }] } };
  },
  "DELETE /admin/product-types/:id": newType,
  "POST /admin/attributes": async () => ({ body: attribute() }),
  "PATCH /admin/attributes/:slug": async () => ({ ...(await newAttribute()), body: { name: name() } }),
  "DELETE /admin/attributes/:slug": newAttribute,
};

const countEntries = () =>
  withTenantTransaction(staff.tenant, (tx) => tx.$count(auditEntries, eq(auditEntries.companyId, tx.companyId)));

test.each(Object.entries(INPUTS))("%s leaves an entry in the audit log", async (route, inputFor) => {
  const { params = {}, ...fields } = await inputFor();
  const [method, path] = route.split(" ") as ["POST" | "PATCH" | "DELETE", string];
  const url = path.replace("/admin", "").replaceAll(/:(\w+)/g, (_, key) => params[key] ?? "");
  const before = await countEntries();
  await send(method, url, fields);
  expect(await countEntries()).toBeGreaterThan(before);
});

test("the log has the names of brands, types, categories and attributes, never their slugs", async () => {
  const { context, tenant } = staff;
  const reader = await createTestStaffUser(context.installation);
  await addTestMembership(tenant, reader, "read-only");
  const { token } = await signInWithAuthenticator(context.installation, reader);
  const log = { app: context.app, tenant, token };
  const { data } = await injectStaffCall(log, ["GET", "/audit?limit=200"]);
  const states = data.items.map(({ before, after }: AuditEntryDto) => ({ before, after }));
  const shown = JSON.stringify(states, (field, value) => (field === "slug" ? undefined : value));
  expect(shown).toMatch(/"brand":"Nome .*"type":"Nome /);
  expect(shown).toMatch(/"attributes":\["Nome /);
  expect(shown.match(/"nome-[0-9a-f-]+"/g)).toBeNull();
});

test("an upload leaves an entry in the audit log", async () => {
  const before = await countEntries();
  await newImage(3);
  expect(await countEntries()).toBeGreaterThan(before);
});

import type { AccountLinkPurpose } from "@pecacerta/rules/account-link";
import { MAX_ADDRESSES } from "@pecacerta/rules/address-book";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { subscribeToNewsletter } from "../src/content/newsletter/commands.ts";
import { createAccountLink } from "../src/customers/accounts/account-links.ts";
import { findSessions } from "../src/customers/sessions/open-sessions.ts";
import { createSession } from "../src/customers/sessions/session.ts";
import { deriveSecret } from "../src/platform/config/secret-key.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { counterBid } from "../src/sales/bids/answer-bid.ts";
import { createBid } from "../src/sales/bids/commands.ts";
import { placeOrder } from "../src/sales/orders/place-order.ts";
import { bids } from "../src/sales/tables/bids.ts";
import { createTestCategory, createTestProduct } from "../testing/catalog.ts";
import { addressForm, createTestCustomer, type SignedInCustomer } from "../testing/customers.ts";
import { createTestCompany, type TestInstallation, unwrapOutcome } from "../testing/database.ts";
import { insertTestVehicle, type VehicleRow } from "../testing/vehicles.ts";

/** A company with data for every call. All its texts contain one canary. */
export type CompanyFixture = {
  canary: string;
  tenant: Tenant;
  owner: SignedInCustomer;
  category: string;
  product: { id: string; slug: string };
  soldOut: { id: string };
  address: string;
  vehicle: VehicleRow;
  otherVehicle: VehicleRow;
  bid: string;
  order: { id: string; number: string; token: string; email: string };
  session: string;
  confirmation: string;
  recovery: string;
  /** The secret of a request for SIGN_IN_CODE. */
  codeRequest: string;
  news: string;
};

export async function createCompanyFixture({
  app,
  installation,
  vehicleLookup,
}: TestInstallation): Promise<CompanyFixture> {
  const canary = `canario-${uuid().slice(-12)}`;
  const tenant = await createTestCompany(installation, {
    titulo: canary,
    contatoMensagem: canary,
    email: `${canary}@example.com`,
  });
  const owner = await createTestCustomer(tenant, `${canary}-${uuid()}@example.com`);
  const category = await createTestCategory(tenant, { name: `Freios ${canary}` });
  const product = await createTestProduct(tenant, {
    slug: `peca-${canary}`,
    name: `Disco ${canary}`,
    description: canary,
    categories: [category.slug],
    stock: 100_000,
  });
  const soldOut = await createTestProduct(tenant, { name: `Pastilha ${canary}`, stock: 0 });
  const context: TestContext = { app, installation };
  const fixtureOwner: FixtureOwner = { owner, canary, tenant };
  const items = {
    address: await factories.address(context, fixtureOwner),
    vehicle: await factories.vehicle(context, fixtureOwner),
    otherVehicle: await factories.otherVehicle(context, fixtureOwner),
    bid: await factories.bid(context, fixtureOwner),
    session: await factories.session(context, fixtureOwner),
    confirmation: await factories.confirmation(context, fixtureOwner),
    recovery: await factories.recovery(context, fixtureOwner),
    codeRequest: await factories.codeRequest(context, fixtureOwner),
    news: await factories.news(context, fixtureOwner),
  };
  const { codFipe, year } = items.vehicle;
  Object.assign(vehicleLookup, {
    byVin: async (vin: string) => (vin === EXISTING_VIN ? { codFipe, year } : undefined),
  });
  const order = await placeTestOrder({ installation, tenant }, owner, product.id, canary);
  return { canary, tenant, owner, category: category.slug, product, soldOut, ...items, order };
}

/** A chassis number without a make and a year, which the test's lookup finds. */
export const EXISTING_VIN = "9ZZZZZ00000000001";

export const SIGN_IN_CODE = "012345";

export type RemovableItem = keyof typeof factories;

type TestContext = Pick<TestInstallation, "app" | "installation">;
type TenantContext = Pick<TestInstallation, "installation"> & { tenant: Tenant };
type FixtureOwner = Pick<CompanyFixture, "owner" | "canary"> & { tenant: Tenant };

const factories = {
  address: ({ app }: TestContext, { owner, canary }: FixtureOwner) => addTestAddress(app, owner, canary),
  vehicle: createGarageVehicle,
  otherVehicle: createGarageVehicle,
  bid: (_: TestContext, fixtureOwner: FixtureOwner) => createCounteredBid(fixtureOwner),
  session: (_: TestContext, { tenant, owner }: FixtureOwner) => createOtherSession(tenant, owner),
  confirmation: (_: TestContext, { tenant }: FixtureOwner) => createMailedLink(tenant, "confirmation"),
  recovery: (_: TestContext, { tenant }: FixtureOwner) => createMailedLink(tenant, "recovery"),
  codeRequest: (_: TestContext, { tenant }: FixtureOwner) => createMailedLink(tenant, "sign-in", SIGN_IN_CODE),
  news: ({ installation }: TestContext, { tenant }: FixtureOwner) => createNewsletterSecret({ installation, tenant }),
} satisfies {
  [Item in keyof CompanyFixture]?: (context: TestContext, world: FixtureOwner) => Promise<CompanyFixture[Item]>;
};

export const recreate = async (
  context: TestContext,
  world: FixtureOwner,
  item: RemovableItem,
): Promise<Partial<CompanyFixture>> => ({
  [item]: await factories[item](context, world),
});

// A customer has one open bid at a time.
export const deleteBids = ({ tenant }: CompanyFixture): Promise<unknown> =>
  withTenantTransaction(tenant, (tx) => tx.delete(bids).where(eq(bids.companyId, tx.companyId)));

async function addTestAddress(app: FastifyInstance, { headers }: SignedInCustomer, address1: string): Promise<string> {
  const url = "/ecommerce/user/addresses";
  const book: { id: string }[] = (await app.inject({ url, headers })).json().data;
  // Other calls must not fill the address book.
  for (const { id } of book.slice(MAX_ADDRESSES / 2))
    await app.inject({ method: "DELETE", url: `${url}/${id}`, headers });
  const added = await app.inject({ method: "POST", url, headers, payload: { ...addressForm, address1 } });
  return added.json().data.id;
}

async function createGarageVehicle({ app, installation }: TestContext, { owner }: FixtureOwner): Promise<VehicleRow> {
  const vehicle = await insertTestVehicle(installation.database);
  const payload = { cod_fipe: vehicle.codFipe, year: vehicle.year };
  await app.inject({ method: "POST", url: "/ecommerce/user/garage/insert", headers: owner.headers, payload });
  return vehicle;
}

async function createCounteredBid({ tenant, owner, canary }: FixtureOwner): Promise<string> {
  const { id: productId } = await createTestProduct(tenant, { name: `Disco ${canary}`, stock: 10 });
  const now = new Date();
  const input = { productId, value: 80_00, quantity: 1, message: canary };
  const { id } = unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => createBid(tx, owner.customer.id, input, now)),
  );
  unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => counterBid(tx, { kind: "program" }, { id, counter: 90_00, now })),
  );
  return id;
}

async function createMailedLink(tenant: Tenant, purpose: AccountLinkPurpose, code?: string): Promise<string> {
  const { customer } = await createTestCustomer(tenant);
  const link = { customerId: customer.id, purpose, email: customer.email, ...(code && { code }) };
  return await withTenantTransaction(tenant, (tx) => createAccountLink(tx, link, new Date()));
}

async function createOtherSession(tenant: Tenant, { customer }: SignedInCustomer): Promise<string> {
  const input = { customerId: customer.id, remember: false, now: new Date() };
  const { token } = unwrapOutcome(await withTenantTransaction(tenant, (tx) => createSession(tx, input)));
  const open = await withTenantTransaction(tenant, (tx) =>
    findSessions(tx, { customerId: customer.id, token, now: new Date() }),
  );
  return open.find(({ current }) => current)?.id ?? "";
}

async function createNewsletterSecret({ installation: { secretKey }, tenant }: TenantContext): Promise<string> {
  const email = `${uuid()}@example.com`;
  await withTenantTransaction(tenant, (tx) => subscribeToNewsletter(tx, { email, secretKey, now: new Date() }));
  return deriveSecret(secretKey, "newsletter", tenant.companyId, email);
}

async function placeTestOrder(
  { installation: { secretKey }, tenant }: TenantContext,
  { customer }: SignedInCustomer,
  product_id: string,
  canary: string,
) {
  const order = {
    items: [{ product_id, options: [], quantity: 1 }],
    address: { ...addressForm, firstName: canary, company: "", country: "BR", address2: "" },
    payment: "combine" as const,
    notes: canary,
  };
  const idempotency = { idempotencyKey: uuid(), requestBody: order };
  const placed = unwrapOutcome(
    await withTenantTransaction(tenant, (tx) =>
      placeOrder(tx, { ...order, ...idempotency, customer, secretKey, now: new Date() }),
    ),
  );
  return { id: placed.id, number: placed.number, token: placed.token, email: customer.email };
}

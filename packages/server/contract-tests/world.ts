import type { AccountLinkPurpose } from "@pecacerta/rules/account-link";
import { MAX_ADDRESSES } from "@pecacerta/rules/address-book";
import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { subscribeToNewsletter } from "../src/content/newsletter/commands.ts";
import { createAccountLink } from "../src/customers/accounts/account-links.ts";
import { findSessions } from "../src/customers/sessions/open-sessions.ts";
import { createSession } from "../src/customers/sessions/session.ts";
import { deriveSecret } from "../src/platform/config/secret-key.ts";
import { type Tenant, withTenantTransaction } from "../src/platform/database/tenant.ts";
import { counterBid, createBid } from "../src/sales/bids/commands.ts";
import { placeOrder } from "../src/sales/orders/place-order.ts";
import { bids } from "../src/sales/tables/bids.ts";
import { newCategory, newProduct } from "../testing/catalog.ts";
import { newCustomer, type SignedCustomer, sentAddress } from "../testing/customers.ts";
import { accepted, newCompany, type TestInstallation } from "../testing/database.ts";
import { insertTestVehicle, type VehicleRow } from "../testing/vehicles.ts";

/** One company with something of everything that a call can ask for, all of its texts holding one canary. */
export type World = {
  /** Stands in every text of this company, and nowhere else. */
  canary: string;
  shop: Tenant;
  owner: SignedCustomer;
  category: string;
  product: { id: string; slug: string };
  address: string;
  /** Two vehicles of the owner's garage. */
  vehicle: VehicleRow;
  otherVehicle: VehicleRow;
  /** An offer that the seller has answered with another value. */
  bid: string;
  order: { id: string; number: string; token: string; email: string };
  /** Another session of the owner. */
  session: string;
  /** What stands in the links of mails to a customer who waits for them. */
  confirmation: string;
  recovery: string;
  news: string;
};

export async function newWorld({ app, installation }: TestInstallation): Promise<World> {
  const canary = `canario-${uuid().slice(-12)}`;
  const shop = await newCompany(installation, {
    titulo: canary,
    contatoMensagem: canary,
    email: `${canary}@example.com`,
  });
  const owner = await newCustomer(shop, `${canary}-${uuid()}@example.com`);
  const category = await newCategory(shop, { name: `Freios ${canary}` });
  const product = await newProduct(shop, {
    slug: `peca-${canary}`,
    name: `Disco ${canary}`,
    description: canary,
    categories: [category.slug],
    stock: 100_000,
  });
  const place: Place = { app, installation };
  const owned: Owned = { owner, canary, shop };
  const things = {
    address: await makers.address(place, owned),
    vehicle: await makers.vehicle(place, owned),
    otherVehicle: await makers.otherVehicle(place, owned),
    bid: await makers.bid(place, owned),
    session: await makers.session(place, owned),
    confirmation: await makers.confirmation(place, owned),
    recovery: await makers.recovery(place, owned),
    news: await makers.news(place, owned),
  };
  const { codFipe, year } = things.vehicle;
  Object.assign(installation.lookup, {
    byVin: async (vin: string) => (vin === KNOWN_VIN ? { codFipe, year } : undefined),
  });
  const order = await orderOf({ installation, shop }, owner, product.id, canary);
  return { canary, shop, owner, category: category.slug, product, ...things, order };
}

/** A chassis number that a look-up in the test's place knows: of no maker and no year. */
export const KNOWN_VIN = "9ZZZZZ00000000001";

/** The things of a world that a call may take away; each can be made anew. */
export type Removable = keyof typeof makers;

type Place = Pick<TestInstallation, "app" | "installation">;
type InShop = Pick<TestInstallation, "installation"> & { shop: Tenant };
type Owned = Pick<World, "owner" | "canary"> & { shop: Tenant };

const makers = {
  address: ({ app }: Place, { owner, canary }: Owned) => newAddress(app, owner, canary),
  vehicle: newOwnVehicle,
  otherVehicle: newOwnVehicle,
  bid: (_: Place, owned: Owned) => newCounteredBid(owned),
  session: (_: Place, { shop, owner }: Owned) => newSession(shop, owner),
  confirmation: (_: Place, { shop }: Owned) => newMailedLink(shop, "confirmation"),
  recovery: (_: Place, { shop }: Owned) => newMailedLink(shop, "recovery"),
  news: ({ installation }: Place, { shop }: Owned) => newsSecret({ installation, shop }),
} satisfies { [Thing in keyof World]?: (place: Place, world: Owned) => Promise<World[Thing]> };

/** One of the things that may be removed, anew. */
export const anew = async (place: Place, world: Owned, thing: Removable): Promise<Partial<World>> => ({
  [thing]: await makers[thing](place, world),
});

/** Takes the offers of this company away: a customer makes one at a time. */
export const endBids = ({ shop }: World): Promise<unknown> => withTenantTransaction(shop, (tx) => tx.delete(bids));

/** One more entry of a customer's address book; its id. */
async function newAddress(app: FastifyInstance, { headers }: SignedCustomer, address1: string): Promise<string> {
  const url = "/ecommerce/user/addresses";
  const book: { id: string }[] = (await app.inject({ url, headers })).json().data;
  // What other calls of a test have added must not fill the book.
  for (const { id } of book.slice(MAX_ADDRESSES / 2))
    await app.inject({ method: "DELETE", url: `${url}/${id}`, headers });
  const added = await app.inject({ method: "POST", url, headers, payload: { ...sentAddress, address1 } });
  return added.json().data.id;
}

async function newOwnVehicle({ app, installation }: Place, { owner }: Owned): Promise<VehicleRow> {
  const vehicle = await insertTestVehicle(installation.database);
  const payload = { cod_fipe: vehicle.codFipe, year: vehicle.year };
  await app.inject({ method: "POST", url: "/ecommerce/user/garage/insert", headers: owner.headers, payload });
  return vehicle;
}

/** An offer of the owner on a product of its own, which the seller has answered; its id. */
async function newCounteredBid({ shop, owner, canary }: Owned): Promise<string> {
  const { id: productId } = await newProduct(shop, { name: `Disco ${canary}`, stock: 10 });
  const now = new Date();
  const bid = { productId, value: 80_00, quantity: 1, message: canary };
  const { id } = accepted(await withTenantTransaction(shop, (tx) => createBid(tx, owner.customer.id, bid, now)));
  accepted(await withTenantTransaction(shop, (tx) => counterBid(tx, { id, counter: 90_00, now })));
  return id;
}

/** What stands in a mail to somebody new. */
async function newMailedLink(shop: Tenant, purpose: AccountLinkPurpose): Promise<string> {
  const { customer } = await newCustomer(shop);
  const link = { customerId: customer.id, purpose, email: customer.email };
  return await withTenantTransaction(shop, (tx) => createAccountLink(tx, link, new Date()));
}

/** One more session of a customer; its id. */
async function newSession(shop: Tenant, { customer }: SignedCustomer): Promise<string> {
  const { token } = await withTenantTransaction(shop, (tx) =>
    createSession(tx, { customerId: customer.id, remember: false, now: new Date() }),
  );
  const open = await withTenantTransaction(shop, (tx) => findSessions(tx, { id: customer.id, token, now: new Date() }));
  return open.find(({ current }) => current)?.id ?? "";
}

/** The secret of an address that asked for news. */
async function newsSecret({ installation: { secretKey }, shop }: InShop): Promise<string> {
  const email = `${uuid()}@example.com`;
  await withTenantTransaction(shop, (tx) => subscribeToNewsletter(tx, { email, secretKey, now: new Date() }));
  return deriveSecret(secretKey, "newsletter", shop.companyId, email);
}

async function orderOf(
  { installation: { secretKey }, shop }: InShop,
  { customer }: SignedCustomer,
  product_id: string,
  canary: string,
) {
  const order = {
    items: [{ product_id, options: [], quantity: 1 }],
    address: { ...sentAddress, firstName: canary, company: "", country: "BR", address2: "" },
    payment: "combine" as const,
    notes: canary,
  };
  const idempotency = { idempotencyKey: uuid(), requestBody: order };
  const placed = accepted(
    await withTenantTransaction(shop, (tx) =>
      placeOrder(tx, { ...order, ...idempotency, customer, secretKey, now: new Date() }),
    ),
  );
  return { id: placed.id, number: placed.number, token: placed.token, email: customer.email };
}

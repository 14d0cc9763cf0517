import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { newCategory, newProduct } from "../catalog/testing.ts";
import { type Shop, together } from "../companies/shop.ts";
import { newCustomer, type SignedCustomer, sentAddress } from "../customers/testing.ts";
import { accepted, newCompany, type TestInstallation } from "../database/testing.ts";
import { placeOrder } from "../orders/commands.ts";

/** One company with something of everything that a call can ask for, all of its texts holding one canary. */
export type World = {
  /** Stands in every text of this company, and nowhere else. */
  canary: string;
  shop: Shop;
  owner: SignedCustomer;
  category: string;
  product: { id: string; slug: string };
  address: string;
  order: { id: string; number: string; token: string; email: string };
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
  const address = await newAddress(app, owner, canary);
  const order = await orderOf(shop, owner, product.id, canary);
  return { canary, shop, owner, category: category.slug, product, address, order };
}

/** One more entry of a customer's address book; its id. */
export async function newAddress(app: FastifyInstance, { headers }: SignedCustomer, address1: string): Promise<string> {
  const payload = { ...sentAddress, address1 };
  const added = await app.inject({ method: "POST", url: "/ecommerce/user/addresses", headers, payload });
  return added.json().data.id;
}

async function orderOf(shop: Shop, { customer }: SignedCustomer, product_id: string, canary: string) {
  const asked = {
    items: [{ product_id, options: [], quantity: 1 }],
    address: { ...sentAddress, firstName: canary, company: "", country: "BR", address2: "" },
    payment: "combine" as const,
    order_notes: canary,
  };
  const placed = accepted(
    await together(shop, (tx) => placeOrder(tx, { customer, key: uuid(), asked, now: new Date() })),
  );
  return { id: placed.id, number: placed.number, token: placed.token, email: customer.email };
}

import type { Tx } from "@pecacerta/server/companies/shop";
import { questions } from "@pecacerta/server/content/questions/tables";
import { reviews } from "@pecacerta/server/content/reviews/tables";
import { hashPassword } from "@pecacerta/server/customers/accounts/passwords";
import { addresses } from "@pecacerta/server/customers/addresses/tables";
import { customers } from "@pecacerta/server/customers/tables";
import { ACCOUNT } from "../customers.ts";
import type { SampleShop } from "../shapes.ts";
import type { CatalogueIds } from "./catalogue.ts";
import { idOf } from "./id.ts";
import { insertAll } from "./insert-all.ts";
import type { Moments } from "./moments.ts";

export type PeopleIds = { customer(email: string): string };

/** Customers with their addresses. They share one password, which is hashed once. */
export async function loadPeople(tx: Tx, shop: SampleShop, moments: Moments): Promise<PeopleIds> {
  const { slug } = shop.company;
  const passwordHash = await hashPassword(ACCOUNT.password);
  const ids = new Map(shop.customers.map(({ email }, at) => [email, idOf(`customer ${slug}`, at)]));
  const customer = (email: string) => ids.get(email) as string;
  await insertAll(
    tx,
    customers,
    shop.customers.map(({ email, name, phone, cpf, rg, joinedDaysAgo }, at) => ({
      id: customer(email),
      email,
      name,
      phone,
      cpf,
      rg: rg ?? "",
      passwordHash,
      createdAt: moments.before(joinedDaysAgo, at),
    })),
  );
  const rows = shop.customers.flatMap((one) => one.addresses.map((address) => ({ address, email: one.email })));
  await insertAll(
    tx,
    addresses,
    rows.map(({ address, email }, at) => ({
      ...address,
      id: idOf(`address ${slug}`, at),
      customerId: customer(email),
    })),
  );
  return { customer };
}

/** What customers say about products, and what the shop answers. */
export async function loadVoices(tx: Tx, shop: SampleShop, ids: CatalogueIds & PeopleIds, moments: Moments) {
  const { slug } = shop.company;
  const who = (one: { sku: string; customer: string }) => ({
    productId: ids.product(one.sku),
    customerId: ids.customer(one.customer),
  });
  const bought = new Set(shop.orders.flatMap(({ customer, items }) => items.map(({ sku }) => `${customer} ${sku}`)));
  await insertAll(
    tx,
    reviews,
    shop.reviews.map((review, at) => ({
      ...who(review),
      id: idOf(`review ${slug}`, at),
      author: review.author,
      rating: review.rating,
      content: review.content,
      createdAt: moments.after(review.daysAgo, at),
      verified: bought.has(`${review.customer} ${review.sku}`),
    })),
  );
  await insertAll(
    tx,
    questions,
    shop.questions.map((question, at) => ({
      ...who(question),
      id: idOf(`question ${slug}`, at),
      author: question.author,
      content: question.content,
      createdAt: moments.before(question.daysAgo, at),
      answer: question.answer?.content,
      answeredAt: question.answer && moments.after(question.answer.daysAgo, at),
    })),
  );
}

import { questions } from "@pecacerta/server/content/questions/tables";
import { reviews } from "@pecacerta/server/content/reviews/tables";
import { addresses } from "@pecacerta/server/customers/addresses/tables";
import { customers } from "@pecacerta/server/customers/tables";
import type { TenantTransaction } from "@pecacerta/server/platform/database/tenant";
import { hashPassword } from "@pecacerta/server/platform/password/password-hash";
import { SAMPLE_ACCOUNT } from "../customers.ts";
import type { SampleShop } from "../sample-types.ts";
import type { CatalogIds } from "./catalog.ts";
import { insertAll } from "./insert-all.ts";
import type { SampleDates } from "./sample-dates.ts";
import { sampleId } from "./sample-id.ts";

export type CustomerIds = { customer(email: string): string };

/** Loads customers with addresses. They share one password, which is hashed once. */
export async function loadCustomers(tx: TenantTransaction, shop: SampleShop, dates: SampleDates): Promise<CustomerIds> {
  const { slug } = shop.company;
  const passwordHash = await hashPassword(SAMPLE_ACCOUNT.password);
  const ids = new Map(shop.customers.map(({ email }, at) => [email, sampleId(`customer ${slug}`, at)]));
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
      createdAt: dates.before(joinedDaysAgo, at),
      emailConfirmedAt: dates.before(joinedDaysAgo, at),
    })),
  );
  const rows = shop.customers.flatMap((one) => one.addresses.map((address) => ({ address, email: one.email })));
  await insertAll(
    tx,
    addresses,
    rows.map(({ address, email }, at) => ({
      ...address,
      id: sampleId(`address ${slug}`, at),
      customerId: customer(email),
    })),
  );
  return { customer };
}

export async function loadReviewsAndQuestions(
  tx: TenantTransaction,
  shop: SampleShop,
  ids: CatalogIds & CustomerIds,
  dates: SampleDates,
) {
  const { slug } = shop.company;
  const references = (one: { sku: string; customer: string }) => ({
    productId: ids.product(one.sku),
    customerId: ids.customer(one.customer),
  });
  const bought = new Set(shop.orders.flatMap(({ customer, items }) => items.map(({ sku }) => `${customer} ${sku}`)));
  await insertAll(
    tx,
    reviews,
    shop.reviews.map((review, at) => ({
      ...references(review),
      id: sampleId(`review ${slug}`, at),
      author: review.author,
      rating: review.rating,
      content: review.content,
      createdAt: dates.after(review.daysAgo, at),
      verified: bought.has(`${review.customer} ${review.sku}`),
    })),
  );
  await insertAll(
    tx,
    questions,
    shop.questions.map((question, at) => ({
      ...references(question),
      id: sampleId(`question ${slug}`, at),
      author: question.author,
      content: question.content,
      createdAt: dates.before(question.daysAgo, at),
      answer: question.answer?.content,
      answeredAt: question.answer && dates.after(question.answer.daysAgo, at),
    })),
  );
}

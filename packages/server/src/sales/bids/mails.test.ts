import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCustomer, type SignedInCustomer } from "../../../testing/customers.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { listMailsTo } from "../../../testing/queued-mails.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { acceptBid, counterBid, refuseBid } from "./answer-bid.ts";
import { acceptCounterBid, createBid } from "./commands.ts";

let context: TestInstallation;
let tenant: Tenant;
beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
});
afterAll(() => context.close());

const now = new Date();

async function createTestBid(stock = 5): Promise<{ session: SignedInCustomer; id: string; now: Date }> {
  const session = await createTestCustomer(tenant);
  const { id: productId } = await createTestProduct(tenant, {
    name: "Disco",
    brand: "Travaboa",
    partNumber: "BP4410D",
    price: 100_00,
    stock,
  });
  const bid = { productId, value: 80_00, quantity: 2, message: "" };
  const { id } = unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => createBid(tx, session.customer.id, bid, now)),
  );
  return { session, id, now };
}
const mailsOf = ({ customer }: SignedInCustomer) =>
  withTenantTransaction(tenant, (tx) => listMailsTo(tx, customer.email));

test("[PR-11] the customer is mailed that a bid was accepted and until when to order", async () => {
  const bid = await createTestBid();
  unwrapOutcome(await withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, bid)));
  expect(await mailsOf(bid.session)).toMatchObject([
    {
      template: "bid-answered",
      content: {
        answer: "accepted",
        product: expect.stringMatching(/^Disco \(Travaboa · BP4410D · SKU .+\)$/),
        value: 80_00,
        quantity: 2,
        path: "/account/bid",
      },
    },
  ]);
});

test("[PR-11] a counter value is mailed; accepting it sends no mail", async () => {
  const bid = await createTestBid();
  unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => counterBid(tx, { kind: "program" }, { ...bid, counter: 90_00 })),
  );
  expect(await mailsOf(bid.session)).toMatchObject([{ content: { answer: "countered", value: 90_00 } }]);
  unwrapOutcome(await withTenantTransaction(tenant, (tx) => acceptCounterBid(tx, bid.session.customer.id, bid)));
  expect(await mailsOf(bid.session)).toHaveLength(1);
});

test("[PR-11] a refusal is mailed once, however often the bid is refused", async () => {
  const bid = await createTestBid();
  for (let time = 0; time < 2; time++)
    await withTenantTransaction(tenant, (tx) => refuseBid(tx, { kind: "program" }, bid));
  expect(await mailsOf(bid.session)).toMatchObject([{ content: { answer: "refused" } }]);
});

test("[PR-11] a bid that cannot be accepted sends no mail", async () => {
  const bid = await createTestBid(1);
  expect(await withTenantTransaction(tenant, (tx) => acceptBid(tx, { kind: "program" }, bid))).toMatchObject({
    refusal: "OUT_OF_STOCK",
  });
  expect(await mailsOf(bid.session)).toEqual([]);
});

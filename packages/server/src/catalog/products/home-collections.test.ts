import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import {
  createTestCompany,
  openTestInstallation,
  type TestInstallation,
  unwrapOutcome,
} from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { updateProduct } from "./commands.ts";
import { findHomeCollections } from "./home-collections.ts";
import { findProductBySlug } from "./queries.ts";
import { createSaleExpiryJob, expireSales } from "./sale-expiry.ts";

let context: TestInstallation;
let tenant: Tenant;
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds);
const HOUR = 3_600_000;
const offer = { price: 80_00, compareAtPrice: 100_00, badges: ["sale", "new"] };

beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

const ofNewCompany = async () => {
  tenant = await createTestCompany(context.installation);
};

test("equal the single collections, and share the card of a product of two", async () => {
  await ofNewCompany();
  await createTestProduct(tenant, { slug: "old", sold: 9, createdAt: inMs(-HOUR) });
  await createTestProduct(tenant, { ...offer, slug: "reduced", saleEndsAt: inMs(2 * HOUR) });
  await createTestProduct(tenant, { ...offer, slug: "sooner", price: 90_00, sold: 1, saleEndsAt: inMs(HOUR) });
  await createTestProduct(tenant, { ...offer, slug: "hidden", published: false, saleEndsAt: inMs(HOUR) });
  await createTestProduct(await createTestCompany(context.installation), {
    ...offer,
    sold: 99,
    saleEndsAt: inMs(HOUR),
  });
  const { lists, ending } = await findHomeCollections(tenant, { theBest: 2, specialOffers: 8, mostRated: 3 }, 5);
  const slugs = Object.values(lists).map((cards) => cards.map(({ slug }) => slug));
  expect(slugs).toEqual([["old", "sooner"], ["reduced", "sooner"], []]);
  expect(ending.map(({ card }) => card.slug)).toEqual(["sooner", "reduced"]);
  expect(lists.specialOffers[1]).toBe(lists.theBest[1]);
  expect(ending[0]?.card).toBe(lists.theBest[1]);
});

test("an ended sale restores the regular price", async () => {
  await ofNewCompany();
  const { slug, id } = await createTestProduct(tenant, { ...offer, saleEndsAt: inMs(HOUR) });
  await createTestProduct(tenant, { ...offer, slug: "without-end" });
  expect(await withTenantTransaction(tenant, (tx) => expireSales(tx, new Date()))).toBe(0);
  expect(await withTenantTransaction(tenant, (tx) => expireSales(tx, inMs(HOUR)))).toBe(1);
  expect(await findProductBySlug(tenant, slug)).toMatchObject({ price: 100_00, compareAtPrice: null, badges: ["new"] });
  expect(await findProductBySlug(tenant, "without-end")).toMatchObject({ price: 80_00, compareAtPrice: 100_00 });
  unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, { price: 70_00, compareAtPrice: 100_00 })),
  );
  expect(await withTenantTransaction(tenant, (tx) => expireSales(tx, inMs(HOUR)))).toBe(0);
});

test("an end date without a sale is ignored", async () => {
  await ofNewCompany();
  const { id } = await createTestProduct(tenant, { price: 80_00, saleEndsAt: inMs(HOUR) });
  unwrapOutcome(
    await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, { ...offer, saleEndsAt: inMs(HOUR) })),
  );
  expect((await findHomeCollections(tenant, {}, 5)).ending).toHaveLength(1);
  unwrapOutcome(await withTenantTransaction(tenant, (tx) => updateProduct(tx, id, { compareAtPrice: null })));
  expect((await findHomeCollections(tenant, {}, 5)).ending).toEqual([]);
});

test("the job expires ended sales", async () => {
  await ofNewCompany();
  const { slug } = await createTestProduct(tenant, { ...offer, saleEndsAt: inMs(-1) });
  await createSaleExpiryJob(context.installation).run(new AbortController().signal);
  expect((await findProductBySlug(tenant, slug))?.compareAtPrice).toBeNull();
});

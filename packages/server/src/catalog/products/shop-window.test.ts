import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newProduct } from "../../../testing/catalog.ts";
import { accepted, newCompany, openForTest, type TestInstallation } from "../../../testing/database.ts";
import { type Shop, together } from "../../companies/shop.ts";
import { updateProduct } from "./commands.ts";
import { endOffers, letOffersEnd } from "./ending-offers.ts";
import { productBySlug } from "./queries.ts";
import { shopWindow } from "./shop-window.ts";

let opened: TestInstallation;
let shop: Shop;
const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds);
const HOUR = 3_600_000;
const offer = { price: 80_00, compareAtPrice: 100_00, badges: ["sale", "new"] };

beforeAll(async () => {
  opened = await openForTest();
});
afterAll(() => opened.close());

const ofNewCompany = async () => {
  shop = await newCompany(opened.installation);
};

test("several lists are the same ones as one by one, and what is in two of them is one card", async () => {
  await ofNewCompany();
  await newProduct(shop, { slug: "old", sold: 9, createdAt: inMs(-HOUR) });
  await newProduct(shop, { ...offer, slug: "reduced", offerEndsAt: inMs(2 * HOUR) });
  await newProduct(shop, { ...offer, slug: "sooner", price: 90_00, sold: 1, offerEndsAt: inMs(HOUR) });
  await newProduct(shop, { ...offer, slug: "hidden", published: false, offerEndsAt: inMs(HOUR) });
  await newProduct(await newCompany(opened.installation), { ...offer, sold: 99, offerEndsAt: inMs(HOUR) });
  const { lists, ending } = await shopWindow(shop, { theBest: 2, specialOffers: 8, mostRated: 3 }, 5);
  const slugs = Object.values(lists).map((cards) => cards.map(({ slug }) => slug));
  expect(slugs).toEqual([["old", "sooner"], ["reduced", "sooner"], []]);
  expect(ending.map(({ card }) => card.slug)).toEqual(["sooner", "reduced"]);
  expect(lists.specialOffers[1]).toBe(lists.theBest[1]);
  expect(ending[0]?.card).toBe(lists.theBest[1]);
});

test("an offer ends: its price is the usual one again, for everyone", async () => {
  await ofNewCompany();
  const { slug, id } = await newProduct(shop, { ...offer, offerEndsAt: inMs(HOUR) });
  await newProduct(shop, { ...offer, slug: "without-end" });
  expect(await together(shop, (tx) => endOffers(tx, new Date()))).toBe(0);
  expect(await together(shop, (tx) => endOffers(tx, inMs(HOUR)))).toBe(1);
  expect(await productBySlug(shop, slug)).toMatchObject({ price: 100, compareAtPrice: null, badges: ["new"] });
  expect(await productBySlug(shop, "without-end")).toMatchObject({ price: 80, compareAtPrice: 100 });
  // A later offer without an end has none.
  accepted(await together(shop, (tx) => updateProduct(tx, id, { price: 70_00, compareAtPrice: 100_00 })));
  expect(await together(shop, (tx) => endOffers(tx, inMs(HOUR)))).toBe(0);
});

test("an end without an offer is none", async () => {
  await ofNewCompany();
  const { id } = await newProduct(shop, { price: 80_00, offerEndsAt: inMs(HOUR) });
  accepted(await together(shop, (tx) => updateProduct(tx, id, { ...offer, offerEndsAt: inMs(HOUR) })));
  expect((await shopWindow(shop, {}, 5)).ending).toHaveLength(1);
  accepted(await together(shop, (tx) => updateProduct(tx, id, { compareAtPrice: null })));
  expect((await shopWindow(shop, {}, 5)).ending).toEqual([]);
});

test("the shop itself finds an offer that ended, sooner or later", async () => {
  await ofNewCompany();
  const { slug } = await newProduct(shop, { ...offer, offerEndsAt: inMs(-1) });
  const stop = letOffersEnd(opened.installation, 20);
  try {
    await vi.waitFor(async () => expect((await productBySlug(shop, slug))?.compareAtPrice).toBeNull(), {
      timeout: 20_000,
      interval: 50,
    });
  } finally {
    await stop();
  }
});

import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCategory, createTestModelYear, createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { findCardListing } from "../catalog.ts";

let context: TestInstallation;
let tenant: Tenant;
let gol: string;

const RANKED = ["fits", "fits-empty", "unknown", "universal", "unpriced", "excluded", "other", "other-empty"];
const WITHOUT_VEHICLE = ["excluded", "other", "unknown", "universal", "fits", "other-empty", "unpriced", "fits-empty"];

beforeAll(async () => {
  context = await openTestInstallation();
  tenant = await createTestCompany(context.installation);
  await createTestCategory(tenant, { slug: "interior-parts", name: "Interior" });
  const make = `Marca ${uuid()}`;
  gol = await createTestModelYear(tenant, { make, family: "Gol", year: 2012 });
  const row = (family: string) => ({ type: 1, make, family, yearFrom: 2000, yearTo: 2020 }) as const;
  const products = {
    fits: { fitments: [row("Gol")] },
    "fits-empty": { fitments: [row("Gol")], stock: 0 },
    universal: {},
    unknown: { compatibility: "unknown" as const },
    unpriced: { price: 0, compareAtPrice: null },
    other: { fitments: [row("Fox")] },
    excluded: { compatibility: "all" as const, fitments: [{ ...row("Gol"), excluded: true }] },
    "other-empty": { fitments: [row("Fox")], stock: 0 },
  };
  for (const [at, [slug, fields]] of Object.entries(products).entries())
    await createTestProduct(tenant, {
      slug,
      name: `${at} Tapete`,
      price: 100_00 - at,
      compareAtPrice: 200_00,
      sold: at,
      featured: true,
      categories: ["interior-parts"],
      createdAt: new Date(1_700_000_000_000 + at * 1000),
      ...fields,
    });
  await withTenantTransaction(tenant, (tx) =>
    tx.execute(
      `update products set rating_count = 1, rating_sum = substr(name, 1, 1)::int where company_id = '${tx.companyId}'`,
    ),
  );
});
afterAll(() => context.close());

const ask = (path: string) => context.app.inject({ url: `/ecommerce/${path}`, headers: { ecommerce: tenant.slug } });
const read = async (path: string) => (await ask(path)).json().data;
const slugsOf = (items: { slug: string }[]) => items.map(({ slug }) => slug);
const listed = async (query: string) => slugsOf((await read(`products?${query}`)).items);

describe("for_vehicle", () => {
  test("[LS-10] ranks what fits, then what may, then what does not; sellable first in each; and narrows nothing", async () => {
    expect(await listed(`for_vehicle=${gol}`)).toEqual(RANKED);
    expect(await listed("")).toEqual(WITHOUT_VEHICLE);
    const [ranked, plain] = [await read(`products?for_vehicle=${gol}`), await read("products")];
    expect({ ...ranked, items: [] }).toEqual({ ...plain, items: [] });
  });

  test("[LS-10] an explicit sort alone decides", async () => {
    for (const sort of ["name_asc", "price_desc"])
      expect(await listed(`sort=${sort}&for_vehicle=${gol}`)).toEqual(await listed(`sort=${sort}`));
  });

  test("[LS-10] [GR-03] what a list is narrowed to is ranked as well", async () => {
    expect(await listed(`filter_vehicle=${gol}`)).toEqual(["fits", "fits-empty", "universal", "unpriced"]);
  });

  test("[GR-03] products without published vehicles are listed apart", async () => {
    const listUnknown = async (search = "") => {
      const query = { limit: 16, page: 1, sort: "default", search, filters: { vehicle: gol }, fit: "unknown" } as const;
      const listing = await findCardListing(tenant, {
        category: undefined,
        vehicle: undefined,
        forVehicle: undefined,
        after: undefined,
        before: undefined,
        ...query,
      });
      return listing.ok ? slugsOf(listing.value.items) : listing;
    };
    expect(await listUnknown()).toEqual(["unknown"]);
    expect(await listUnknown("nada disso")).toEqual([]);
    expect(await listed(`filter_vehicle=${gol}`)).not.toContain("unknown");
  });

  test("an unknown vehicle ranks nothing, and an invalid one is refused", async () => {
    expect(await listed(`for_vehicle=${uuid()}`)).toEqual(WITHOUT_VEHICLE);
    expect((await ask("products?for_vehicle=gol")).statusCode).toBe(422);
  });

  test("the exact part number leads a search", async () => {
    await createTestProduct(tenant, {
      slug: "tr-1",
      name: "Tapete 77",
      partNumber: "TAPETE",
      published: true,
      stock: 0,
    });
    expect((await listed(`search=tapete&for_vehicle=${gol}`)).slice(0, 2)).toEqual(["tr-1", "fits"]);
    await withTenantTransaction(tenant, (tx) =>
      tx.execute(`delete from products where company_id = '${tx.companyId}' and slug = 'tr-1'`),
    );
  });

  test.each(["latest", "theBest", "mostRated", "specialOffers", "featured", "popular"])(
    "[API-17] ranks %s, also where it is cut",
    async (collection) => {
      const [all, plain] = [
        slugsOf(await read(`products/${collection}?limit=8&for_vehicle=${gol}`)),
        slugsOf(await read(`products/${collection}?limit=8`)),
      ];
      expect([...all].sort()).toEqual([...plain].sort());
      expect(all.slice(0, 2)).toEqual(["fits", "fits-empty"]);
      expect(new Set(all.slice(2, 4))).toEqual(new Set(["universal", "unknown"]));
      expect(all.at(-1)).toBe("other-empty");
      expect(slugsOf(await read(`products/${collection}?limit=3&for_vehicle=${gol}`))).toEqual(all.slice(0, 3));
    },
  );

  test("ranks what an empty search box suggests", async () => {
    const limits = "limitProducts=3&limitCategories=1";
    const { products } = await read(`search/suggestions?query=&${limits}&for_vehicle=${gol}`);
    expect(slugsOf(products)).toEqual(slugsOf(await read(`products/latest?limit=3&for_vehicle=${gol}`)));
  });

  test("[API-17] ranks what goes with a product", async () => {
    const related = slugsOf(await read(`products/universal/related?limit=3&for_vehicle=${gol}`));
    expect(related).toEqual(["fits", "fits-empty", "unknown"]);
    expect(
      slugsOf(await read("products/universal/related"))
        .slice(-3)
        .sort(),
    ).toEqual(["fits-empty", "other-empty", "unpriced"]);
  });

  test("[LS-11] cursors follow the ranking, and survive that the last product sells out", async () => {
    const query = `category=interior-parts&limit=3&for_vehicle=${gol}`;
    const all = await listed(`category=interior-parts&for_vehicle=${gol}`);
    const first = await read(`products?${query}`);
    const next = `products?${query}&after=${first.navigation.endCursor}`;
    expect(slugsOf((await read(next)).items)).toEqual(all.slice(3, 6));
    const setStock = (slug: string, onHand: number) =>
      withTenantTransaction(tenant, (tx) =>
        tx.execute(`update stock set on_hand = ${onHand} from products p where p.company_id = '${tx.companyId}'
          and stock.company_id = p.company_id and stock.product_id = p.id and p.slug = '${slug}'`),
      );
    await setStock(all[2] as string, 0);
    expect(slugsOf((await read(next)).items)).toContain(all[3]);
    await setStock(all[2] as string, 5);
    expect(slugsOf((await read(next)).items)).toEqual(all.slice(3, 6));
    const foreign = `products?category=interior-parts&limit=3&after=${first.navigation.endCursor}`;
    expect((await ask(foreign)).statusCode).toBe(422);
  });
});

import { listBrands } from "@pecacerta/contract/brands";
import { categoryBySlug as categoryCall, listCategories } from "@pecacerta/contract/categories";
import { listCountries } from "@pecacerta/contract/countries";
import { judgeProducts } from "@pecacerta/contract/fitment";
import { listing, listProducts as listProductsCall } from "@pecacerta/contract/listing";
import * as calls from "@pecacerta/contract/products";
import { done, refused } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Installation } from "../app/installation.ts";
import { reader } from "../companies/shop.ts";
import { serveGlobal, servePublic } from "../platform/http/serve-call.ts";
import { joined, Written } from "../platform/http/written.ts";
import { brandsOf, countriesOf } from "./brands/brand-queries.ts";
import { categoriesOf, categoryBySlug } from "./categories/category-queries.ts";
import { vehicleToFit, verdictsOn } from "./fitment/fit-queries.ts";
import { listProducts } from "./listing/listing-queries.ts";
import { analogsOf, relatedProducts } from "./products/neighbour-queries.ts";
import { type Collection, productBySlug, productByUuid, productsOf } from "./products/queries.ts";

const pageShape = listing.omit({ items: true });

/** What anyone may read of a shop's goods. */
export function catalogApi(app: FastifyInstance, installation: Installation): void {
  serveProducts(app, installation);
  serveCollections(app, installation);
  servePublic(app, installation, listCategories, async (shop) => done({ data: await categoriesOf(shop) }));
  servePublic(app, installation, categoryCall, async (shop, { params }) =>
    found(await categoryBySlug(shop, params.slug), "CATEGORY_NOT_FOUND"),
  );
  servePublic(app, installation, listBrands, async (shop, { query }) =>
    done({ data: await brandsOf(shop, query.limit) }),
  );
  serveVerdicts(app, installation);
  serveGlobal(app, listCountries, async () => done({ data: await countriesOf(installation.database) }));
}

function serveProducts(app: FastifyInstance, installation: Installation): void {
  servePublic(app, installation, calls.productBySlug, async (shop, { params }) =>
    found(await productBySlug(shop, params.slug), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, calls.productByUuid, async (shop, { params }) =>
    found(await productByUuid(shop, params.uuid), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, calls.relatedProducts, async (shop, { params, query }) =>
    found(await relatedProducts(shop, params.slug, query.limit), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, calls.analogProducts, async (shop, { params, query }) =>
    found(await analogsOf(shop, params.slug, query.limit), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, listProductsCall, async (shop, { query }) => {
    const listed = await listProducts(shop, query);
    if (!listed.ok) return listed;
    const { items, ...page } = listed.value;
    const rest = JSON.stringify(z.encode(pageShape, page)).slice(1);
    return done(new Written(joined(['{"data":{"items":', items, ",", rest, "}"])));
  });
}

function serveVerdicts(app: FastifyInstance, installation: Installation): void {
  servePublic(app, installation, judgeProducts, async (shop, { query: { vehicle: id, products }, now }) => {
    const vehicle = await vehicleToFit(reader(shop), id);
    if (!vehicle) return refused("VEHICLE_NOT_FOUND");
    const { companyId } = shop;
    const verdicts = await verdictsOn(reader(shop), { companyId, productIds: products, vehicle, now });
    const asked = [...new Set(products)];
    return done({
      data: asked.flatMap((product_id) => {
        const told = verdicts.get(product_id);
        return told ? [{ product_id, ...told }] : [];
      }),
    });
  });
}

const COLLECTIONS = [
  ["latest", calls.latestProducts],
  ["theBest", calls.bestProducts],
  ["mostRated", calls.mostRatedProducts],
  ["specialOffers", calls.specialOffers],
  ["newArrivals", calls.newArrivals],
  ["featured", calls.featuredProducts],
  ["popular", calls.popularProducts],
] as const satisfies [Collection, object][];

function serveCollections(app: FastifyInstance, installation: Installation): void {
  for (const [collection, call] of COLLECTIONS) {
    servePublic(app, installation, call, async (shop, { query }) =>
      done({ data: await productsOf(shop, collection, query.limit) }),
    );
  }
  servePublic(app, installation, calls.allProducts, async (shop, { query }) =>
    done({ data: await productsOf(shop, "all", query.limit, query.page) }),
  );
}

const found = <Value>(value: Value | undefined, otherwise: "PRODUCT_NOT_FOUND" | "CATEGORY_NOT_FOUND") =>
  value === undefined ? refused(otherwise) : done({ data: value });

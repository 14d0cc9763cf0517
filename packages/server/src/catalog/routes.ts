import { listBrandsCall } from "@pecacerta/contract/brands";
import { getCategoryCall as categoryBySlugCall, listCategoriesCall } from "@pecacerta/contract/categories";
import { listCountriesCall } from "@pecacerta/contract/countries";
import { judgeFitmentCall } from "@pecacerta/contract/fitment";
import { listingSchema, listProductsCall } from "@pecacerta/contract/listing";
import * as calls from "@pecacerta/contract/products";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Installation } from "../app/installation.ts";
import { reader } from "../platform/database/tenant.ts";
import { concatBuffers, RawJson } from "../platform/http/raw-json.ts";
import { serveGlobal, servePublic } from "../platform/http/serve-call.ts";
import { findBrands, findCountries } from "./brands/queries.ts";
import { findCategories, findCategoryBySlug } from "./categories/queries.ts";
import { findFitVehicle, findFitVerdicts } from "./fitment/fit-verdicts.ts";
import { listProducts } from "./listing/listing-queries.ts";
import { type Collection, findCollection, findProductById, findProductBySlug } from "./products/queries.ts";
import { findAnalogProducts, findRelatedProducts } from "./products/related-products.ts";

const pageShape = listingSchema.omit({ items: true });

/** What anyone may read of a shop's goods. */
export function registerCatalogRoutes(app: FastifyInstance, installation: Installation): void {
  serveProducts(app, installation);
  serveCollections(app, installation);
  servePublic(app, installation, listCategoriesCall, async (shop) => accept({ data: await findCategories(shop) }));
  servePublic(app, installation, categoryBySlugCall, async (shop, { params }) =>
    orNotFound(await findCategoryBySlug(shop, params.slug), "CATEGORY_NOT_FOUND"),
  );
  servePublic(app, installation, listBrandsCall, async (shop, { query }) =>
    accept({ data: await findBrands(shop, query.limit) }),
  );
  serveFitVerdicts(app, installation);
  serveGlobal(app, listCountriesCall, async () => accept({ data: await findCountries(installation.database) }));
}

function serveProducts(app: FastifyInstance, installation: Installation): void {
  servePublic(app, installation, calls.getProductBySlugCall, async (shop, { params }) =>
    orNotFound(await findProductBySlug(shop, params.slug), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, calls.getProductByUuidCall, async (shop, { params }) =>
    orNotFound(await findProductById(shop, params.uuid), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, calls.listRelatedProductsCall, async (shop, { params, query }) =>
    orNotFound(await findRelatedProducts(shop, params.slug, query.limit), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, calls.listAnalogProductsCall, async (shop, { params, query }) =>
    orNotFound(await findAnalogProducts(shop, params.slug, query.limit), "PRODUCT_NOT_FOUND"),
  );
  servePublic(app, installation, listProductsCall, async (shop, { query }) => {
    const listed = await listProducts(shop, query);
    if (!listed.ok) return listed;
    const { items, ...page } = listed.value;
    const rest = JSON.stringify(z.encode(pageShape, page)).slice(1);
    return accept(new RawJson(concatBuffers(['{"data":{"items":', items, ",", rest, "}"])));
  });
}

function serveFitVerdicts(app: FastifyInstance, installation: Installation): void {
  servePublic(app, installation, judgeFitmentCall, async (shop, { query: { vehicle: id, products }, now }) => {
    const vehicle = await findFitVehicle(reader(shop), id);
    if (!vehicle) return refuse("VEHICLE_NOT_FOUND");
    const { companyId } = shop;
    const verdicts = await findFitVerdicts(reader(shop), { companyId, productIds: products, vehicle, now });
    const productIds = [...new Set(products)];
    return accept({
      data: productIds.flatMap((product_id) => {
        const verdict = verdicts.get(product_id);
        return verdict ? [{ product_id, ...verdict }] : [];
      }),
    });
  });
}

const COLLECTIONS = [
  ["latest", calls.listLatestProductsCall],
  ["theBest", calls.listBestsellersCall],
  ["mostRated", calls.listTopRatedProductsCall],
  ["specialOffers", calls.listSaleProductsCall],
  ["newArrivals", calls.listNewArrivalsCall],
  ["featured", calls.listFeaturedProductsCall],
  ["popular", calls.listPopularProductsCall],
] as const satisfies [Collection, object][];

function serveCollections(app: FastifyInstance, installation: Installation): void {
  for (const [collection, call] of COLLECTIONS) {
    servePublic(app, installation, call, async (shop, { query }) =>
      accept({ data: await findCollection(shop, collection, query.limit) }),
    );
  }
  servePublic(app, installation, calls.listAllProductsCall, async (shop, { query }) =>
    accept({ data: await findCollection(shop, "all", query.limit, query.page) }),
  );
}

const orNotFound = <Value>(value: Value | undefined, refusal: "PRODUCT_NOT_FOUND" | "CATEGORY_NOT_FOUND") =>
  value === undefined ? refuse(refusal) : accept({ data: value });

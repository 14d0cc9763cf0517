import { listBrandsCall } from "@pecacerta/contract/brands";
import { getCategoryCall, listCategoriesCall } from "@pecacerta/contract/categories";
import { listCountriesCall } from "@pecacerta/contract/countries";
import { judgeFitmentCall } from "@pecacerta/contract/fitment";
import { listingSchema, listProductsCall } from "@pecacerta/contract/listing";
import type { ProductCardDto, ProductDto, ProductView } from "@pecacerta/contract/product";
import * as calls from "@pecacerta/contract/products";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Installation } from "../companies/installation.ts";
import { serveCatalog } from "../companies/serve-catalog.ts";
import { servePublic } from "../companies/serve-public.ts";
import { reader, type Tenant } from "../platform/database/tenant.ts";
import { concatBuffers, RawJson } from "../platform/http/raw-json.ts";
import { serveGlobal } from "../platform/http/serve-call.ts";
import { findBrands, findCountries } from "./brands/queries.ts";
import { findProductListing, rankProductIds, searchQueries } from "./catalog.ts";
import { findCategories, findCategoryBySlug } from "./categories/queries.ts";
import { findFitVehicle, findFitVerdicts } from "./fitment/fit-verdicts.ts";
import { type Collection, findAllProducts, findCollection } from "./products/collections.ts";
import { toProductCardDto } from "./products/product-dto.ts";
import { findProductById, findProductBySlug } from "./products/queries.ts";
import { findAnalogProducts, findRelatedProducts } from "./products/related-products.ts";
import { registerSearchRoutes } from "./search/routes.ts";

const listingWithoutItems = listingSchema.omit({ items: true });

export function registerCatalogRoutes(app: FastifyInstance, installation: Installation): void {
  serveProducts(app, installation);
  serveCollections(app, installation);
  serveCatalog(app, installation, listCategoriesCall, async (tenant) => accept({ data: await findCategories(tenant) }));
  serveCatalog(app, installation, getCategoryCall, async (tenant, { params }) =>
    orNotFound(await findCategoryBySlug(tenant, params.slug), "CATEGORY_NOT_FOUND"),
  );
  serveCatalog(app, installation, listBrandsCall, async (tenant, { query }) =>
    accept({ data: await findBrands(tenant, query.limit) }),
  );
  serveFitVerdicts(app, installation);
  registerSearchRoutes(app, installation, searchQueries);
  serveGlobal(app, listCountriesCall, async () => accept({ data: await findCountries(installation.database) }));
}

function serveProducts(app: FastifyInstance, installation: Installation): void {
  serveCatalog(app, installation, calls.getProductBySlugCall, async (tenant, { params }) =>
    orNotFound(await findProductBySlug(tenant, params.slug), "PRODUCT_NOT_FOUND"),
  );
  serveCatalog(app, installation, calls.getProductByUuidCall, async (tenant, { params }) =>
    orNotFound(await findProductById(tenant, params.uuid), "PRODUCT_NOT_FOUND"),
  );
  serveCatalog(app, installation, calls.listRelatedProductsCall, async (tenant, { params, query }) => {
    const related = await findRelatedProducts(tenant, params.slug, relatedOptions(tenant, query));
    return orNotFound(related && inView(related, query.view), "PRODUCT_NOT_FOUND");
  });
  serveCatalog(app, installation, calls.listAnalogProductsCall, async (tenant, { params, query }) => {
    const analogs = await findAnalogProducts(tenant, params.slug, relatedOptions(tenant, query));
    return orNotFound(analogs && inView(analogs, query.view), "PRODUCT_NOT_FOUND");
  });
  serveCatalog(app, installation, listProductsCall, async (tenant, { query: { view, ...query } }) => {
    const listing = await findProductListing(tenant, query, view);
    if (!listing.ok) return listing;
    const { items, ...page } = listing.value;
    const rest = JSON.stringify(z.encode(listingWithoutItems, page)).slice(1);
    return accept(new RawJson(concatBuffers(['{"data":{"items":', items, ",", rest, "}"])));
  });
}

const relatedOptions = (
  tenant: Tenant,
  { limit, for_vehicle }: { limit: number; for_vehicle?: string | undefined },
) => ({
  limit,
  rank: for_vehicle === undefined ? undefined : (ids: string[]) => rankProductIds(tenant, ids, for_vehicle),
});

function serveFitVerdicts(app: FastifyInstance, installation: Installation): void {
  servePublic(app, installation, judgeFitmentCall, async (tenant, { query: { vehicle: id, products }, now }) => {
    const vehicle = await findFitVehicle(reader(tenant), id);
    if (!vehicle) return refuse("VEHICLE_NOT_FOUND");
    const { companyId } = tenant;
    const verdicts = await findFitVerdicts(reader(tenant), { companyId, productIds: products, vehicle, now });
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
    serveCatalog(app, installation, call, async (tenant, { query }) =>
      accept({
        data: inView(
          await findCollection(tenant, collection, { limit: query.limit, vehicleId: query.for_vehicle }),
          query.view,
        ),
      }),
    );
  }
  serveCatalog(app, installation, calls.listAllProductsCall, async (tenant, { query }) =>
    accept({ data: inView(await findAllProducts(tenant, query), query.view) }),
  );
}

const inView = (products: ProductDto[], view: ProductView): ProductDto[] | ProductCardDto[] =>
  view === "card" ? products.map(toProductCardDto) : products;

const orNotFound = <Value>(value: Value | undefined, refusal: "PRODUCT_NOT_FOUND" | "CATEGORY_NOT_FOUND") =>
  value === undefined ? refuse(refusal) : accept({ data: value });

import { MAX_LIMIT, PAGE_SIZE } from "@pecacerta/rules/listing";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { integerField, withDefault } from "./fields.ts";
import { productListSchema, productSchema, viewField } from "./product.ts";
import { forVehicleField, slugField, uuidField } from "./text-fields.ts";
import { dataEnvelope } from "./wire-values.ts";

const limit = (usual: number) =>
  withDefault(integerField(1, MAX_LIMIT), usual).meta({ description: `At most how many; ${usual} where left out` });

const catalogCall = { method: "GET", tags: ["Products"], access: "public", company: true } as const;

export const getProductBySlugCall = defineCall({
  ...catalogCall,
  path: "/products/:slug",
  summary: "One product",
  params: z.object({ slug: slugField }),
  responses: { 200: dataEnvelope(productSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

export const getProductByUuidCall = defineCall({
  ...catalogCall,
  path: "/products/byUuid/:uuid",
  summary: "One product, by its id",
  params: z.object({ uuid: uuidField }),
  responses: { 200: dataEnvelope(productSchema) },
  refusals: { 404: ["PRODUCT_NOT_FOUND"] },
});

/** A page past the last is an empty list. */
export const listAllProductsCall = defineCall({
  ...catalogCall,
  path: "/products/all",
  summary: "All products, a page at a time",
  query: z.object({ page: withDefault(integerField(1, 100_000), 1), limit: limit(PAGE_SIZE), view: viewField }),
  responses: { 200: dataEnvelope(productListSchema) },
});

export const listLatestProductsCall = defineCall({ ...picked("latest", PAGE_SIZE), path: "/products/latest" });
export const listBestsellersCall = defineCall({ ...picked("best sold", PAGE_SIZE), path: "/products/theBest" });
export const listTopRatedProductsCall = defineCall({ ...picked("best rated", 12), path: "/products/mostRated" });
export const listSaleProductsCall = defineCall({ ...picked("reduced", 8), path: "/products/specialOffers" });
export const listNewArrivalsCall = defineCall({ ...picked("newly arrived", PAGE_SIZE), path: "/products/newArrivals" });
export const listFeaturedProductsCall = defineCall({ ...picked("featured", PAGE_SIZE), path: "/products/featured" });
export const listPopularProductsCall = defineCall({ ...picked("popular", 6), path: "/products/popular" });

export const listRelatedProductsCall = defineCall({
  ...relatedProductsCall("that go with this one"),
  path: "/products/:slug/related",
});

export const listAnalogProductsCall = defineCall({
  ...relatedProductsCall("that can take this one's place"),
  path: "/products/:slug/analogs",
});

function picked(which: string, usual: number) {
  return {
    ...catalogCall,
    summary: `The ${which} products`,
    query: z.object({ limit: limit(usual), for_vehicle: forVehicleField, view: viewField }),
    responses: { 200: dataEnvelope(productListSchema) },
  } as const;
}

function relatedProductsCall(which: string) {
  return {
    ...catalogCall,
    summary: `Products ${which}`,
    params: z.object({ slug: slugField }),
    query: z.object({ limit: limit(PAGE_SIZE), for_vehicle: forVehicleField, view: viewField }),
    responses: { 200: dataEnvelope(productListSchema) },
    refusals: { 404: ["PRODUCT_NOT_FOUND"] },
  } as const;
}

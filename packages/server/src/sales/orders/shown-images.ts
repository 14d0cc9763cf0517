import { sql } from "drizzle-orm";
import { type FindShownImages, findImagesInJson } from "../../catalog/images/shown-images.ts";

/** Orders show their copies of products, which may have other images by now. */
export const findImagesOfOrders: FindShownImages = (tx, names) =>
  findImagesInJson(tx, names, {
    json: sql`product`,
    holders: sql`order_items i where i.company_id = ${tx.companyId} and i.product_id = known.product_id`,
  });

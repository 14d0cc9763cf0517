import { and, asc, eq } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { fitments } from "./tables.ts";

const MOST_FITMENTS = 400;

/** Which families of vehicles a product serves, as a page lists them. Years include both ends. */
export const fitmentsOf = (shop: Shop, productId: string) =>
  reader(shop)
    .select({
      make: fitments.make,
      family: fitments.family,
      yearFrom: fitments.yearFrom,
      yearTo: fitments.yearTo,
      engine: fitments.engine,
      fuel: fitments.fuel,
      position: fitments.position,
      note: fitments.note,
    })
    .from(fitments)
    .where(and(eq(fitments.companyId, shop.companyId), eq(fitments.productId, productId)))
    .orderBy(asc(fitments.make), asc(fitments.family), asc(fitments.yearFrom), asc(fitments.id))
    .limit(MOST_FITMENTS);

import type { FitmentRow } from "@pecacerta/contract/fitment";
import { and, asc, eq } from "drizzle-orm";
import { reader, type Shop } from "../companies/shop.ts";
import { rowOnWire } from "./fit-queries.ts";
import { fitments } from "./tables.ts";

const MOST_FITMENTS = 1000;

/** The evidence of a product, as its page lists it: by make and family, what it does not serve after what it does. */
export async function fitmentsOf(shop: Shop, productId: string): Promise<FitmentRow[]> {
  const rows = await reader(shop)
    .select({
      make: fitments.make,
      family: fitments.family,
      model: fitments.model,
      codFipe: fitments.codFipe,
      yearFrom: fitments.yearFrom,
      yearTo: fitments.yearTo,
      engine: fitments.engine,
      fuel: fitments.fuel,
      body: fitments.body,
      position: fitments.position,
      quantity: fitments.quantity,
      note: fitments.note,
      source: fitments.source,
      excluded: fitments.excluded,
    })
    .from(fitments)
    .where(and(eq(fitments.companyId, shop.companyId), eq(fitments.productId, productId)))
    .orderBy(
      asc(fitments.make),
      asc(fitments.family),
      asc(fitments.model),
      asc(fitments.excluded),
      asc(fitments.yearFrom),
      asc(fitments.id),
    )
    .limit(MOST_FITMENTS);
  return rows.map(rowOnWire);
}

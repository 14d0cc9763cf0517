import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import { parseDecimalInput } from "@pecacerta/rules/decimal-input";
import { callStaff } from "../client/staff-call.ts";
import type { ProductErrors } from "./product-edits.ts";
import type { StockPlaceInput } from "./use-product-draft.ts";

type Stock = StaffProductDto["stock"];
type SavedPlace = { ok: true; stock: Stock } | { ok: false; refusal: string; errors: ProductErrors };

export async function saveStockPlace(company: string, product: string, place: StockPlaceInput): Promise<SavedPlace> {
  const typed = place.minimum?.trim();
  const minimum = typed ? parseDecimalInput(typed, 0) : { ok: true as const, value: null };
  if (!minimum.ok) return { ok: false, refusal: "VALIDATION_FAILED", errors: { minimum: "ERROR_FORM_INVALID" } };
  const body = {
    ...(place.shelf !== undefined && { shelf: place.shelf }),
    ...(typed !== undefined && { minimum: minimum.value }),
  };
  const result = await callStaff("PATCH /admin/stock/:product", { company, params: { product }, body });
  if (!result.ok) return result;
  const { onHand, shelf, minimum: stored } = result.value.data;
  return { ok: true, stock: { onHand, shelf, minimum: stored } };
}

const PARTS = ["shelf", "minimum"] as const;

/** What was typed while `sent` was saved, also the text that was there before. */
export const placeAfterSaving = (place: StockPlaceInput, sent: StockPlaceInput, before: Stock): StockPlaceInput =>
  Object.fromEntries(
    PARTS.flatMap((part) => {
      const text = place[part] ?? (sent[part] === undefined ? undefined : String(before[part] ?? ""));
      return text === undefined || text === sent[part] ? [] : [[part, text]];
    }),
  );

import type { StaffProductDto } from "@pecacerta/contract/admin/product";
import { parseDecimalInput } from "@pecacerta/rules/decimal-input";
import { ownProperty } from "@pecacerta/rules/own-property";
import { callStaff } from "../client/staff-call.ts";
import type { ProductErrors } from "./product-edits.ts";
import type { StockPlaceInput } from "./use-product-draft.ts";

type SavedPlace = { ok: true; stock: StaffProductDto["stock"] } | { ok: false; refusal: string; errors: ProductErrors };

export async function saveStockPlace(
  company: string,
  product: StaffProductDto,
  place: StockPlaceInput,
): Promise<SavedPlace> {
  if (Object.keys(place).length === 0) return { ok: true, stock: product.stock };
  const typed = place.minimum?.trim();
  const minimum = typed ? parseDecimalInput(typed, 0) : { ok: true as const, value: null };
  if (!minimum.ok) return { ok: false, refusal: "VALIDATION_FAILED", errors: { minimum: "ERROR_FORM_INVALID" } };
  const body = {
    ...(place.shelf !== undefined && { shelf: place.shelf }),
    ...(typed !== undefined && { minimum: minimum.value }),
  };
  const result = await callStaff("PATCH /admin/stock/:product", { company, params: { product: product.id }, body });
  if (!result.ok) return result;
  const { onHand, shelf, minimum: stored } = result.value.data;
  return { ok: true, stock: { onHand, shelf, minimum: stored } };
}

/** What was typed on while `sent` was saved. */
export const placeAfterSaving = (place: StockPlaceInput, sent: StockPlaceInput): StockPlaceInput =>
  Object.fromEntries(
    Object.entries(place).filter(([part, text]) => text !== ownProperty<string | undefined>(sent, part)),
  );

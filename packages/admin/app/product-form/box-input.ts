import type { ProductFieldsDto } from "@pecacerta/contract/admin/product";
import { formatDecimalInput, parseDecimalInput } from "@pecacerta/rules/decimal-input";
import { PRODUCT_LIMITS } from "@pecacerta/rules/product-limits";
import type { ParsedField } from "./parsed-field.ts";

/** In centimeters. */
export type BoxInput = { length: string; width: string; height: string };

const BOX_SIDES = ["length", "width", "height"] as const;
const CENTIMETER_DIGITS = 1;

export function writeBox(box: ProductFieldsDto["box"]): BoxInput {
  const side = (millimeters: number | undefined) =>
    millimeters === undefined ? "" : formatDecimalInput(millimeters, CENTIMETER_DIGITS);
  return { length: side(box?.length), width: side(box?.width), height: side(box?.height) };
}

export function parseBox(box: BoxInput): ParsedField<ProductFieldsDto["box"]> {
  if (BOX_SIDES.every((side) => box[side].trim() === "")) return { value: null };
  const sides = BOX_SIDES.map((side) => [side, parseDecimalInput(box[side], CENTIMETER_DIGITS)] as const);
  const value = (at: number) => (sides[at]?.[1].ok ? sides[at][1].value : 0);
  const errors = sides.flatMap(([side, parsed]) =>
    parsed.ok && parsed.value >= 1 && parsed.value <= PRODUCT_LIMITS.boxSide
      ? []
      : [[side, box[side].trim() === "" ? "ERROR_FORM_REQUIRED" : "ERROR_FORM_INVALID"]],
  );
  return errors.length > 0
    ? { errors: Object.fromEntries(errors) }
    : { value: { length: value(0), width: value(1), height: value(2) } };
}

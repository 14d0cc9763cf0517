import { type FieldErrors, type FormOutcome, formOutcome } from "./form.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";

export const STAFF_STOCK_REASONS = ["received", "counted", "returned", "damaged", "lost", "corrected"] as const;
export type StaffStockReason = (typeof STAFF_STOCK_REASONS)[number];

export const STOCK_REASONS = [...STAFF_STOCK_REASONS, "ordered", "cancelled", "reserved", "released"] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const STOCK_VIEWS = ["low", "out", "short", "all"] as const;
export type StockView = (typeof STOCK_VIEWS)[number];

export const MAX_ON_HAND = 10_000_000;
/** Of one movement or count. */
export const MAX_PIECES = 1_000_000;

/** `quantity` has a sign where the reason is `corrected`, and is positive elsewhere. `counted`: pieces on the shelf. */
export type StockMovementInput = {
  reason: StaffStockReason;
  quantity?: number | undefined;
  counted?: number | undefined;
};

type MovementField = "quantity" | "counted" | "number";
type MovementError = "ERROR_FORM_REQUIRED" | "ERROR_FORM_INVALID";
type NamedMovement = StockMovementInput & { product_id?: string | undefined; number?: string | undefined };

/** A count has `counted`, every other movement a `quantity`. The product is named by its id or by a number. */
export function checkStockMovement<Movement extends NamedMovement>(
  movement: Movement,
): FormOutcome<Movement, MovementField, MovementError> {
  const { reason, quantity, counted, product_id, number } = movement;
  const errors: FieldErrors<MovementField, MovementError> = {};
  const [field, value, other] =
    reason === "counted" ? (["counted", counted, quantity] as const) : (["quantity", quantity, counted] as const);
  if (value === undefined) errors[field] = "ERROR_FORM_REQUIRED";
  else if (other !== undefined || !isPossible(reason, value)) errors[field] = "ERROR_FORM_INVALID";
  if (product_id === undefined && !number) errors.number = "ERROR_FORM_REQUIRED";
  return formOutcome(movement, errors);
}

const isPossible = (reason: StaffStockReason, value: number): boolean =>
  reason === "counted" ? value >= 0 : reason === "corrected" ? value !== 0 : value > 0;

const LEAVES: ReadonlySet<StaffStockReason> = new Set(["damaged", "lost"]);

/** `held`: how many more pieces are on the shelf than on hand, as some are sold or reserved. A count includes them. */
export type ShelfState = { onHand: number; held: number };

export type StockRefusal = "STOCK_TOO_LOW" | "STOCK_TOO_HIGH";

/** The change of the pieces on hand. Only a count may leave less than nothing: it found fewer than are promised. */
export function stockChange(
  { reason, quantity = 0, counted = 0 }: StockMovementInput,
  { onHand, held }: ShelfState,
): Outcome<number, StockRefusal> {
  const change = reason === "counted" ? counted - held - onHand : LEAVES.has(reason) ? -quantity : quantity;
  if (reason !== "counted" && change < 0 && onHand + change < 0) return refuse("STOCK_TOO_LOW");
  if (onHand + change > MAX_ON_HAND) return refuse("STOCK_TOO_HIGH");
  return accept(change);
}

export const piecesForSale = (onHand: number): number => Math.max(0, onHand);

/** Promised ones that a count did not find. */
export const missingPieces = (onHand: number): number => Math.max(0, -onHand);

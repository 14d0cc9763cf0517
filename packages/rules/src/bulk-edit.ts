import type { FitmentDraft } from "./fitment-draft.ts";
import { type FitmentMode, MAX_FITMENTS, mergeFitments } from "./fitment-merge.ts";
import { type Centavos, MAX_CENTAVOS, percentOf } from "./money.ts";
import { accept, type Outcome, refuse } from "./outcome.ts";
import { PRODUCT_LIMITS } from "./product-limits.ts";
import type { ProductState } from "./product-state.ts";

export const BULK_PRICE_FIELDS = ["price", "compareAtPrice", "cost"] as const;
export const BULK_TEXT_FIELDS = ["name", "excerpt", "description", "seoTitle", "seoDescription"] as const;
export const BULK_LIST_FIELDS = ["categories", "tags"] as const;
/** What a price ends with, in centavos. */
export const PRICE_ENDINGS = ["none", "00", "90", "99"] as const;

export const MAX_BULK_PERCENT = 1000;

type PriceField = (typeof BULK_PRICE_FIELDS)[number];
type TextField = (typeof BULK_TEXT_FIELDS)[number];
type ListField = (typeof BULK_LIST_FIELDS)[number];
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

/** By `percent`, or by `amount` in centavos. */
type PriceAction = {
  kind: "price";
  field: PriceField;
  direction: "raise" | "lower";
  percent?: number | undefined;
  amount?: Centavos | undefined;
  ending: PriceEnding;
};
type ReplaceAction = { kind: "replace"; field: TextField; find: string; replacement: string };
type ListAction = { kind: "list"; field: ListField; add: readonly string[]; remove: readonly string[] };
type StateAction = { kind: "state"; state: ProductState };
type FitmentsAction = { kind: "fitments"; mode: FitmentMode; fitments: readonly FitmentDraft[] };
type SetAction<Changes> = { kind: "set"; changes: Changes };

export type BulkAction<Changes extends object> =
  | SetAction<Changes>
  | PriceAction
  | ReplaceAction
  | ListAction
  | FitmentsAction
  | StateAction;

export type BulkProduct = { price: Centavos; compareAtPrice: Centavos | null; cost: Centavos | null } & Record<
  TextField,
  string
> &
  Record<ListField, readonly string[]> & { fitments: readonly FitmentDraft[] };

type PlannedValues = Partial<Record<PriceField, Centavos> & Record<TextField, string> & Record<ListField, string[]>> & {
  state?: ProductState;
  fitments?: FitmentDraft[];
};
type BulkErrors = { errors: Record<string, "ERROR_FORM_INVALID" | "ERROR_FORM_TOO_LONG"> };

/** What the action makes of one product, without what stays. Refuses a price that would be zero, less, or too high. */
export function planBulkEdit<Changes extends object>(
  product: BulkProduct,
  action: BulkAction<Changes>,
): Outcome<PlannedValues | Changes, "VALIDATION_FAILED", BulkErrors> {
  switch (action.kind) {
    case "set":
      return accept(action.changes);
    case "state":
      return accept({ state: action.state });
    case "list":
      return accept({ [action.field]: changedList(product[action.field], action) });
    case "fitments":
      return planFitments(product.fitments, action);
    case "replace":
      return planReplacement(product[action.field], action);
    case "price":
      return planPrice(product[action.field], action);
  }
}

function planFitments(before: readonly FitmentDraft[], { fitments, mode }: FitmentsAction) {
  const merged = mergeFitments(before, fitments, mode);
  if (merged.length <= MAX_FITMENTS) return accept({ fitments: merged });
  return refuse("VALIDATION_FAILED" as const, { errors: { fitments: "ERROR_FORM_TOO_LONG" as const } });
}

function planPrice(before: Centavos | null, action: PriceAction) {
  if (before === null) return accept({});
  const after = changedPrice(before, action);
  if (after > 0 && after <= MAX_CENTAVOS) return accept({ [action.field]: after });
  return refuse("VALIDATION_FAILED" as const, { errors: { [action.field]: "ERROR_FORM_INVALID" as const } });
}

type PriceChange = Omit<PriceAction, "kind" | "field">;

/** Raised or lowered, then rounded; may be zero or less. */
export function changedPrice(before: Centavos, { direction, percent, amount = 0, ending }: PriceChange): Centavos {
  const sign = direction === "raise" ? 1 : -1;
  const after = percent === undefined ? before + sign * amount : percentOf(before, 100 + sign * percent);
  return after <= 0 ? after : roundToEnding(after, ending);
}

/** The nearest price with this ending, the higher one of two; never zero. */
export function roundToEnding(price: Centavos, ending: PriceEnding): Centavos {
  if (ending === "none") return price;
  const centavos = Number(ending);
  const rounded = Math.round((price - centavos) / 100) * 100 + centavos;
  return rounded > 0 ? rounded : rounded + 100;
}

/** Refuses a text that would be too long before it is made. A match is as long as `find`: other case is of the same length. */
function planReplacement(text: string, { field, find, replacement }: ReplaceAction) {
  const matchedLength = text.length - replaceText(text, { find, replacement: "" }).length;
  const growth = (matchedLength / find.length) * (replacement.length - find.length);
  if (growth > 0 && text.length + growth > PRODUCT_LIMITS[field])
    return refuse("VALIDATION_FAILED" as const, { errors: { [field]: "ERROR_FORM_TOO_LONG" as const } });
  return accept({ [field]: replaceText(text, { find, replacement }) });
}

/** Ignores case, not accents. */
export const replaceText = (text: string, { find, replacement }: Pick<ReplaceAction, "find" | "replacement">): string =>
  text.replace(patternOf(find), replacement.replaceAll("$", "$$$$"));

const patternOf = (find: string): RegExp => new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu");

const changedList = (values: readonly string[], { add, remove }: ListAction): string[] => [
  ...new Set([...values.filter((value) => !remove.includes(value)), ...add]),
];

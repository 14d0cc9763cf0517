import { ownProperty } from "@pecacerta/rules/own-property";
import { productFieldError } from "./product-field-errors.ts";
import { productRefusalText } from "./product-refusal-text.ts";
import { BLOCKER_NAMES } from "./product-texts.ts";
import { selectionTexts } from "./selection-texts.ts";

type RefusedChange = {
  refusal: string;
  errors: Readonly<Record<string, string>>;
  blockers?: readonly string[] | undefined;
};

/** Says why the change of one field was refused: by its rule, else by the refusal of the whole. */
export function productChangeRefusal({ refusal, errors, blockers = [] }: RefusedChange): string {
  if (blockers.length > 0) return selectionTexts.missing(blockers.map(blockerName).join(", "));
  const [first] = Object.entries(errors);
  if (!first) return productRefusalText(refusal);
  const [path, error] = first;
  return productFieldError(path.replace(/^changes\./, ""), error);
}

export const blockerName = (blocker: string): string => ownProperty<string>(BLOCKER_NAMES, blocker) ?? blocker;

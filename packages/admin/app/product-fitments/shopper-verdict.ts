import { isOpenVerdict } from "@pecacerta/rules/fitment";
import type { StaffResponseTo } from "../client/prompted-call.ts";
import { SHOPPER_DOUBTS, SHOPPER_TEXTS, SHOPPER_VERDICTS } from "../texts/shopper-verdict-texts.ts";

export type CheckedFitments = StaffResponseTo<"POST /admin/fitments/check">["data"];

const fill = (text: string, name: string, value: string): string => text.replace(`{${name}}`, () => value);

/** What the page of the product says to a shopper with this vehicle. */
export function shopperVerdict(checked: CheckedFitments, vehicle: string): string[] {
  const { verdict, row, doubts } = checked;
  const title = fill(isOpenVerdict(checked) ? SHOPPER_TEXTS.toCheck : SHOPPER_VERDICTS[verdict], "vehicle", vehicle);
  if (!row) return verdict === "does-not-serve" ? [title, SHOPPER_TEXTS.notListed] : withoutEvidence(title, verdict);
  const cautions = doubts.map((doubt) => {
    const value = doubt === "year" || doubt === "version" ? "" : row[doubt];
    return fill(row.excluded && value ? SHOPPER_TEXTS.excluded : SHOPPER_DOUBTS[doubt], "value", value);
  });
  return [title, ...cautions, ...(row.note ? [row.note] : [])];
}

const withoutEvidence = (title: string, verdict: CheckedFitments["verdict"]): string[] =>
  verdict === "unknown" ? [title, SHOPPER_TEXTS.noEvidence] : [title];

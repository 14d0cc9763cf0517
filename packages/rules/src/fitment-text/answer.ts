import type { FitmentDraft } from "../fitment-draft.ts";
import type { FitmentTextDoubt } from "./doubts.ts";

type OpenFitment = { fitment: FitmentDraft; doubts: readonly FitmentTextDoubt[] };

/** Questions whose choices are about one family: other families have other ones. */
const OWN_KINDS: ReadonlySet<FitmentTextDoubt["kind"]> = new Set(["engine", "family", "typo"]);

function isSameQuestion(one: FitmentTextDoubt, other: FitmentTextDoubt): boolean {
  if (one.kind !== other.kind || one.text !== other.text || one.choices.length !== other.choices.length) return false;
  return !OWN_KINDS.has(one.kind) || JSON.stringify(one.choices) === JSON.stringify(other.choices);
}

/** One answer settles every row that asks the same. A choice may replace a row by several, or by none. */
export function answerFitmentDoubt<Row extends OpenFitment>(
  rows: readonly Row[],
  answered: FitmentTextDoubt,
  choice: number,
): Row[] {
  return rows.flatMap((row) => {
    const doubt = row.doubts.find((one) => isSameQuestion(one, answered));
    if (!doubt) return [row];
    const doubts = row.doubts.filter((one) => one !== doubt);
    return (doubt.choices[choice] ?? [{}]).map((change) => ({
      ...row,
      doubts,
      fitment: { ...row.fitment, ...change },
    }));
  });
}

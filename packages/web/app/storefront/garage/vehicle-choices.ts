import { formatMakeName, formatModelNames } from "@pecacerta/rules/model-name";
import type { VehicleChoice } from "@pecacerta/rules/vehicle-selection";
import { m } from "#messages";
import { yearName } from "./vehicle-name.ts";

/** An entry of the price table's lists. */
type PriceTableEntry = { nome: string; codigo: string | number };

export const toMakeChoices = (makes: readonly PriceTableEntry[]): VehicleChoice[] =>
  toChoices(makes, (names) => names.map(formatMakeName)).sort(byLabel);

/** Of each family with several versions, the first choice is an unknown version. */
export const toModelChoices = (
  models: readonly PriceTableEntry[],
  families: readonly PriceTableEntry[],
): VehicleChoice[] =>
  [
    ...toChoices(models, formatModelNames),
    ...toChoices(families, (names) => names.map((family) => m.any_version_of({ family }))),
  ].sort(byLabel);

export const toYearChoices = (years: readonly PriceTableEntry[]): VehicleChoice[] => toChoices(years, yearLabels);

type LabeledChoice = Required<VehicleChoice>;

function toChoices(
  entries: readonly PriceTableEntry[],
  toLabels: (names: readonly string[]) => string[],
): LabeledChoice[] {
  const labels = toLabels(entries.map(({ nome }) => nome));
  return entries.map(({ nome, codigo }, index) => ({ code: String(codigo), name: nome, label: labels[index] ?? nome }));
}

const collator = new Intl.Collator("pt-BR", { numeric: true });

const byLabel = (one: LabeledChoice, other: LabeledChoice): number => collator.compare(one.label, other.label);

// The price table writes `2012 Gasolina`, also of flex-fuel vehicles: the fuel is shown only where it distinguishes.
function yearLabels(names: readonly string[]): string[] {
  const parts = names.map((name) => name.split(" "));
  const counts = Map.groupBy(parts, ([year = ""]) => year);
  return parts.map(([year = "", ...fuel]) =>
    [yearName(year), ...((counts.get(year)?.length ?? 0) > 1 ? fuel : [])].join(" "),
  );
}

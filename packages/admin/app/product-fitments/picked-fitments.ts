import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import type { VehicleFamilyDto } from "@pecacerta/contract/admin/fitments";
import type { VehicleMakeKey } from "./vehicle-queries.ts";

/** Years of null are those of each family. */
export type PickedYears = { yearFrom: number | null; yearTo: number | null };
type PickedVehicles = VehicleMakeKey &
  PickedYears & { families: readonly VehicleFamilyDto[]; engines: readonly string[] };

type Span = { firstYear: number; lastYear: number };

const overlaps = ({ firstYear, lastYear }: Span, { yearFrom, yearTo }: PickedYears): boolean =>
  firstYear <= (yearTo ?? lastYear) && lastYear >= (yearFrom ?? firstYear);

/** Of these families and years, each once. */
export const enginesOfYears = (families: readonly VehicleFamilyDto[], years: PickedYears): string[] =>
  [...new Set(families.flatMap((family) => enginesOf(family, years)))].sort((one, other) =>
    one.localeCompare(other, "pt-BR"),
  );

const enginesOf = ({ engines }: VehicleFamilyDto, years: PickedYears): string[] =>
  engines.filter((engine) => overlaps(engine, years)).map(({ engine }) => engine);

/** A row for each family and engine that was sold in these years; without engines, one for each family. */
export function pickFitments({ type, make, families, engines, ...years }: PickedVehicles, thisYear: number) {
  return families.flatMap((family): StaffFitmentDto[] => {
    if (!overlaps(family, years)) return [];
    const sold = engines.length === 0 ? [""] : enginesOf(family, years).filter((engine) => engines.includes(engine));
    return sold.map((engine) => ({
      type,
      make,
      family: family.family,
      model: "",
      cod_fipe: "",
      engine,
      fuel: "",
      body: "",
      position: "",
      ...yearsWithin(family, years, thisYear),
      quantity: null,
      note: "",
      source: "",
      excluded: false,
    }));
  });
}

/** A family that is still sold has no last year. */
function yearsWithin({ firstYear, lastYear }: Span, { yearFrom, yearTo }: PickedYears, thisYear: number) {
  const isSold = lastYear >= thisYear - 1;
  return {
    yearFrom: Math.max(yearFrom ?? firstYear, firstYear),
    yearTo: yearTo === null ? (isSold ? null : lastYear) : Math.min(yearTo, lastYear),
  };
}

export function withToggled(chosen: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const toggled = new Set(chosen);
  if (!toggled.delete(item)) toggled.add(item);
  return toggled;
}

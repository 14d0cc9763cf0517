import type { SampleFitment, SampleVehicleType } from "../sample-types.ts";
import { MAKES, type MakeKey } from "../vehicles/makes.ts";
import { extraFitments, fitmentDetails, fitmentSource } from "./fitment-details.ts";

/** Make, families of one platform, first and last year, engine ("" for any), size class. */
export type VehicleGroupRow = [MakeKey, string[], number, number, string, SizeClass];

/** 0 light, 1 compact, 2 medium, 3 heavy: index of a product line's sizes. */
export type SizeClass = 0 | 1 | 2 | 3;

export type VehicleGroup = {
  type: SampleVehicleType;
  make: string;
  families: string[];
  from: number;
  to: number;
  engine: string;
  size: SizeClass;
  /** For example "Chevrolet Onix 1.0 8V 2013 a 2019". */
  label: string;
};

export function toVehicleGroups(rows: VehicleGroupRow[]): VehicleGroup[] {
  return rows.map(([makeKey, families, from, to, engine, size]) => {
    const make = MAKES[makeKey];
    const label = [make.short, families[0], engine, `${from} a ${to}`].filter(Boolean).join(" ");
    return { type: make.type, make: make.name, families, from, to, engine, size, label };
  });
}

/** Of the vehicle list. What ended before it has no fitments without an end. */
const NEWEST_MODEL_YEAR = 2025;

type FitmentPosition = Pick<SampleFitment, "position" | "quantity" | "note">;
type Specs = ReadonlyMap<string, string | undefined>;

/** Fitments of a part for the vehicle group at this index of its product line. */
export function buildFitments(
  group: VehicleGroup,
  part: string,
  index: number,
  position: FitmentPosition,
  specs: Specs,
): SampleFitment[] {
  const { type, make, from, to, engine } = group;
  const [main, ...siblings] = group.families;
  const evidence = fitmentDetails(part, index);
  const { fuel, body } = evidence;
  const onwards = evidence.onwards && to >= NEWEST_MODEL_YEAR;
  const note = evidence.note?.replace(/\{(.*?)\}/g, (_, spec: string) => specs.get(spec) ?? "");
  const details = { ...(note && { note }), ...(fuel && { fuel }), ...(body && { body }), ...(onwards && { onwards }) };
  const common = { type, make, yearFrom: from, yearTo: to, ...position, ...details, source: fitmentSource(index) };
  const first: SampleFitment = { ...common, family: main as string, ...(engine && { engine }) };
  const others = siblings.map((family): SampleFitment => ({ ...common, family, ...(engine && { engine }) }));
  return [first, ...others, ...extraFitments(first, evidence)];
}

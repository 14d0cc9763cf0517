import type { SampleFitment, SampleVehicleType } from "../sample-types.ts";
import { MAKES, type MakeKey } from "../vehicles/makes.ts";
import { extraFitments, fitmentDetails, fitmentSource } from "./fitment-details.ts";

/** Make, family with its siblings of the same platform, years, engine ("" for any), size class of its parts. */
export type VehicleGroupRow = [MakeKey, string[], number, number, string, SizeClass];

/** 0 light, 1 compact, 2 medium, 3 heavy: the row of a line's measures that suits the vehicle. */
export type SizeClass = 0 | 1 | 2 | 3;

export type VehicleGroup = {
  type: SampleVehicleType;
  make: string;
  families: string[];
  from: number;
  to: number;
  engine: string;
  size: SizeClass;
  /** "Chevrolet Onix 1.0 8V 2013 a 2019", as a counter clerk says it. */
  label: string;
};

export function toVehicleGroups(rows: VehicleGroupRow[]): VehicleGroup[] {
  return rows.map(([makeKey, families, from, to, engine, size]) => {
    const make = MAKES[makeKey];
    const label = [make.short, families[0], engine, `${from} a ${to}`].filter(Boolean).join(" ");
    return { type: make.type, make: make.name, families, from, to, engine, size, label };
  });
}

type FitmentPosition = Pick<SampleFitment, "position" | "quantity" | "note">;

/** The evidence of the product that a line makes for its `at`-th vehicle. */
export function buildFitments(
  application: VehicleGroup,
  part: string,
  at: number,
  more: FitmentPosition,
): SampleFitment[] {
  const { type, make, from, to, engine } = application;
  const [main, ...siblings] = application.families;
  const evidence = fitmentDetails(part, at);
  const { note, fuel, body, onwards } = evidence;
  const said = { ...(note && { note }), ...(fuel && { fuel }), ...(body && { body }), ...(onwards && { onwards }) };
  const same = { type, make, yearFrom: from, yearTo: to, ...more, ...said, source: fitmentSource(at) };
  const first: SampleFitment = { ...same, family: main as string, ...(engine && { engine }) };
  const others = siblings.map((family): SampleFitment => ({ ...same, family, ...(engine && { engine }) }));
  return [first, ...others, ...extraFitments(first, evidence)];
}

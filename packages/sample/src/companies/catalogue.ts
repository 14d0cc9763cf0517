import type { Application } from "../applications/application.ts";
import type { FittedLine, ShelfLine } from "../lines/line.ts";
import type { SampleOption } from "../shapes.ts";

/** What a company sells: a line for some vehicles, the first `doubled` of them in every brand, or a whole shelf. */
export type Offer =
  | { kind: "fitted"; line: FittedLine & { options?: SampleOption[] }; applications: Application[]; doubled: number }
  | { kind: "shelf"; line: ShelfLine };

/** `from` and `to` cut the list of vehicles, as with slice. */
export function fitted(line: FittedLine, vehicles: Application[], from: number, to: number, doubled = 0): Offer {
  return { kind: "fitted", line, applications: vehicles.slice(from, to), doubled };
}

export const shelf = (line: ShelfLine): Offer => ({ kind: "shelf", line });

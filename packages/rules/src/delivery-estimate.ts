import { addBusinessDays, dayInBrazil, type IsoDate } from "./business-day.ts";
import { findPostcodeRegion } from "./postcode-region.ts";
import type { State } from "./state.ts";

export type Region = "norte" | "nordeste" | "centro-oeste" | "sudeste" | "sul";

/** Fewest and most business days in transit, by state or region; a state precedes its region. */
export type TransitDays = Readonly<Record<string, [fewest: number, most: number]>>;

/** Delivery times of a company, with the contract's field names: business days until dispatch and in transit. */
export type DeliveryTerms = { dispatch_days: number; transit_days: TransitDays };

export type DeliveryWindow = { state: State; from: IsoDate; to: IsoDate };

const REGIONS: Readonly<Record<State, Region>> = {
  ...regionOf("norte", ["AC", "AM", "AP", "PA", "RO", "RR", "TO"]),
  ...regionOf("nordeste", ["AL", "BA", "CE", "MA", "PB", "PE", "PI", "RN", "SE"]),
  ...regionOf("centro-oeste", ["DF", "GO", "MS", "MT"]),
  ...regionOf("sudeste", ["ES", "MG", "RJ", "SP"]),
  ...regionOf("sul", ["PR", "RS", "SC"]),
};

/** When an order paid at a time (epoch milliseconds) arrives. Undefined where the company states no time. */
export function estimateDelivery(
  postcode: string,
  terms: DeliveryTerms | null,
  now: number,
): DeliveryWindow | undefined {
  const region = terms && findPostcodeRegion(postcode);
  if (!region) return undefined;
  const { state } = region;
  const days = terms.transit_days[state] ?? terms.transit_days[REGIONS[state]];
  if (!days) return undefined;
  const today = dayInBrazil(now);
  const [from, to] = days.map((transit) => addBusinessDays(today, terms.dispatch_days + transit)) as [IsoDate, IsoDate];
  return { state, from, to };
}

function regionOf<Name extends State>(region: Region, states: readonly Name[]): Record<Name, Region> {
  return Object.fromEntries(states.map((state) => [state, region])) as Record<Name, Region>;
}

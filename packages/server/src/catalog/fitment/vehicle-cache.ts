import type { Fitment, FitVehicle } from "@pecacerta/rules/fitment";
import type pg from "pg";

/** A vehicle and its place in the order of the ids. */
export type IndexedVehicle = FitVehicle & { place: number };

/**
 * All vehicles that there are: their ids in order, as a list stands in JSON, and each by all that a row of evidence may
 * name it by.
 */
export type VehicleIndex = { ids: Buffer; byScope: ReadonlyMap<string, IndexedVehicle[]> };
export type VersionedVehicles = { mark: string; vehicles: VehicleIndex };

/** An id, its quotes and the comma after it. */
const ID_LETTERS = 36;
const STEP = ID_LETTERS + 3;

type QueryClient = Pick<pg.Pool | pg.PoolClient, "query">;

/** The id of the vehicle at a place. */
export const vehicleIdAt = ({ ids }: VehicleIndex, place: number): string =>
  ids.toString("latin1", place * STEP + 1, place * STEP + 1 + ID_LETTERS);

/** The ids at these places as they stand in JSON, a comma between two. */
export function vehicleIdsJson({ ids }: VehicleIndex, positions: Uint32Array): Buffer {
  const text = Buffer.allocUnsafe(positions.length * STEP);
  for (let at = 0; at < positions.length; ) {
    const from = at++;
    // Vehicles of one model follow each other: they are copied together.
    while (positions[at] === (positions[at - 1] as number) + 1) at++;
    const first = (positions[from] as number) * STEP;
    ids.copy(text, from * STEP, first, first + (at - from) * STEP);
  }
  return text.subarray(0, Math.max(0, text.length - 1));
}

let cached: { mark: string; vehicles: Promise<VehicleIndex> } | undefined;

/** The vehicles as they are while the database shows this mark: read once, and again when somebody has written others. */
export async function cachedVehicles(client: QueryClient, mark: string): Promise<VehicleIndex> {
  // Whoever reads for all may fail alone: in a transaction that was broken before.
  const known = cached?.mark === mark ? await cached.vehicles.catch(() => undefined) : undefined;
  if (known) return known;
  const vehicles = readVehicles(client);
  cached = { mark, vehicles };
  return vehicles;
}

/** The narrowest that a row names, within its type and make. */
export const fitmentScope = ({ type, make, family, model, codFipe }: ScopeFields): string =>
  `${type}/${make}/${codFipe ? `code ${codFipe}` : model ? `model ${model}` : `family ${family}`}`;

type ScopeFields = Pick<Fitment, "type" | "make" | "family" | "model" | "codFipe">;

async function readVehicles(client: QueryClient): Promise<VehicleIndex> {
  const { rows } = await client.query<FitVehicle & { id: string }>(
    `select id, type, make, family, model, year, fuel, engine, cod_fipe as "codFipe" from vehicles order by id`,
  );
  const byScope = new Map<string, IndexedVehicle[]>();
  const texts = new Map<string, string>();
  for (const [place, { id, ...row }] of rows.entries()) {
    const vehicle = { ...withSharedStrings(row, texts), place };
    const { type, make, family, model, codFipe } = vehicle;
    for (const named of [{ family }, { family, model }, { family, codFipe }]) {
      const scope = fitmentScope({ type, make, ...named });
      const others = byScope.get(scope);
      if (others) others.push(vehicle);
      else byScope.set(scope, [vehicle]);
    }
  }
  return { ids: Buffer.from(rows.map(({ id }) => `"${id}",`).join("")), byScope };
}

/** The same with each text held once, however many vehicles have it. */
function withSharedStrings(row: FitVehicle, texts: Map<string, string>): FitVehicle {
  const one = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const { make, family, model, fuel, engine, codFipe } = row;
  return {
    ...row,
    ...{ make: one(make), family: one(family), model: one(model) },
    ...{ fuel: one(fuel), engine: one(engine), codFipe: one(codFipe) },
  };
}

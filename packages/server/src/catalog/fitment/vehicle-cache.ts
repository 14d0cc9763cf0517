import type { Fitment, FitVehicle } from "@pecacerta/rules/fitment";
import type pg from "pg";
import { createCache } from "../../platform/cache/cache.ts";

export type IndexedVehicle = FitVehicle & { position: number };

/** All versions of vehicles. `ids` in order of id. `byScope`: by every scope that can name them. */
export type VehicleIndex = {
  version: string;
  ids: readonly string[];
  byScope: ReadonlyMap<string, IndexedVehicle[]>;
};

type QueryClient = Pick<pg.Pool | pg.PoolClient, "query">;

const vehicleIndexes = createCache<VehicleIndex>({ name: "vehicles", maxEntries: 1 });

export async function cachedVehicles(client: QueryClient, version: string): Promise<VehicleIndex> {
  const read = () => readVehicles(client, version);
  // Another caller's read may fail for a reason of its own, for instance in an aborted transaction.
  return vehicleIndexes.getOrLoad("all", read, version).catch(read);
}

/** The vehicles as this transaction sees them. */
export async function findVehicleIndex({ client }: { client: QueryClient }): Promise<VehicleIndex> {
  const { rows } = await client.query<{ version: string }>("select version::text from vehicle_version");
  return await cachedVehicles(client, rows[0]?.version ?? "");
}

export const fitmentScope = ({ type, make, family, model, codFipe }: ScopeFields): string =>
  `${type}/${make}/${codFipe ? `code ${codFipe}` : model ? `model ${model}` : `family ${family}`}`;

type ScopeFields = Pick<Fitment, "type" | "make" | "family" | "model" | "codFipe">;

async function readVehicles(client: QueryClient, version: string): Promise<VehicleIndex> {
  const { rows } = await client.query<FitVehicle & { id: string }>(
    `select id, type, make, family, model, year, fuel, engine, cod_fipe as "codFipe" from vehicles
     where model <> '' order by id`,
  );
  const byScope = new Map<string, IndexedVehicle[]>();
  const strings = new Map<string, string>();
  for (const [position, { id, ...row }] of rows.entries()) {
    const vehicle = { ...withSharedStrings(row, strings), position };
    const { type, make, family, model, codFipe } = vehicle;
    for (const scopeFields of [{ family }, { family, model }, { family, codFipe }]) {
      const scope = fitmentScope({ type, make, ...scopeFields });
      const vehicles = byScope.get(scope);
      if (vehicles) vehicles.push(vehicle);
      else byScope.set(scope, [vehicle]);
    }
  }
  return { version, ids: rows.map(({ id }) => id), byScope };
}

function withSharedStrings(row: FitVehicle, strings: Map<string, string>): FitVehicle {
  const share = (text: string): string => {
    const shared = strings.get(text);
    if (shared === undefined) strings.set(text, text);
    return shared ?? text;
  };
  const { make, family, model, fuel, engine, codFipe } = row;
  return {
    ...row,
    make: share(make),
    family: share(family),
    model: share(model),
    fuel: share(fuel),
    engine: share(engine),
    codFipe: share(codFipe),
  };
}

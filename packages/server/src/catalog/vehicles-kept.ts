import type { Fitment, FitVehicle } from "@pecacerta/rules/fits";
import type pg from "pg";

/** A vehicle and its place in the order of the ids. */
export type Known = FitVehicle & { place: number };

/** All vehicles that there are: their ids in order, and each by all that a row of evidence may name it by. */
export type Vehicles = { ids: string[]; byScope: ReadonlyMap<string, Known[]> };

type Asked = Pick<pg.Pool | pg.PoolClient, "query">;

let kept: { mark: string; vehicles: Promise<Vehicles> } | undefined;

/** The vehicles as they are while the database shows this mark: read once, and again when somebody has written others. */
export async function vehiclesMarked(asked: Asked, mark: string): Promise<Vehicles> {
  // Whoever reads for all may fail alone: in a transaction that was broken before.
  const known = kept?.mark === mark ? await kept.vehicles.catch(() => undefined) : undefined;
  if (known) return known;
  const vehicles = readVehicles(asked);
  kept = { mark, vehicles };
  return vehicles;
}

/** The narrowest that a row names, within its type and make. */
export const scopeOf = ({ type, make, family, model, codFipe }: Named): string =>
  `${type}/${make}/${codFipe ? `code ${codFipe}` : model ? `model ${model}` : `family ${family}`}`;

type Named = Pick<Fitment, "type" | "make" | "family" | "model" | "codFipe">;

async function readVehicles(asked: Asked): Promise<Vehicles> {
  const { rows } = await asked.query<FitVehicle & { id: string }>(
    `select id, type, make, family, model, year, fuel, engine, cod_fipe as "codFipe" from vehicles order by id`,
  );
  const byScope = new Map<string, Known[]>();
  const texts = new Map<string, string>();
  for (const [place, { id, ...row }] of rows.entries()) {
    const vehicle = { ...shared(row, texts), place };
    const { type, make, family, model, codFipe } = vehicle;
    for (const named of [{ family }, { family, model }, { family, codFipe }]) {
      const scope = scopeOf({ type, make, ...named });
      const others = byScope.get(scope);
      if (others) others.push(vehicle);
      else byScope.set(scope, [vehicle]);
    }
  }
  return { ids: rows.map(({ id }) => id), byScope };
}

/** The same with each text held once, however many vehicles have it. */
function shared(row: FitVehicle, texts: Map<string, string>): FitVehicle {
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

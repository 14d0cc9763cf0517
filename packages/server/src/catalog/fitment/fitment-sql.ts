import { type FitVehicle, possibleModelYears } from "@pecacerta/rules/fitment";
import { BODY_NAMES, FLEX_FUELS, vehicleBody, vehicleFuel } from "@pecacerta/rules/fitment-conditions";
import { noteContradictions } from "@pecacerta/rules/fitment-note";
import { NOTE_EXCEPTION } from "@pecacerta/rules/note-patterns";
import { type SQL, sql } from "drizzle-orm";

type ScopeSql = Record<"codFipe" | "model" | "family", SQL>;

/** A vehicle as parameters. `from` and `to`: its possible model years. `contradictsNote`: the note of `f`. */
type VehicleSql = ScopeSql &
  Record<"type" | "make" | "fuel" | "body" | "engine" | "from" | "to" | "contradictsNote", SQL>;

function vehicleParameters({ year, type, ...vehicle }: FitVehicle, thisYear: number): VehicleSql {
  const [from, to] = possibleModelYears(year, thisYear);
  const text = (value: string) => sql`${value}::text`;
  const number = (value: number) => sql`${value}::int`;
  return {
    type: number(type),
    make: text(vehicle.make),
    family: text(vehicle.family),
    model: text(vehicle.model),
    codFipe: text(vehicle.codFipe),
    fuel: text(vehicleFuel(vehicle.model, vehicle.fuel)),
    body: text(vehicleBody(vehicle.model)),
    engine: text(vehicle.engine),
    from: number(from),
    to: number(to),
    contradictsNote: contradictsNoteSql({ year, type, ...vehicle }),
  };
}

function contradictsNoteSql(vehicle: FitVehicle): SQL {
  const contradictions = noteContradictions(vehicle);
  if (contradictions.length === 0) return sql`false`;
  const matches = (pattern: string) => sql`f.note_text ~ ${pattern}`;
  const isExcepted = matches(contradictions.map(({ excepted }) => excepted).join("|"));
  const isStated = contradictions.map(({ stated, own }) => sql`(${matches(stated)} and not ${matches(own)})`);
  return sql`(f.note_text is not null and case when ${matches(NOTE_EXCEPTION)} then ${isExcepted}
    else ${sql.join(isStated, sql` or `)} end)`;
}

export const vehicleColumns: ScopeSql = {
  family: sql`v.family`,
  model: sql`v.model`,
  codFipe: sql`v.cod_fipe`,
};

/** Whether the fitment `f` covers the vehicle by scope and years. Uses the index on vehicles. */
export const coversVehicleSql = (vehicle: VehicleSql): SQL => sql`(
  f.vehicle_type = ${vehicle.type} and f.make = ${vehicle.make} and ${isInScopeSql(vehicle)} and ${coversYearsSql(vehicle)})`;

export const coversAnyVersionSql = (vehicle: FitVehicle, thisYear: number): SQL =>
  sql`(${sql.join(
    versionsOf(vehicle).map((version) => coversVehicleSql(vehicleParameters(version, thisYear))),
    sql` or `,
  )})`;

/** The vehicles that it may be. */
const versionsOf = (vehicle: FitVehicle): readonly FitVehicle[] =>
  vehicle.versions && vehicle.versions.length > 0 ? vehicle.versions : [vehicle];

export const isInScopeSql = ({ codFipe, model, family }: ScopeSql): SQL =>
  sql`f.scope = any (array['code ' || ${codFipe}, 'model ' || ${model}, 'family ' || ${family}])`;

export const coversYearsSql = ({ from, to }: VehicleSql): SQL => sql`f.year_from <= ${to} and f.year_to >= ${from}`;

/** Whether no known field of the vehicle contradicts the conditions of `f`, as in rules/fitment.ts. */
const mayFitSql = ({ fuel, body, engine, contradictsNote }: VehicleSql): SQL => sql`(
  (f.excluded or not ${contradictsNote})
  and (coalesce(f.engine, '') = '' or ${words(sql`f.engine`)} <@ ${words(engine)} or ${words(engine)} <@ ${words(sql`f.engine`)})
  and (coalesce(f.fuel, '') = '' or ${fuel} = '' or ${lower(sql`f.fuel`)} = ${lower(fuel)}
    or ${lower(sql`f.fuel`)} = 'flex' and ${lower(fuel)} = any (${flexFuels})
    or ${lower(fuel)} = 'flex' and ${lower(sql`f.fuel`)} = any (${flexFuels}))
  and (coalesce(f.body, '') = '' or ${body} = '' or coalesce(${FITMENT_BODY} = ${body}, true)))`;

const conditionsMetSql = ({ from, to, fuel, body, engine }: VehicleSql): SQL => sql`(
  f.year_from <= ${from} and f.year_to >= ${to}
  and (coalesce(f.body, '') = '' or coalesce(${FITMENT_BODY} = ${body}, false))
  and (coalesce(f.engine, '') = ''
    or ${words(sql`f.engine`)} <@ ${words(engine)} and ${words(engine)} <@ ${words(sql`f.engine`)})
  and (coalesce(f.fuel, '') = '' or ${lower(sql`f.fuel`)} = ${lower(fuel)}))`;

const includedWeightSql: SQL = sql`max(f.weight) filter (where not f.excluded)`;
const excludedWeightSql = (vehicle: VehicleSql): SQL =>
  sql`max(f.weight) filter (where f.excluded and ${conditionsMetSql(vehicle)})`;

/** The ids (`product_id`) of published products that fit the vehicle; for an unknown one, of universal products. */
export function fittingProductsSql(companyId: string, vehicle: FitVehicle | null, thisYear: number): SQL {
  const universal = sql`select p.id as product_id from products p
    where p.company_id = ${companyId} and p.published and p.compatibility = 'all'`;
  if (!vehicle) return universal;
  return sql`
    with judged as materialized (${judgedProductsSql(companyId, vehicle, thisYear)})
    select product_id from judged where fits
    union all
    ${universal} and not exists (select from judged where judged.product_id = p.id)`;
}

/**
 * The products (`product_id`) whose fitments decide about the vehicle, and whether each `fits`. Of an unknown version, a
 * product fits if it fits one of the versions, and does not if it fits none.
 */
export function judgedProductsSql(companyId: string, vehicle: FitVehicle, thisYear: number): SQL {
  const judged = versionsOf(vehicle).map((version) => judgedByVersionSql(companyId, version, thisYear));
  if (judged.length === 1) return sql`${judged[0]}`;
  return sql`
    select product_id, bool_or(fits) as fits from (${sql.join(judged, sql` union all `)}) as by_version
    group by product_id having bool_or(fits) or count(*) = ${judged.length}`;
}

function judgedByVersionSql(companyId: string, vehicle: FitVehicle, thisYear: number): SQL {
  const parameters = vehicleParameters(vehicle, thisYear);
  return sql`
    select product_id, coalesce(yes > coalesce(no, 0), false) as fits
    from (
      select f.product_id, ${includedWeightSql} as yes, ${excludedWeightSql(parameters)} as no
      from fitments f where f.company_id = ${companyId} and ${coversVehicleSql(parameters)} and ${mayFitSql(parameters)}
      group by f.product_id) as weighed
    where yes is not null or no is not null`;
}

// The database's default collation may not lower-case accented letters.
const lower = (text: SQL): SQL => sql`lower(${text} collate "pt-BR-x-icu")`;

const flexFuels = sql`${sql.param(FLEX_FUELS)}::text[]`;

const FITMENT_BODY = sql`(${JSON.stringify(BODY_NAMES)}::jsonb ->> regexp_replace(${lower(sql`f.body`)}, '[^a-z0-9]', '', 'g'))`;

const words = (text: SQL): SQL => sql`array_remove(string_to_array(${lower(text)}, ' '), '')`;

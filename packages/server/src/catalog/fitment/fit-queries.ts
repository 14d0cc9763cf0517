import type { FitmentRow } from "@pecacerta/contract/fitment";
import type { Vehicle } from "@pecacerta/contract/vehicle";
import { type Fitment, type FitVehicle, fits, type Judged, ONWARDS } from "@pecacerta/rules/fits";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../platform/database/open.ts";
import { isAbout, termsOf } from "./fitment.ts";

/** A vehicle that parts can be judged by. */
export type KnownVehicle = FitVehicle & { id: string; yearCode: string };

export type VerdictTold = Judged<Fitment>["verdict"];
export type Told = { verdict: VerdictTold; row: FitmentRow | null; doubts: Judged<Fitment>["doubts"] };

/** Goods on show, or what a transaction inside the company sees: both can be asked. */
type Asked = Pick<Reader, "execute">;

export async function vehicleToFit(asked: Asked, id: string): Promise<KnownVehicle | undefined> {
  const { rows } = await asked.execute<KnownVehicle>(sql`
    select id, type, make, family, model, year, year_code as "yearCode", fuel, engine, cod_fipe as "codFipe"
    from vehicles where id = ${id}`);
  return rows[0];
}

type Row = Fitment & { source: string };
type Evidence = { id: string; compatibility: "all" | "unknown" | "listed"; fitments: Row[] };

/** What is said of each of the company's products on show, by id. The rows are judged here, by the one rule there is. */
export async function verdictsOn(
  asked: Asked,
  { companyId, productIds, vehicle, now }: Judging,
): Promise<Map<string, Told>> {
  const { rows } = await asked.execute<Evidence>(evidenceOf(companyId, productIds, vehicle, now.getFullYear()));
  return new Map(rows.map(({ id, ...product }) => [id, toldOf(fits(product, vehicle, now.getFullYear()))]));
}

export type Judging = { companyId: string; productIds: readonly string[]; vehicle: FitVehicle; now: Date };

/** A vehicle as the wire shows it. */
export const vehicleOnWire = ({ codFipe, yearCode, ...vehicle }: KnownVehicle): Vehicle => ({
  ...vehicle,
  cod_fipe: codFipe,
  year_code: yearCode,
});

const evidenceOf = (
  companyId: string,
  productIds: readonly string[],
  vehicle: FitVehicle,
  thisYear: number,
): SQL => sql`
  select p.id, p.compatibility, coalesce(json_agg(json_build_object('type', f.vehicle_type, 'make', f.make,
      'family', f.family, 'model', f.model, 'codFipe', f.cod_fipe, 'yearFrom', f.year_from, 'yearTo', f.year_to,
      'engine', f.engine, 'fuel', f.fuel, 'body', f.body, 'position', f.position, 'quantity', f.quantity,
      'note', f.note, 'source', f.source, 'excluded', f.excluded) order by f.id) filter (where f.id is not null), '[]')
    as fitments
  from products p
  left join fitments f on f.company_id = p.company_id and f.product_id = p.id and ${isAbout(termsOf(vehicle, thisYear))}
  where p.company_id = ${companyId} and p.published and p.id = any (${sql.param(productIds)}::uuid[])
  group by p.id, p.compatibility`;

const toldOf = ({ verdict, row, doubts }: Judged<Row>): Told => ({ verdict, row: row && rowOnWire(row), doubts });

/** A row as the wire shows it: what it leaves open is null. */
export const rowOnWire = ({ codFipe, yearTo, ...row }: Omit<Row, "type">): FitmentRow => ({
  make: row.make,
  family: row.family,
  model: orNull(row.model),
  cod_fipe: orNull(codFipe),
  yearFrom: row.yearFrom,
  yearTo: yearTo >= ONWARDS ? null : yearTo,
  engine: orNull(row.engine),
  fuel: orNull(row.fuel),
  body: orNull(row.body),
  position: orNull(row.position),
  quantity: row.quantity ?? null,
  note: orNull(row.note),
  source: row.source,
  excluded: row.excluded === true,
});

const orNull = (text: string | null | undefined): string | null => text || null;

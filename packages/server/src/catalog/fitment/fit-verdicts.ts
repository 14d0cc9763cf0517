import type { FitmentDto } from "@pecacerta/contract/fitment";
import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { type Fitment, type FitResult, type FitVehicle, judgeFitment, NO_END_YEAR } from "@pecacerta/rules/fitment";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../platform/database/open.ts";
import { coversVehicleSql, vehicleParameters } from "./fitment-sql.ts";

/** A vehicle that parts can be judged by. */
export type FitVehicleRow = FitVehicle & { id: string; yearCode: string };

export type FitVerdictName = FitResult<Fitment>["verdict"];
export type ProductFitVerdict = {
  verdict: FitVerdictName;
  row: FitmentDto | null;
  doubts: FitResult<Fitment>["doubts"];
};

/** Goods on show, or what a transaction inside the company sees: both can be asked. */
type QueryExecutor = Pick<Reader, "execute">;

export async function findFitVehicle(executor: QueryExecutor, id: string): Promise<FitVehicleRow | undefined> {
  const { rows } = await executor.execute<FitVehicleRow>(sql`
    select id, type, make, family, model, year, year_code as "yearCode", fuel, engine, cod_fipe as "codFipe"
    from vehicles where id = ${id}`);
  return rows[0];
}

type StoredFitment = Fitment & { source: string };
type ProductFitments = { id: string; compatibility: "all" | "unknown" | "listed"; fitments: StoredFitment[] };

/** What is said of each of the company's products on show, by id. The rows are judged here, by the one rule there is. */
export async function findFitVerdicts(
  executor: QueryExecutor,
  { companyId, productIds, vehicle, now }: FitVerdictsInput,
): Promise<Map<string, ProductFitVerdict>> {
  const { rows } = await executor.execute<ProductFitments>(
    productFitmentsStatement(companyId, productIds, vehicle, now.getFullYear()),
  );
  return new Map(
    rows.map(({ id, ...product }) => [id, toFitVerdict(judgeFitment(product, vehicle, now.getFullYear()))]),
  );
}

export type FitVerdictsInput = { companyId: string; productIds: readonly string[]; vehicle: FitVehicle; now: Date };

/** A vehicle as the wire shows it. */
export const toVehicleDto = ({ codFipe, yearCode, ...vehicle }: FitVehicleRow): VehicleDto => ({
  ...vehicle,
  cod_fipe: codFipe,
  year_code: yearCode,
});

const productFitmentsStatement = (
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
  left join fitments f on f.company_id = p.company_id and f.product_id = p.id and ${coversVehicleSql(vehicleParameters(vehicle, thisYear))}
  where p.company_id = ${companyId} and p.published and p.id = any (${sql.param(productIds)}::uuid[])
  group by p.id, p.compatibility`;

const toFitVerdict = ({ verdict, row, doubts }: FitResult<StoredFitment>): ProductFitVerdict => ({
  verdict,
  row: row && toFitmentDto(row),
  doubts,
});

/** A row as the wire shows it: what it leaves open is null. */
export const toFitmentDto = ({ codFipe, yearTo, ...row }: Omit<StoredFitment, "type">): FitmentDto => ({
  make: row.make,
  family: row.family,
  model: orNull(row.model),
  cod_fipe: orNull(codFipe),
  yearFrom: row.yearFrom,
  yearTo: yearTo >= NO_END_YEAR ? null : yearTo,
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

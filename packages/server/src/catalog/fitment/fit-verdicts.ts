import type { FitmentDto, ProductVerdictDto } from "@pecacerta/contract/fitment";
import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { type Fitment, type FitResult, type FitVehicle, judgeFitment, NO_END_YEAR } from "@pecacerta/rules/fitment";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../platform/database/open.ts";
import { coversAnyVersionSql } from "./fitment-sql.ts";

export type FitVehicleRow = FitVehicle & { id: string; yearCode: string };

export type ProductVerdict = Omit<ProductVerdictDto, "product_id">;

type QueryExecutor = Pick<Reader, "execute">;

/** A vehicle without a model has the versions of its family and year. */
export async function findFitVehicle(executor: QueryExecutor, id: string): Promise<FitVehicleRow | undefined> {
  const { rows } = await executor.execute<FitVehicleRow>(
    sql`select ${FIT_VEHICLE_COLUMNS}, id, year_code as "yearCode" from vehicles where id = ${id}`,
  );
  const [vehicle] = rows;
  if (vehicle?.model !== "") return vehicle;
  const { rows: versions } = await executor.execute<FitVehicle>(sql`
    select ${FIT_VEHICLE_COLUMNS} from vehicles where type = ${vehicle.type} and make = ${vehicle.make}
      and family = ${vehicle.family} and year = ${vehicle.year} and model <> '' order by cod_fipe, year_code`);
  return { ...vehicle, versions };
}

const FIT_VEHICLE_COLUMNS = sql`type, make, family, model, year, fuel, engine, cod_fipe as "codFipe"`;

type StoredFitment = Fitment & { source: string };
type ProductFitments = { id: string; compatibility: "all" | "unknown" | "listed"; fitments: StoredFitment[] };

export async function findFitVerdicts(
  executor: QueryExecutor,
  { companyId, productIds, vehicle, now }: FitVerdictsInput,
): Promise<Map<string, ProductVerdict>> {
  const { rows } = await executor.execute<ProductFitments>(
    productFitmentsStatement(companyId, productIds, vehicle, now.getFullYear()),
  );
  return new Map(
    rows.map(({ id, ...product }) => [id, toProductVerdict(judgeFitment(product, vehicle, now.getFullYear()))]),
  );
}

export type FitVerdictsInput = { companyId: string; productIds: readonly string[]; vehicle: FitVehicle; now: Date };

export const toVehicleDto = ({ codFipe, yearCode, versions: _, ...vehicle }: FitVehicleRow): VehicleDto => ({
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
  left join fitments f on f.company_id = p.company_id and f.product_id = p.id and ${coversAnyVersionSql(vehicle, thisYear)}
  where p.company_id = ${companyId} and p.published and p.id = any (${sql.param(productIds)}::uuid[])
  group by p.id, p.compatibility`;

const toProductVerdict = ({ verdict, row, doubts }: FitResult<StoredFitment>): ProductVerdict => ({
  verdict,
  row: row && toFitmentDto(row),
  doubts,
});

/** A condition that the fitment leaves open is null. */
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

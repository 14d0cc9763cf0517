import type { CallResponse } from "@pecacerta/contract/call";
import type {
  getPriceTableVehicleCall,
  listPriceTableFamiliesCall,
  listPriceTableMakesCall,
  listPriceTableModelsCall,
} from "@pecacerta/contract/price-table";
import { fuelLetter, parseVehicleTypePath, type VehicleTypePath } from "@pecacerta/rules/vehicle";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open.ts";
import { vehicles } from "./tables.ts";

type ModelKey = { type: VehicleTypePath; brand: string; model: string };

export async function findPriceTableMakes(
  { reader }: Database,
  type: VehicleTypePath,
): Promise<CallResponse<typeof listPriceTableMakesCall>> {
  return await reader
    .selectDistinctOn([byName(vehicles.make), vehicles.makeCode], { nome: vehicles.make, codigo: vehicles.makeCode })
    .from(vehicles)
    .where(ofType(type))
    .orderBy(byName(vehicles.make), vehicles.makeCode);
}

export async function findPriceTableModels(
  { reader }: Database,
  { type, brand }: Omit<ModelKey, "model">,
): Promise<CallResponse<typeof listPriceTableModelsCall>> {
  const models = await reader
    .selectDistinctOn([byName(vehicles.model), vehicles.modelCode], {
      nome: vehicles.model,
      codigo: sql<number>`${vehicles.modelCode}::bigint`,
    })
    .from(vehicles)
    .where(and(ofMake(type, brand), ne(vehicles.model, "")))
    .orderBy(byName(vehicles.model), vehicles.modelCode);
  return { modelos: models };
}

export async function findPriceTableFamilies(
  { reader }: Database,
  { type, brand }: Omit<ModelKey, "model">,
): Promise<CallResponse<typeof listPriceTableFamiliesCall>> {
  const code = sql<number>`max(${vehicles.modelCode}::bigint) filter (where ${vehicles.model} = '')`;
  return await reader
    .select({ nome: vehicles.family, codigo: code })
    .from(vehicles)
    .where(ofMake(type, brand))
    .groupBy(vehicles.family)
    .having(sql`count(distinct nullif(${vehicles.model}, '')) > 1 and ${code} is not null`)
    .orderBy(byName(vehicles.family));
}

export async function findPriceTableYears({ reader }: Database, modelKey: ModelKey) {
  const years = await reader
    .select({ year: vehicles.year, fuel: vehicles.fuel, codigo: vehicles.yearCode })
    .from(vehicles)
    .where(ofModel(modelKey))
    .orderBy(desc(vehicles.year), vehicles.yearCode);
  return years.map(({ year, fuel, codigo }) => ({ nome: `${year} ${fuel}`.trim(), codigo }));
}

export async function findPriceTableVehicle(
  { reader }: Database,
  { year, ...model }: ModelKey & { year: string },
): Promise<CallResponse<typeof getPriceTableVehicleCall> | undefined> {
  const [vehicle] = await reader
    .select()
    .from(vehicles)
    .where(and(ofModel(model), eq(vehicles.yearCode, year)))
    .orderBy(vehicles.codFipe)
    .limit(1);
  return (
    vehicle && {
      TipoVeiculo: vehicle.type,
      Valor: vehicle.price ?? "",
      Marca: vehicle.make,
      Modelo: vehicle.model,
      AnoModelo: vehicle.year,
      Combustivel: vehicle.fuel,
      CodigoFipe: vehicle.codFipe,
      MesReferencia: vehicle.referenceMonth ?? "",
      SiglaCombustivel: fuelLetter(vehicle.fuel),
    }
  );
}

export async function findVehicleIdByCodes(
  { reader }: Database,
  { year, ...model }: ModelKey & { year: string },
): Promise<string | undefined> {
  const [vehicle] = await reader
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(ofModel(model), eq(vehicles.yearCode, year)))
    .orderBy(vehicles.codFipe)
    .limit(1);
  return vehicle?.id;
}

const ofType = (path: VehicleTypePath) => eq(vehicles.type, parseVehicleTypePath(path) ?? 0);

const ofMake = (path: VehicleTypePath, brand: string) => and(ofType(path), eq(vehicles.makeCode, brand));

const ofModel = ({ type, brand, model }: ModelKey) => and(ofMake(type, brand), eq(vehicles.modelCode, model));

const byName = (column: typeof vehicles.make | typeof vehicles.model | typeof vehicles.family) =>
  sql`${column} collate "pt-BR-x-icu"`;

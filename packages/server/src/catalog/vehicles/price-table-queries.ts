import type { CallResponse } from "@pecacerta/contract/call";
import type {
  getPriceTableVehicleCall,
  listPriceTableMakesCall,
  listPriceTableModelsCall,
} from "@pecacerta/contract/price-table";
import { fuelLetter, parseVehicleTypePath, type VehicleTypePath } from "@pecacerta/rules/vehicle";
import { and, desc, eq, sql } from "drizzle-orm";
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
    .where(and(ofType(type), eq(vehicles.makeCode, brand)))
    .orderBy(byName(vehicles.model), vehicles.modelCode);
  return { modelos: models };
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

const ofModel = ({ type, brand, model }: ModelKey) =>
  and(ofType(type), eq(vehicles.makeCode, brand), eq(vehicles.modelCode, model));

const byName = (column: typeof vehicles.make | typeof vehicles.model) => sql`${column} collate "pt-BR-x-icu"`;

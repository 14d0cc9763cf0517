import type { AnswerOf } from "@pecacerta/contract/call";
import type { priceTableMakes, priceTableModels, priceTableVehicle } from "@pecacerta/contract/price-table";
import { fuelLetter, type VehiclePath, vehicleTypeOf } from "@pecacerta/rules/vehicle";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open.ts";
import { vehicles } from "./tables.ts";

type InModel = { type: VehiclePath; brand: string; model: string };

export async function makesOf({ reader }: Database, type: VehiclePath): Promise<AnswerOf<typeof priceTableMakes>> {
  return await reader
    .selectDistinctOn([byName(vehicles.make), vehicles.makeCode], { nome: vehicles.make, codigo: vehicles.makeCode })
    .from(vehicles)
    .where(ofType(type))
    .orderBy(byName(vehicles.make), vehicles.makeCode);
}

export async function modelsOf(
  { reader }: Database,
  { type, brand }: Omit<InModel, "model">,
): Promise<AnswerOf<typeof priceTableModels>> {
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

/** The newest year first, as the public service has it: new vehicles before all. */
export async function yearsOf({ reader }: Database, asked: InModel) {
  const found = await reader
    .select({ year: vehicles.year, fuel: vehicles.fuel, codigo: vehicles.yearCode })
    .from(vehicles)
    .where(ofModel(asked))
    .orderBy(desc(vehicles.year), vehicles.yearCode);
  return found.map(({ year, fuel, codigo }) => ({ nome: `${year} ${fuel}`.trim(), codigo }));
}

export async function vehicleOf(
  { reader }: Database,
  { year, ...model }: InModel & { year: string },
): Promise<AnswerOf<typeof priceTableVehicle> | undefined> {
  const [found] = await reader
    .select()
    .from(vehicles)
    .where(and(ofModel(model), eq(vehicles.yearCode, year)))
    .orderBy(vehicles.codFipe)
    .limit(1);
  return (
    found && {
      TipoVeiculo: found.type,
      Valor: found.price ?? "",
      Marca: found.make,
      Modelo: found.model,
      AnoModelo: found.year,
      Combustivel: found.fuel,
      CodigoFipe: found.codFipe,
      MesReferencia: found.referenceMonth ?? "",
      SiglaCombustivel: fuelLetter(found.fuel),
    }
  );
}

const ofType = (path: VehiclePath) => eq(vehicles.type, vehicleTypeOf(path) ?? 0);

const ofModel = ({ type, brand, model }: InModel) =>
  and(ofType(type), eq(vehicles.makeCode, brand), eq(vehicles.modelCode, model));

// Names are sorted as Portuguese sorts them.
const byName = (column: typeof vehicles.make | typeof vehicles.model) => sql`${column} collate "pt-BR-x-icu"`;

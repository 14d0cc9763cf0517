import { randomInt } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { v7 as uuid } from "uuid";
import { vehicles } from "../src/catalog/vehicles/tables.ts";
import type { Database } from "../src/platform/database/open.ts";
import { ownerPoolOf } from "./database.ts";

export type VehicleRow = typeof vehicles.$inferSelect;

/** Vehicles are shared by all companies, so the make is unique to the test. */
export async function insertTestVehicle(
  database: Database,
  fields: Partial<typeof vehicles.$inferInsert> = {},
): Promise<VehicleRow> {
  const id = uuid();
  const digits = () => String(randomInt(10 ** 6, 10 ** 7));
  const code = digits();
  const year = fields.year ?? 2014;
  const owner = drizzle(ownerPoolOf(database));
  const [inserted] = await owner
    .insert(vehicles)
    .values({
      id,
      type: 1,
      makeCode: digits(),
      make: `Marca ${id}`,
      modelCode: digits(),
      model: "Modelo 1.6 8V",
      family: "Modelo",
      year,
      yearCode: `${year}-1`,
      fuel: "Gasolina",
      engine: "1.6 8V",
      codFipe: `${code.slice(0, 6)}-${code.slice(6)}`,
      ...fields,
    })
    .onConflictDoNothing()
    .returning();
  await owner.execute("select update_vehicle_version()");
  if (inserted) return inserted;
  // Another test may have drawn the same seven digits.
  if (fields.codFipe === undefined) return insertTestVehicle(database, fields);
  throw new Error(`There is a vehicle ${fields.codFipe} already`);
}

/** Vehicles are shared by all companies: runs work while no other test can insert one. */
export async function withoutNewVehicles(database: Database, work: () => Promise<void>): Promise<void> {
  await drizzle(ownerPoolOf(database)).transaction(async (tx) => {
    await tx.execute("lock table vehicles in share mode");
    await work();
  });
}

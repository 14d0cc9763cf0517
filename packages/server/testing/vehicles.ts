import { randomInt } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { v7 as uuid } from "uuid";
import { vehicles } from "../src/catalog/vehicles/tables.ts";
import type { Database } from "../src/platform/database/open.ts";
import { ownerPoolOf } from "./database.ts";

export type VehicleRow = typeof vehicles.$inferSelect;

/** A vehicle that no other test has: the installation's, not one company's, so its make is its own. */
export async function insertTestVehicle(
  database: Database,
  fields: Partial<typeof vehicles.$inferInsert> = {},
): Promise<VehicleRow> {
  const id = uuid();
  const digits = () => String(randomInt(10 ** 6, 10 ** 7));
  const code = digits();
  const year = fields.year ?? 2014;
  const [inserted] = await drizzle(ownerPoolOf(database))
    .insert(vehicles)
    .values({
      ...{ id, type: 1, makeCode: digits(), make: `Marca ${id}`, modelCode: digits(), model: "Modelo 1.6 8V" },
      ...{ family: "Modelo", year, yearCode: `${year}-1`, fuel: "Gasolina", engine: "1.6 8V" },
      codFipe: `${code.slice(0, 6)}-${code.slice(6)}`,
      ...fields,
    })
    .onConflictDoNothing()
    .returning();
  if (inserted) return inserted;
  // Seven digits are few: now and then another test has the same.
  if (fields.codFipe === undefined) return insertTestVehicle(database, fields);
  throw new Error(`There is a vehicle ${fields.codFipe} already`);
}

/** Does what must not see a vehicle appear: they are every company's, and another file may be making some. */
export async function withoutNewVehicles(database: Database, work: () => Promise<void>): Promise<void> {
  await drizzle(ownerPoolOf(database)).transaction(async (tx) => {
    await tx.execute("lock table vehicles in share mode");
    await work();
  });
}

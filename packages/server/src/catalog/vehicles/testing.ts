import { randomInt } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { v7 as uuid } from "uuid";
import { ownerPoolOf } from "../../../testing/database.ts";
import type { Database } from "../../platform/database/open.ts";
import { vehicles } from "./tables.ts";

export type KnownVehicle = typeof vehicles.$inferSelect;

/** A vehicle that no other test has: the installation's, not one company's, so its make is its own. */
export async function newVehicle(
  database: Database,
  said: Partial<typeof vehicles.$inferInsert> = {},
): Promise<KnownVehicle> {
  const id = uuid();
  const digits = () => String(randomInt(10 ** 6, 10 ** 7));
  const code = digits();
  const year = said.year ?? 2014;
  const [made] = await drizzle(ownerPoolOf(database))
    .insert(vehicles)
    .values({
      ...{ id, type: 1, makeCode: digits(), make: `Marca ${id}`, modelCode: digits(), model: "Modelo 1.6 8V" },
      ...{ family: "Modelo", year, yearCode: `${year}-1`, fuel: "Gasolina", engine: "1.6 8V" },
      codFipe: `${code.slice(0, 6)}-${code.slice(6)}`,
      ...said,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  // Seven digits are few: now and then another test has the same.
  if (said.codFipe === undefined) return newVehicle(database, said);
  throw new Error(`There is a vehicle ${said.codFipe} already`);
}

/** Does what must not see a vehicle appear: they are every company's, and another file may be making some. */
export async function whileNoneAppears(database: Database, work: () => Promise<void>): Promise<void> {
  await drizzle(ownerPoolOf(database)).transaction(async (tx) => {
    await tx.execute("lock table vehicles in share mode");
    await work();
  });
}

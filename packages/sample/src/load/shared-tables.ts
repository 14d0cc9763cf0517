import type { Database } from "@pecacerta/server/platform/database/open";
import { sampleBrands } from "../brands.ts";
import { sampleCountries } from "../countries.ts";
import { sampleVehicles } from "../vehicles/vehicle-list.ts";
import { sampleId } from "./sample-id.ts";

/** Loads tables that no company owns: brands, countries, vehicles. Needs the owner of the database. Existing rows stay. */
export async function loadSharedTables(database: Database): Promise<void> {
  await insertMissing(database, "countries", sampleCountries());
  await insertMissing(
    database,
    "brands",
    sampleBrands().map((brand, position) => ({ ...brand, position })),
  );
  await insertMissing(
    database,
    "vehicles",
    sampleVehicles().map(({ makeCode, modelCode, yearCode, codFipe, ...vehicle }, at) => ({
      ...vehicle,
      id: sampleId("vehicle", at),
      make_code: makeCode,
      model_code: String(modelCode),
      year_code: yearCode,
      cod_fipe: codFipe,
    })),
  );
  await database.pool.query("select update_vehicle_version()");
}

async function insertMissing(database: Database, table: "brands" | "countries" | "vehicles", rows: object[]) {
  // Columns are named, because a table may have generated columns.
  const columns = [...new Set(rows.flatMap(Object.keys))].join(", ");
  await database.pool.query(
    `insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

import * as table from "@pecacerta/contract/price-table";
import {
  getVehicleByCodeCall,
  listVehicleMakesCall,
  listVehicleModelsCall,
  listVehiclesCall,
  listVehicleYearsCall,
  getVehicleByVinCall as vehicleByVinCall,
} from "@pecacerta/contract/vehicles";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { isYearCode, yearWithoutFuel } from "@pecacerta/rules/vehicle";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { rateLimitPerMinute } from "../../platform/http/rate-limits.ts";
import { serveGlobal } from "../../platform/http/serve-call.ts";
import { findVehicleByCode } from "./find-vehicle-by-code.ts";
import { findVehicleByVin } from "./find-vehicle-by-vin.ts";
import { findFittedMakes, findFittedModels, findFittedVehicles, findFittedYears } from "./fitted-vehicles.ts";
import {
  findPriceTableFamilies,
  findPriceTableMakes,
  findPriceTableModels,
  findPriceTableVehicle,
  findPriceTableYears,
} from "./price-table-queries.ts";
import type { VehicleLookup } from "./vehicle-lookup.ts";

export function registerVehicleRoutes(app: FastifyInstance, installation: Installation, lookup: VehicleLookup): void {
  servePriceTable(app, installation);
  servePublic(app, installation, listVehicleYearsCall, async (tenant) =>
    accept({ data: await findFittedYears(tenant) }),
  );
  servePublic(app, installation, listVehicleMakesCall, async (tenant, { query }) =>
    accept({ data: await findFittedMakes(tenant, query.year) }),
  );
  servePublic(app, installation, listVehicleModelsCall, async (tenant, { query }) =>
    accept({ data: await findFittedModels(tenant, query.year, query.make) }),
  );
  servePublic(app, installation, listVehiclesCall, async (tenant, { query }) =>
    accept({ data: await findFittedVehicles(tenant, query.year, query.make, query.model) }),
  );
  serveGlobal(app, getVehicleByCodeCall, async ({ params: { code, year } }) => {
    const yearCode = isYearCode(year) ? year : undefined;
    const found = await findVehicleByCode(installation.database.reader, code, Number(yearWithoutFuel(year)), yearCode);
    return found ? accept({ data: found }) : refuse("VEHICLE_NOT_FOUND");
  });
  serveGlobal(
    app,
    vehicleByVinCall,
    async ({ params, now }) => {
      const found = await findVehicleByVin({ ...installation, lookup }, params.vin, now);
      return found.ok ? accept({ data: found.value }) : found;
    },
    rateLimitPerMinute(installation.config, installation.config.LOOKUPS_PER_MINUTE),
  );
}

function servePriceTable(app: FastifyInstance, { database }: Installation): void {
  serveGlobal(app, table.listPriceTableMakesCall, async ({ params }) =>
    accept(await findPriceTableMakes(database, params.type)),
  );
  serveGlobal(app, table.listPriceTableModelsCall, async ({ params }) =>
    accept(await findPriceTableModels(database, params)),
  );
  serveGlobal(app, table.listPriceTableFamiliesCall, async ({ params }) =>
    accept(await findPriceTableFamilies(database, params)),
  );
  serveGlobal(app, table.listPriceTableYearsCall, async ({ params }) =>
    accept(await findPriceTableYears(database, params)),
  );
  serveGlobal(app, table.getPriceTableVehicleCall, async ({ params }) => {
    const found = await findPriceTableVehicle(database, params);
    return found ? accept(found) : refuse("VEHICLE_NOT_FOUND");
  });
}

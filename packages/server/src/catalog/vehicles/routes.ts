import * as table from "@pecacerta/contract/price-table";
import {
  vehicleByVin as byVinCall,
  listVehicles,
  vehicleByCode,
  vehicleMakes,
  vehicleModels,
  vehicleYears,
} from "@pecacerta/contract/vehicles";
import { done, refused } from "@pecacerta/rules/outcome";
import { isYearCode, yearSent } from "@pecacerta/rules/vehicle";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { perMinute } from "../../platform/http/limits.ts";
import { serveGlobal, servePublic } from "../../platform/http/serve-call.ts";
import { vehicleByVin } from "./by-vin.ts";
import { makesKnown, modelsKnown, vehiclesKnown, yearsKnown } from "./known-vehicles.ts";
import { vehicleNamed } from "./named.ts";
import { makesOf, modelsOf, vehicleOf, yearsOf } from "./price-table-queries.ts";

export function vehiclesApi(app: FastifyInstance, installation: Installation): void {
  servePriceTable(app, installation);
  servePublic(app, installation, vehicleYears, async (shop) => done({ data: await yearsKnown(shop) }));
  servePublic(app, installation, vehicleMakes, async (shop, { query }) =>
    done({ data: await makesKnown(shop, query.year) }),
  );
  servePublic(app, installation, vehicleModels, async (shop, { query }) =>
    done({ data: await modelsKnown(shop, query.year, query.make) }),
  );
  servePublic(app, installation, listVehicles, async (shop, { query }) =>
    done({ data: await vehiclesKnown(shop, query.year, query.make, query.model) }),
  );
  serveGlobal(app, vehicleByCode, async ({ params: { code, year } }) => {
    const yearCode = isYearCode(year) ? year : undefined;
    const found = await vehicleNamed(installation.database.reader, code, Number(yearSent(year)), yearCode);
    return found ? done({ data: found }) : refused("VEHICLE_NOT_FOUND");
  });
  serveGlobal(
    app,
    byVinCall,
    async ({ params, now }) => {
      const found = await vehicleByVin(installation, params.vin, now);
      return found.ok ? done({ data: found.value }) : found;
    },
    perMinute(installation.config, installation.config.LOOKUPS_PER_MINUTE),
  );
}

/** The price table as the public service has it, from the shop's own rows. */
function servePriceTable(app: FastifyInstance, { database }: Installation): void {
  serveGlobal(app, table.priceTableMakes, async ({ params }) => done(await makesOf(database, params.type)));
  serveGlobal(app, table.priceTableModels, async ({ params }) => done(await modelsOf(database, params)));
  serveGlobal(app, table.priceTableYears, async ({ params }) => done(await yearsOf(database, params)));
  serveGlobal(app, table.priceTableVehicle, async ({ params }) => {
    const found = await vehicleOf(database, params);
    return found ? done(found) : refused("VEHICLE_NOT_FOUND");
  });
}

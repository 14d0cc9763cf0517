import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { addVehicleCall, listGarageCall, removeVehicleByGetCall, removeVehicleCall } from "@pecacerta/contract/garage";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { rejectNavigation } from "../../companies/csrf.ts";
import type { Installation } from "../../companies/installation.ts";
import { serveCustomer } from "../sessions/serve-customer.ts";
import { addGarageVehicle, removeGarageVehicle } from "./commands.ts";
import { findGarage } from "./queries.ts";

export function registerGarageRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, listGarageCall, async (tx, { id }) => accept({ data: await findGarage(tx, id) }));

  serveCustomer(app, installation, addVehicleCall, async (tx, { id }, { body }) => {
    const outcome = await addGarageVehicle(tx, id, body);
    return outcome.ok ? accept({ message: "TEXT_VEHICLE_ADDED", data: outcome.value }) : outcome;
  });

  serveCustomer(app, installation, removeVehicleCall, (tx, { id }, { params }) =>
    removeGarageVehicle(tx, id, params.id),
  );

  serveCustomer(
    app,
    installation,
    removeVehicleByGetCall,
    (tx, { id }, { params }) => removeGarageVehicle(tx, id, params.id),
    {
      onRequest: rejectNavigation(installation),
      exposeHeadRoute: false,
    },
  );
  // HEAD must not delete anything.
  app.head(WIRE_PREFIX + removeVehicleByGetCall.path, { schema: { hide: true } }, (_request, reply) =>
    reply.code(405).header("allow", "GET").send(),
  );
}

import {
  addAddressCall as addCall,
  getAddressCall as byIdCall,
  updateAddressCall as changeCall,
  getDefaultAddressCall as defaultCall,
  listAddressesCall as listCall,
  removeAddressCall as removeCall,
} from "@pecacerta/contract/addresses";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { serveCustomer } from "../sessions/serve-customer.ts";
import { createAddress, deleteAddress, updateAddress } from "./commands.ts";
import { findAddressById, findAddresses } from "./queries.ts";

export function registerAddressRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, listCall, async (tx, { id }) => accept({ data: await findAddresses(tx, id) }));

  serveCustomer(app, installation, addCall, async (tx, { id }, { body }) => {
    const outcome = await createAddress(tx, id, body);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });

  serveCustomer(app, installation, defaultCall, async (tx, { id }) => {
    const address = (await findAddresses(tx, id)).find((address) => address.default);
    return address ? accept({ data: address }) : refuse("ADDRESS_NOT_FOUND");
  });

  serveCustomer(app, installation, byIdCall, async (tx, { id }, { params }) => {
    const address = await findAddressById(tx, id, params.id);
    return address ? accept({ data: address }) : refuse("ADDRESS_NOT_FOUND");
  });

  serveCustomer(app, installation, changeCall, async (tx, { id }, { params, body }) => {
    const outcome = await updateAddress(tx, id, { ...body, id: params.id });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });

  serveCustomer(app, installation, removeCall, async (tx, { id }, { params }) => {
    const outcome = await deleteAddress(tx, id, params.id);
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  });
}

import {
  addAddress as addCall,
  addressById as byIdCall,
  changeAddress as changeCall,
  defaultAddress as defaultCall,
  listAddresses as listCall,
  removeAddress as removeCall,
} from "@pecacerta/contract/addresses";
import { done, refused } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { serveCustomer } from "../../platform/http/serve-call.ts";
import { addAddress, changeAddress, removeAddress } from "./commands.ts";
import { addressById, addressesOf } from "./queries.ts";

export function addressesApi(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, listCall, async (tx, { id }) => done({ data: await addressesOf(tx, id) }));

  serveCustomer(app, installation, addCall, async (tx, { id }, { body }) => {
    const added = await addAddress(tx, id, body);
    return added.ok ? done({ data: added.value }) : added;
  });

  serveCustomer(app, installation, defaultCall, async (tx, { id }) => {
    const found = (await addressesOf(tx, id)).find((address) => address.default);
    return found ? done({ data: found }) : refused("ADDRESS_NOT_FOUND");
  });

  serveCustomer(app, installation, byIdCall, async (tx, { id }, { params }) => {
    const found = await addressById(tx, id, params.id);
    return found ? done({ data: found }) : refused("ADDRESS_NOT_FOUND");
  });

  serveCustomer(app, installation, changeCall, async (tx, { id }, { params, body }) => {
    const changed = await changeAddress(tx, id, { ...body, id: params.id });
    return changed.ok ? done({ data: changed.value }) : changed;
  });

  serveCustomer(app, installation, removeCall, async (tx, { id }, { params }) => {
    const removed = await removeAddress(tx, id, params.id);
    return removed.ok ? done({ data: removed.value }) : removed;
  });
}

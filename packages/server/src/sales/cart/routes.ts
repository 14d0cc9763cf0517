import { addToCartCall, getCartCall, replaceCartCall } from "@pecacerta/contract/cart";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { serveCustomer } from "../../customers/sessions/serve-customer.ts";
import { addCartLine, replaceCart } from "./commands.ts";
import { findCart } from "./queries.ts";

export function registerCartRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, addToCartCall, async (tx, { id }, { body, now }) => {
    const outcome = await addCartLine(tx, id, body);
    return outcome.ok ? accept({ data: await findCart(tx, id, now) }) : outcome;
  });

  serveCustomer(app, installation, getCartCall, async (tx, { id }, { now }) =>
    accept({ data: await findCart(tx, id, now) }),
  );

  serveCustomer(app, installation, replaceCartCall, async (tx, { id }, { body, now }) => {
    const outcome = await replaceCart(tx, id, body.items);
    return outcome.ok ? accept({ data: await findCart(tx, id, now) }) : outcome;
  });
}

import { addToCartCall, type CartDto, getCartCall, replaceCartCall } from "@pecacerta/contract/cart";
import type { ProductView } from "@pecacerta/contract/product";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { serveCustomer } from "../../customers/sessions/serve-customer.ts";
import { addCartLine, replaceCart } from "./commands.ts";
import { findCart, toCompactCart } from "./queries.ts";

export function registerCartRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, addToCartCall, async (tx, { id }, { body, query, now }) => {
    const outcome = await addCartLine(tx, id, body);
    return outcome.ok ? accept({ data: inView(await findCart(tx, id, now), query.view) }) : outcome;
  });

  serveCustomer(app, installation, getCartCall, async (tx, { id }, { query, now }) =>
    accept({ data: inView(await findCart(tx, id, now), query.view) }),
  );

  serveCustomer(app, installation, replaceCartCall, async (tx, { id }, { body, query, now }) => {
    const outcome = await replaceCart(tx, id, body.items);
    return outcome.ok ? accept({ data: inView(await findCart(tx, id, now), query.view) }) : outcome;
  });
}

const inView = (cart: CartDto, view: ProductView): CartDto => (view === "card" ? toCompactCart(cart) : cart);

import { addToWishlistCall, getWishlistCall, removeFromWishlistCall } from "@pecacerta/contract/wishlist";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { serveCustomer } from "../sessions/serve-customer.ts";
import { addWishlistItem, removeWishlistItem } from "./commands.ts";
import { findWishlistProducts } from "./queries.ts";

export function registerWishlistRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, getWishlistCall, async (tx, { id }) =>
    accept({ data: await findWishlistProducts(tx, id) }),
  );

  serveCustomer(app, installation, addToWishlistCall, async (tx, { id }, { body }) => {
    const outcome = await addWishlistItem(tx, id, body.product_uuid);
    return outcome.ok ? accept({ data: await findWishlistProducts(tx, id) }) : outcome;
  });

  serveCustomer(app, installation, removeFromWishlistCall, async (tx, { id }, { body }) => {
    const outcome = await removeWishlistItem(tx, id, body.product_uuid);
    return outcome.ok ? accept({ data: await findWishlistProducts(tx, id) }) : outcome;
  });
}

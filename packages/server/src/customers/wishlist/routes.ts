import { addToWishlist, readWishlist, removeFromWishlist } from "@pecacerta/contract/wishlist";
import { done } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { productsWished } from "../../catalog/products/wire-product.ts";
import { serveCustomer } from "../../platform/http/serve-call.ts";
import { addWishlistItem, removeWishlistItem } from "./commands.ts";

export function registerWishlistRoutes(app: FastifyInstance, installation: Installation): void {
  serveCustomer(app, installation, readWishlist, async (tx, { id }) => done({ data: await productsWished(tx, id) }));

  serveCustomer(app, installation, addToWishlist, async (tx, { id }, { body }) => {
    const added = await addWishlistItem(tx, id, body.product_uuid);
    return added.ok ? done({ data: await productsWished(tx, id) }) : added;
  });

  serveCustomer(app, installation, removeFromWishlist, async (tx, { id }, { body }) => {
    const removed = await removeWishlistItem(tx, id, body.product_uuid);
    return removed.ok ? done({ data: await productsWished(tx, id) }) : removed;
  });
}

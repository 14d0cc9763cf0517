import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { hashSecret } from "../config/secret-token.ts";

/** Option of a route that only an address with the key of the development pages reaches. */
export const needsDevPagesKey = { constraints: { devPagesKey: "right" } } as const;

/**
 * Makes the router read `?key=` for routes with `needsDevPagesKey`. Without the right key such a route does not exist:
 * the request gets the same answer as any unknown address. Neither the visitor's address nor the Host header counts.
 */
export function addDevPagesKey(app: FastifyInstance, key: string): void {
  const expected = hashSecret(key);
  app.addConstraintStrategy({
    name: "devPagesKey",
    storage: () => new Map(),
    deriveConstraint: ({ url = "" }) =>
      url.startsWith("/dev/") && timingSafeEqual(hashSecret(keyIn(url)), expected) ? "right" : "wrong",
  });
}

const keyIn = (url: string): string => new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("key") ?? "";

import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { hashSecret } from "../config/secret-token.ts";

export const needsDevPagesKey = { constraints: { devPagesKey: "right" } } as const;

/** Adds the constraint of `needsDevPagesKey`: without the right `?key=` such a route is not found. */
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

import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import type { Tenant } from "../src/platform/database/tenant.ts";

export type StaffCallFields = { body?: object; key?: string; tag?: string };

/** `path` after `/ecommerce/admin`. Each call has a key of its own unless one is given. */
export async function injectStaffCall(
  { app, tenant, token }: { app: FastifyInstance; tenant: Tenant; token: string },
  [method, path]: readonly ["GET" | "POST" | "PATCH" | "DELETE", string],
  { body, key = uuid(), tag }: StaffCallFields = {},
) {
  const response = await app.inject({
    method,
    url: `/ecommerce/admin${path}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      cookie: `admin=${token}`,
      "idempotency-key": key,
      ...(tag === undefined ? {} : { "if-match": tag }),
    },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, ...response.json() };
}

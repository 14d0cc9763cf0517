import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Tenant } from "../src/platform/database/tenant.ts";

export type StaffClient = { app: FastifyInstance; tenant: Tenant; token: string };

/** Another picture for each number. */
export const testPicture = (number: number, width = 240): Promise<Buffer> =>
  sharp({ create: { width, height: 200 + number, channels: 3, background: "#225588" } })
    .png()
    .toBuffer();

export async function uploadTestImage(
  { app, tenant, token }: StaffClient,
  file: Buffer,
  { query = "", key, headers = {} }: { query?: string; key?: string; headers?: Record<string, string> } = {},
) {
  const response = await app.inject({
    method: "POST",
    url: `/ecommerce/admin/images${query}`,
    headers: {
      "x-admin": "1",
      "sec-fetch-site": "same-origin",
      ecommerce: tenant.slug,
      cookie: `admin=${token}`,
      "content-type": "image/png",
      ...(key && { "idempotency-key": key }),
      ...headers,
    },
    payload: file,
  });
  return { status: response.statusCode, ...response.json() };
}

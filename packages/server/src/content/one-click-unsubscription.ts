import type { FastifyInstance } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { resolveTenant } from "../companies/resolve-tenant.ts";
import { type TenantTransaction, withTenantTransaction } from "../platform/database/tenant.ts";

type OneClickUnsubscription = {
  path: string;
  unsubscribe: (tx: TenantTransaction, secret: string) => Promise<unknown>;
  text: string;
  /** The page for browsers that post here, too; a mail program must not be redirected. */
  donePath?: string;
};

/** Mail programs post to the address of the mailed link (RFC 8058). Unknown tokens get the same answer. */
export function serveOneClickUnsubscription(
  app: FastifyInstance,
  installation: Installation,
  { path, unsubscribe, text, donePath }: OneClickUnsubscription,
): void {
  app.post<{ Querystring: { token?: unknown; company?: string } }>(
    path,
    { schema: { hide: true } },
    async (request, reply) => {
      const { token, company } = request.query;
      const tenant = typeof token === "string" ? await resolveTenant(installation, request) : undefined;
      if (tenant) await withTenantTransaction(tenant, (tx) => unsubscribe(tx, String(token)));
      if (!donePath || !request.headers.accept?.includes("text/html"))
        return reply.type("text/plain; charset=utf-8").send(text);
      return reply.redirect(company ? `${donePath}?company=${encodeURIComponent(company)}` : donePath, 303);
    },
  );
}

import { getCompanyCall } from "@pecacerta/contract/companies";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { serveGlobal } from "../platform/http/serve-call.ts";
import type { Installation } from "./installation.ts";
import { findCompanySettings } from "./queries.ts";

export function companyRoutes(app: FastifyInstance, { directory }: Installation): void {
  serveGlobal(app, getCompanyCall, async ({ params }) => {
    const tenant = await directory.bySlug(params.company);
    return tenant ? accept({ data: (await findCompanySettings(tenant)).company }) : refuse("COMPANY_NOT_FOUND");
  });
}

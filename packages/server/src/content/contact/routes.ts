import { sendContactMessageCall } from "@pecacerta/contract/contact";
import { isEmail } from "@pecacerta/rules/email";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { findCompanySettings } from "../../companies/queries.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { withTenantTransaction } from "../../platform/database/tenant.ts";
import { countNetworkAttempt } from "../../platform/http/network-rate-limits.ts";
import { countAttempt, HOUR_S, networkOfRequest, tooManyRequests } from "../../platform/http/rate-limits.ts";
import { createContactMessage } from "./commands.ts";

/** All networks together may send this many times the messages of one, to protect the company's mailbox. */
const ALL_ADDRESSES_FACTOR = 20;

export function registerContactRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(app, installation, sendContactMessageCall, async (tenant, { body, request, reply, now }) => {
    const { company } = await findCompanySettings(tenant);
    if (!isEmail(company.email)) return refuse("CONTACT_NOT_OFFERED");
    const max = config.CONTACTS_PER_HOUR;
    const attempts = { seconds: HOUR_S, now };
    const waitSeconds =
      (await countNetworkAttempt(tenant, config, {
        ...attempts,
        subject: "contact",
        network: networkOfRequest(request),
        max,
      })) || (await countAttempt(tenant, config, { ...attempts, subject: "contact", max: max * ALL_ADDRESSES_FACTOR }));
    if (waitSeconds > 0) return tooManyRequests(reply, waitSeconds);
    const { name, email, phone, message } = body;
    await withTenantTransaction(tenant, (tx) =>
      createContactMessage(tx, { name, email, phone, message }, { to: company.email, now }),
    );
    return accept({ data: "TEXT_CONTACT_SENT" as const });
  });
}

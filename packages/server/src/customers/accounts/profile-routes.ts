import { changePasswordCall, sendConfirmationCall, updateProfileCall } from "@pecacerta/contract/profile";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../companies/installation.ts";
import { HOUR_S, tooManyRequests, withRetryAfter } from "../../platform/http/rate-limits.ts";
import { lockCustomer } from "../lock-customer.ts";
import { readBearerToken } from "../sessions/credentials.ts";
import { serveCustomer, serveCustomerOutsideTransaction } from "../sessions/serve-customer.ts";
import { hasReachedLinkLimit } from "./account-links.ts";
import { queueConfirmation } from "./confirmation.ts";
import { toCustomerDto } from "./customer-dto.ts";
import { guessOrigin } from "./password-guess.ts";
import { updateProfile } from "./profile.ts";
import { findMailChoices } from "./queries.ts";
import { updatePassword } from "./update-password.ts";

export function registerProfileRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  serveCustomerOutsideTransaction(app, installation, updateProfileCall, async (tenant, customer, input) => {
    const origin = guessOrigin(config, tenant, input);
    const outcome = await updateProfile(tenant, customer, { ...input.body, origin });
    if (outcome.ok) return accept({ data: toCustomerDto(outcome.value, tenant) });
    return withRetryAfter(input.reply, outcome);
  });

  serveCustomerOutsideTransaction(app, installation, changePasswordCall, async (tenant, customer, input) => {
    const token = readBearerToken(input.request) ?? "";
    const origin = guessOrigin(config, tenant, input);
    const outcome = await updatePassword(tenant, customer, { ...input.body, token, origin });
    return outcome.ok ? accept({ data: outcome.value }) : withRetryAfter(input.reply, outcome);
  });

  serveCustomer(app, installation, sendConfirmationCall, async (tx, customer, { reply, now }) => {
    await lockCustomer(tx, customer.id);
    if ((await findMailChoices(tx, customer.id)).email_confirmed) return refuse("EMAIL_CONFIRMED");
    const isLimited = config.RATE_LIMITS && (await hasReachedLinkLimit(tx, customer.id, "confirmation", now));
    if (isLimited) return tooManyRequests(reply, HOUR_S);
    const queued = await queueConfirmation(tx, customer, now);
    return queued.ok ? accept({ data: "TEXT_CONFIRMATION_SENT" as const }) : queued;
  });
}

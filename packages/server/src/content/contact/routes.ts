import { writeToCompany } from "@pecacerta/contract/contact";
import { isEmail } from "@pecacerta/rules/email";
import { done, refused } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import type { Installation } from "../../app/installation.ts";
import { settingsOf } from "../../companies/queries.ts";
import { together } from "../../companies/shop.ts";
import { countAddressTry } from "../../platform/http/address-limits.ts";
import { addressOf, countTry, HOUR, tooMany } from "../../platform/http/limits.ts";
import { servePublic } from "../../platform/http/serve-call.ts";
import { queueMail } from "../../platform/mail/commands.ts";

/** Of all addresses together, so many times what one may write: a company's mailbox has an end, too. */
const ALL_ADDRESSES_FACTOR = 20;

export function registerContactRoutes(app: FastifyInstance, installation: Installation): void {
  const { config } = installation;

  servePublic(app, installation, writeToCompany, async (shop, { body, request, reply, now }) => {
    const { company } = await settingsOf(shop);
    if (!isEmail(company.email)) return refused("CONTACT_NOT_OFFERED");
    const max = config.CONTACTS_PER_HOUR;
    const tries = { seconds: HOUR, now };
    const wait =
      (await countAddressTry(shop, config, { ...tries, subject: "contact", network: addressOf(request), max })) ||
      (await countTry(shop, config, { ...tries, subject: "contact", max: max * ALL_ADDRESSES_FACTOR }));
    if (wait > 0) return tooMany(reply, wait);
    const { name, email, phone, message } = body;
    const content = { name, email, phone, message };
    await together(shop, (tx) =>
      queueMail(tx, { template: "contact-message", to: company.email, customerId: null, content }),
    );
    return done({ data: "TEXT_CONTACT_SENT" as const });
  });
}

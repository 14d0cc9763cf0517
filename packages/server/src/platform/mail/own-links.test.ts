import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCustomer } from "../../../testing/customers.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { findSender, installationUrl } from "../../companies/mail/find-sender.ts";
import { withTenantTransaction } from "../database/tenant.ts";
import { listLatestMails } from "./queries.ts";
import { renderMail } from "./render-mail.ts";
import { createMailMessage } from "./templates/templates.ts";

const ORIGIN = "https://pecas.example";
const EVIL = "evil.invalid";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation({ ORIGIN, TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => context.close());

const names = [
  ...["host", "x-forwarded-host", "x-host", "x-original-host", "x-forwarded-server", "x-http-host-override"],
  ...["forwarded", "x-original-url", "x-rewrite-url", "x-forwarded-prefix", "x-forwarded-path", "origin", "referer"],
];
const values = [
  EVIL,
  `https://${EVIL}/`,
  `pecas.example@${EVIL}`,
  `host=${EVIL};proto=https`,
  `pecas.example, ${EVIL}`,
];
const bent = names.flatMap((name) => values.map((value) => ({ [name]: value, "x-forwarded-proto": "http" })));

test("[API-02] [API-03] links in mails use the shop's own origin, whatever host a request names", async () => {
  const tenant = await createTestCompany(context.installation);
  const { customer } = await createTestCustomer(tenant);
  const recover = (headers: Record<string, string>) =>
    context.app.inject({
      method: "POST",
      url: "/ecommerce/password/recover",
      payload: { email: customer.email },
      headers: { ecommerce: tenant.slug, ...headers },
    });
  const responses = await Promise.all(bent.map(recover));
  for (const [at, { headers, statusCode }] of responses.entries()) {
    // The shop refuses a request whose origin is another site.
    const isElsewhere = "origin" in (bent[at] ?? {}) || "referer" in (bent[at] ?? {});
    expect([statusCode, headers.location]).toEqual([isElsewhere ? 403 : 200, undefined]);
  }
  const sender = await findSender(tenant, installationUrl(context.installation.config));
  const mails = await withTenantTransaction(tenant, (tx) => listLatestMails(tx, { to: customer.email }));
  expect(mails.length).toBeGreaterThan(10);
  for (const { template, content } of mails) {
    const { html, text } = renderMail(createMailMessage(template, content as never), sender);
    const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = ""]) => new URL(link).origin);
    expect([...new Set(links)]).toEqual([ORIGIN]);
    expect(`${JSON.stringify(content)} ${html} ${text}`).not.toContain(EVIL);
  }
});

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { type Tenant, withTenantTransaction } from "../../platform/database/tenant.ts";
import { apiSecurityHeaders } from "../../platform/http/common-headers.ts";
import { addDevPagesKey, needsDevPagesKey } from "../../platform/http/dev-pages-key.ts";
import { listLatestMails, type QueuedMail } from "../../platform/mail/queries.ts";
import { escapeHtml, type RenderedMail, renderMail } from "../../platform/mail/render-mail.ts";
import type { Sender } from "../../platform/mail/sender.ts";
import { createMailMessage } from "../../platform/mail/templates/templates.ts";
import type { Installation } from "../installation.ts";
import { resolveTenant } from "../resolve-tenant.ts";
import { companies } from "../tables.ts";
import { findSender } from "./find-sender.ts";

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Unsent mails, newest first, as a page or JSON. They open accounts, so the URL needs the key that the start prints. */
export function devMailRoutes(app: FastifyInstance, installation: Installation, staffMails: UnsentMails): void {
  const { devPagesKey: key, config } = installation;
  if (key === undefined) return;
  addDevPagesKey(app, key);
  const options = { ...needsDevPagesKey, schema: { hide: true } };
  app.get<{ Querystring: { to?: unknown } }>("/dev/mail", options, async (request, reply) => {
    const tenant = await resolveTenant(installation, request);
    if (!tenant) return sendNotFound(reply);
    const mails = await findMails(tenant, localOrigin(config, request), { to: request.query.to?.toString() });
    if (!request.headers.accept?.includes("text/html")) return addHeaders(reply).send({ data: mails.map(toMailDto) });
    return sendPage(reply, mailListPage({ tenant, mails, key, slugs: await findCompanySlugs(installation) }));
  });
  app.get<{ Querystring: { to?: unknown } }>("/dev/mail/staff", options, async (request, reply) => {
    const { mails, sender } = await staffMails(request.query.to?.toString());
    return addHeaders(reply).send({ data: mails.map((mail) => toMailDto(withContent(mail, sender))) });
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", options, async (request, reply) => {
    const tenant = await resolveTenant(installation, request);
    const [mail] = tenant ? await findMails(tenant, localOrigin(config, request), { id: request.params.id }) : [];
    return mail ? sendPage(reply, mail.rendered.html) : sendNotFound(reply);
  });
}

// With PORT=0 only the socket knows the port.
const localOrigin = ({ ORIGIN, PORT }: Config, { raw }: FastifyRequest): string =>
  ORIGIN ?? `http://localhost:${raw.socket.localPort ?? PORT}`;

const MAX_COMPANIES = 50;

async function findCompanySlugs({ database }: Installation): Promise<string[]> {
  const query = database.reader.select({ slug: companies.slug }).from(companies);
  return (await query.orderBy(companies.slug).limit(MAX_COMPANIES)).map(({ slug }) => slug);
}

/** Mails about accounts of staff, which belong to no company. */
export type UnsentMails = (to?: string) => Promise<{ mails: QueuedMail[]; sender: Sender }>;

type MailWithContent = { mail: QueuedMail; rendered: RenderedMail };

async function findMails(
  tenant: Tenant,
  origin: string,
  filter: { to?: string | undefined; id?: string | undefined },
): Promise<MailWithContent[]> {
  const sender = await findSender(tenant, origin);
  const mails = await withTenantTransaction(tenant, (tx) => listLatestMails(tx, filter));
  const unsent = mails.filter(({ state }) => state !== "sent");
  return unsent.map((mail) => withContent(mail, sender));
}

const withContent = (mail: QueuedMail, sender: Sender): MailWithContent => ({
  mail,
  rendered: renderMail(createMailMessage(mail.template, mail.content as never), sender),
});

const toMailDto = ({ mail, rendered: { subject, text, html, unsubscribeUrl: leaveAddress } }: MailWithContent) => ({
  id: mail.id,
  template: mail.template,
  to: mail.recipient,
  createdAt: mail.createdAt,
  subject,
  text,
  leaveAddress,
  links: [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&")),
});

const STYLE = `body{margin:0 auto;max-width:720px;padding:24px 16px;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif}
h1{font-size:22px}h2{font-size:18px}nav{display:flex;flex-wrap:wrap;gap:0 20px}ul{margin:0;padding:0;list-style:none}li{border-top:1px solid #cbd2d9}
a{display:block;padding:12px 0;color:#0b4f9e;overflow-wrap:anywhere}p,small{color:#52606d;overflow-wrap:anywhere}small{display:block}`;

type MailList = { tenant: Tenant; mails: MailWithContent[]; key: string; slugs: string[] };

function mailListPage({ tenant, mails, key, slugs }: MailList): string {
  const link = (path: string, slug: string, html: string) =>
    `<a href="${escapeHtml(`${path}?${new URLSearchParams({ company: slug, key })}`)}">${html}</a>`;
  const items = mails.map(({ mail, rendered }) => {
    const details = `<small>${escapeHtml(mail.recipient)} · ${formatTime(mail.createdAt)}</small>`;
    return `<li>${link(`/dev/mail/${mail.id}`, tenant.slug, escapeHtml(rendered.subject) + details)}</li>`;
  });
  const otherLinks = slugs
    .filter((slug) => slug !== tenant.slug)
    .map((slug) => link("/dev/mail", slug, escapeHtml(slug)));
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mensagens de ${escapeHtml(tenant.slug)}</title>
<style>${STYLE}</style></head><body><main><h1>Mensagens de ${escapeHtml(tenant.slug)}</h1>
<p>Esta loja não envia e-mails: o que ela escreveria aos clientes aparece aqui. Não passe este endereço a ninguém,
porque as mensagens têm links que abrem contas.</p>
${items.length > 0 ? `<ul>${items.join("\n")}</ul>` : "<p><strong>Nenhuma mensagem ainda.</strong></p>"}
${otherLinks.length > 0 ? `<h2>Outras lojas</h2><nav>${otherLinks.join("\n")}</nav>` : ""}</main></body></html>`;
}

const formatTime = (time: Date): string =>
  `<time datetime="${time.toISOString()}">${time.toLocaleString("pt-BR", { timeZone: "America/Sao_Paulo" })}</time>`;

const sendPage = (reply: FastifyReply, html: string) => addHeaders(reply).type("text/html; charset=utf-8").send(html);

const addHeaders = (reply: FastifyReply) =>
  reply.headers({
    ...apiSecurityHeaders,
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cache-control": "no-store",
  });

const sendNotFound = (reply: FastifyReply) => addHeaders(reply).code(404).send({ message: "NOT_FOUND" });

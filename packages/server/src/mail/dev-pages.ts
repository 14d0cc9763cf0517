import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Shop, together } from "../companies/shop.ts";
import { isLoopback, keepsMail } from "../config.ts";
import { shopAsked } from "../http/asking.ts";
import { callHeaders } from "../http/every-answer.ts";
import type { Installation } from "../installation.ts";
import { letterOf } from "./letters/letters.ts";
import { latestMails, type QueuedMail } from "./queries.ts";
import { senderOf } from "./sender.ts";
import { escaped, type Written, write } from "./written.ts";

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The mail of a shop that sends none: `/dev/mail?company=…&to=…`, newest first. Letters open accounts, so nobody but the
 * machine itself is let in: by its own name, and by no proxy's word.
 */
export function devMailPages(app: FastifyInstance, installation: Installation): void {
  if (!keepsMail(installation.config)) return;
  const hidden = { schema: { hide: true } };
  app.get<{ Querystring: { to?: unknown } }>("/dev/mail", hidden, async (request, reply) => {
    const shop = await shopAt(installation, request);
    if (!shop) return unknown(reply);
    const mails = await mailsOf(request, shop, { to: request.query.to?.toString() });
    const isPage = request.headers.accept?.includes("text/html");
    return isPage ? page(reply, listOf(shop, mails)) : secured(reply).send({ data: mails.map(onWire) });
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", hidden, async (request, reply) => {
    const shop = await shopAt(installation, request);
    const [mail] = shop ? await mailsOf(request, shop, { id: request.params.id }) : [];
    return mail ? page(reply, mail.written.html) : unknown(reply);
  });
}

async function shopAt(installation: Installation, request: FastifyRequest): Promise<Shop | undefined> {
  const { headers, raw } = request;
  const isRelayed = headers.forwarded ?? headers["x-forwarded-for"] ?? headers["x-forwarded-host"] ?? headers.via;
  const isOwn = isLoopback((raw.socket.remoteAddress ?? "").replace("::ffff:", "")) && isOwnName(headers.host);
  return isOwn && !isRelayed ? await shopAsked(installation, request) : undefined;
}

const isOwnName = (host = ""): boolean => {
  const name = host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  return isLoopback(name) || name.endsWith(".localhost");
};

type Shown = { mail: QueuedMail; written: Written };

async function mailsOf(
  request: FastifyRequest,
  shop: Shop,
  sought: { to?: string | undefined; id?: string | undefined },
): Promise<Shown[]> {
  // The links lead to where the reader is, whatever port the shop was given.
  const sender = await senderOf(shop, `http://${request.host}`);
  const mails = await together(shop, (tx) => latestMails(tx, sought));
  // What was sent while there was a mail server is kept without its words.
  const whole = mails.filter(({ state }) => state !== "sent");
  return whole.map((mail) => ({ mail, written: write(letterOf(mail.template, mail.content as never), sender) }));
}

const onWire = ({
  mail: { id, template, recipient, createdAt },
  written: { subject, text, html, leaveAddress },
}: Shown) => ({
  ...{ id, template, to: recipient, createdAt, subject, text, leaveAddress },
  links: [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&")),
});

function listOf({ slug }: Shop, mails: Shown[]): string {
  const rows = mails.map(
    ({ mail, written }) =>
      `<h2><a href="/dev/mail/${mail.id}?company=${slug}">${escaped(written.subject)}</a></h2>` +
      `<p>${escaped(mail.recipient)} · ${mail.createdAt.toISOString()}</p>`,
  );
  const none = "<p>Nenhuma mensagem ainda.</p>";
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Mensagens</title></head>
<body><h1>Mensagens de ${escaped(slug)}</h1>${rows.join("\n") || none}</body></html>`;
}

const page = (reply: FastifyReply, html: string) => secured(reply).type("text/html; charset=utf-8").send(html);

const secured = (reply: FastifyReply) =>
  reply.headers({ ...callHeaders, "content-security-policy": POLICY, "cache-control": "no-store" });

const unknown = (reply: FastifyReply) => secured(reply).code(404).send({ message: "NOT_FOUND" });

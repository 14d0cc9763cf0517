import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyRequest } from "fastify";
import qs from "qs";
import { sendRefusal } from "./refuse.ts";

const FORM_LIMITS = { depth: 6, arrayLimit: 200, parameterLimit: 2000, plainObjects: false };
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/** Bodies are form-encoded or JSON, in UTF-8, as they are. An empty one is none, whatever it calls itself. */
export async function addBodyParsers(app: FastifyInstance, bodyLimit: number): Promise<void> {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string", bodyLimit }, (request, body, done) => {
    if (body.trim() === "") done(null, undefined);
    else readJson(request, body, done);
  });
  await app.register(formbody, { parser: (text) => qs.parse(text, FORM_LIMITS), bodyLimit });
  app.addHook("preParsing", (request, reply, payload, done) => {
    if (isSupportedBody(request)) done(null, payload);
    else sendRefusal(reply, "UNSUPPORTED_MEDIA_TYPE");
  });
  // A form without fields and no form at all lack the same fields.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body === undefined && request.routeOptions.config.call?.body) request.body = {};
    done();
  });
}

// Read as UTF-8 and as it stands, a body that says it is something else would be taken for what nobody sent.
function isSupportedBody({ headers }: FastifyRequest): boolean {
  const type = headers["content-type"];
  if (type === undefined && headers["content-encoding"] === undefined) return true;
  const coding = headers["content-encoding"] ?? "identity";
  const charset = CHARSET.exec(type ?? "")?.[1] ?? "utf-8";
  return /^identity$/i.test(coding) && /^(utf-?8|us-ascii)$/i.test(charset);
}

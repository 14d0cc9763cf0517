import formbody from "@fastify/formbody";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import qs from "qs";
import { sendRefusal } from "./refuse.ts";

const FORM_LIMITS = { depth: 6, arrayLimit: 200, parameterLimit: 2000, plainObjects: false };
const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/** Accepts form-encoded and JSON bodies in UTF-8 without compression. An empty body counts as no body. */
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
  // Without a body, validation reports the missing fields of an empty one.
  app.addHook("preValidation", (request, _reply, done) => {
    if (request.body === undefined && request.routeOptions.config.call?.body) request.body = {};
    done();
  });
}

/** In a scope of its own: pages of other sites can send forms, JSON only if this server allows it. */
export function refuseForms(app: FastifyInstance): void {
  const parsers = FORM_TYPES.filter((type) => app.hasContentTypeParser(type));
  for (const type of parsers) app.removeContentTypeParser(type);
  app.addContentTypeParser(FORM_TYPES, (_request, _payload, done) =>
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
  );
}

function isSupportedBody({ headers }: FastifyRequest): boolean {
  const type = headers["content-type"];
  if (type === undefined && headers["content-encoding"] === undefined) return true;
  const coding = headers["content-encoding"] ?? "identity";
  const charset = CHARSET.exec(type ?? "")?.[1] ?? "utf-8";
  return /^identity$/i.test(coding) && /^(utf-?8|us-ascii)$/i.test(charset);
}

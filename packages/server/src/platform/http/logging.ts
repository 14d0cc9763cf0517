import type { FastifyRequest } from "fastify";
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from "pino";

// Paths with a token or with what a person typed, in any case and encoding that the router accepts.
const SECRET_PATH =
  /^(\/+(?:cart\/+checkout|ecommerce\/+(?:orders\/+token|confirm-email|cep|vehicles\/+vin|products\/+search))\/+)[^/]+/i;
const EMAIL = /@|%40/i;
const CPF = /(?<![\w-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/g;

const MAX_PATH = 1000;
const MAX_TEXT = 20_000;

const SECRETS = ["password", "token", "authorization", "cookie", "cpf", "rg", "phone", "email"];

export function newLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    redact: ["req.headers", ...SECRETS, ...SECRETS.map((name) => `*.${name}`)],
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url), ip: request.ip }),
      err: serializeError,
    },
    hooks: { logMethod: logWithoutValues },
  };
  return pino(options, destination);
}

/** Masks the paths in texts. Without a text, pino would repeat the message of the error. */
function logWithoutValues(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, text] = args as unknown[];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null | undefined)?.err;
  if (text === undefined && error instanceof Error) log.call(this, first, serializeError(error).message ?? "error");
  else log.apply(this, args.map((arg: unknown) => (typeof arg === "string" ? maskPaths(arg) : arg)) as typeof args);
}

type LoggableError = Error & { code?: string; query?: string; severity?: string; table?: string; constraint?: string };

// Database errors repeat values (e-mails, hashes, rows) in message, query, params and detail.
function serializeError(error: LoggableError): Record<string, unknown> & { message?: string } {
  if (!(error instanceof Error)) return { message: "The thrown value is not an Error" };
  const { name, code, query, severity, table, constraint, cause } = error;
  const quotesJson = error instanceof SyntaxError && error.message.includes("JSON");
  const hasValues = query !== undefined || severity !== undefined || quotesJson;
  const text = hasValues
    ? { stack: stackOf(error) }
    : { message: maskPaths(error.message), stack: maskPaths(error.stack ?? "") };
  return {
    type: name,
    code,
    ...text,
    table,
    constraint,
    ...(cause instanceof Error && { cause: serializeError(cause) }),
  };
}

const stackOf = ({ stack = "", message }: Error): string => stack.replace(message, "");

function loggedPath(url: string): string {
  const path = decoded(cutToWholeSegments(url.replace(/[?#].*/s, ""))).replace(SECRET_PATH, "$1***");
  const segments = path.split("/").map((segment) => (EMAIL.test(segment) ? "***" : segment));
  return segments.join("/").replace(CPF, "***");
}

const cutToWholeSegments = (path: string): string =>
  path.length <= MAX_PATH ? path : `${path.slice(0, path.lastIndexOf("/", MAX_PATH - 1) + 1)}…`;

/** Fastify quotes the address of a request that was answered twice. */
const maskPaths = (text: string): string =>
  text.replace(/"(\/[^"\s]*)"/g, (_, url: string) => `"${loggedPath(url)}"`).slice(0, MAX_TEXT);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

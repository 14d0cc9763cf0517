import type { FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

// Paths with a secret, such as the token of an order, in any case and encoding that the router accepts.
const SECRET_PATH = /^(\/+(?:cart\/+checkout|ecommerce\/+orders\/+token|ecommerce\/+confirm-email)\/+)[^/]+/i;

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
  };
  return pino(options, destination);
}

type LoggableError = Error & { code?: string; query?: string; severity?: string; table?: string; constraint?: string };

// Database errors repeat values (e-mails, hashes, rows) in message, query, params and detail.
function serializeError(error: LoggableError): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "The thrown value is not an Error" };
  const { name, code, query, severity, table, constraint, cause } = error;
  const isOfDatabase = query !== undefined || severity !== undefined;
  const text = isOfDatabase ? { stack: stackOf(error) } : { message: error.message, stack: error.stack };
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
  const path = url.replace(/[?#].*/s, "");
  return decoded(path).replace(SECRET_PATH, "$1***");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import type { FastifyRequest } from "fastify";
import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

// Addresses that hold a secret: the token of an order, or of a mail. Only the path is ever logged, never the query.
const SECRET_PATH = /^(\/cart\/checkout\/|\/ecommerce\/orders\/token\/|\/ecommerce\/confirm-email\/)[^/]+/;

const SECRETS = ["password", "token", "authorization", "cookie", "cpf", "rg", "phone", "email"];

/** The process's log: one JSON line an event, no bodies, no secrets. To standard output, unless said otherwise. */
export function newLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    redact: ["req.headers", ...SECRETS, ...SECRETS.map((name) => `*.${name}`)],
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request.url), ip: request.ip }),
      err: loggedError,
    },
  };
  return pino(options, destination);
}

type Failure = Error & { code?: string; query?: string; table?: string; constraint?: string };

// The database's errors repeat what was sent to it - e-mails, hashes, whole rows - in message, params and detail.
function loggedError(error: Failure): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: "What was thrown is no error" };
  const { name, code, query, table, constraint, cause } = error;
  const said = query === undefined ? { message: error.message, stack: error.stack } : { query, stack: stackOf(error) };
  return { type: name, code, ...said, table, constraint, ...(cause instanceof Error && { cause: loggedError(cause) }) };
}

const stackOf = ({ stack = "", message }: Error): string => stack.replace(message, "");

const loggedPath = (url: string): string => url.replace(/\?.*/s, "").replace(SECRET_PATH, "$1***");

import type { IncomingMessage } from "node:http";
import type { Installation } from "@pecacerta/server/companies/installation";
import { createClientAddress } from "@pecacerta/server/platform/http/client-address";
import { isBusy } from "@pecacerta/server/platform/http/error-handlers";

/** Logs page errors with the request's id and path, without tokens and values. */
export function errorLogger({ config, log }: Pick<Installation, "config" | "log">) {
  const clientAddress = createClientAddress(config.TRUST_PROXY);
  return (error: unknown, request: IncomingMessage, reqId: string): void => {
    const req = { method: request.method, url: request.url ?? "/", ip: clientAddress(request) };
    if (isBusy(error)) log.warn({ reqId, req, err: error }, "busy");
    else log.error({ reqId, req, err: error }, "page failed");
  };
}

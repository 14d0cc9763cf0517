import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { REFUSAL_STATUS, type Refusal } from "@pecacerta/contract/refusals";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { apiSecurityHeaders } from "./common-headers.ts";
import { latestResponseOf } from "./connections.ts";
import { sendRefusal } from "./refuse.ts";

/** A URL that cannot be decoded (`/%zz`) or has a part that is too long: not found. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run, so the common headers are added here.
  sendRefusal(reply.headers(apiSecurityHeaders).header("x-request-id", request.id), "NOT_FOUND");
}

export function escapeBrokenPagePath({ url = "/" }: { url?: string | undefined }): string {
  const [path = ""] = url.split("?", 1);
  if (path.startsWith("/ecommerce") || isDecodable(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

const LINGER_MS = 1000;
const FINISH_MS = 10_000;

const refusedSockets = new WeakSet<Socket>();

/** For malformed or slow requests. Writes a refusal only where it cannot mix with another response. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (refusedSockets.has(socket)) return;
  refusedSockets.add(socket);
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const response = latestResponseOf(socket);
  if (response && !response.writableFinished && !isOwnError(response, socket)) {
    response.once("finish", () => socket.end());
    destroyAfter(socket, FINISH_MS);
  } else {
    socket.end(refusalResponse(error));
    destroyAfter(socket, LINGER_MS);
  }
}

/** Whether the error is in the body of the request that is answered next, before its response began. */
function isOwnError(response: ServerResponse, socket: Socket): boolean {
  return response.socket === socket && !response.headersSent && !response.req.complete;
}

function destroyAfter(socket: Socket, ms: number): void {
  const timer = setTimeout(() => socket.destroy(), ms).unref();
  socket.once("close", () => clearTimeout(timer));
}

function refusalResponse({ code }: { code?: string }): string {
  const tooLong = code === "HPE_HEADER_OVERFLOW" || code === "HPE_CHUNK_EXTENSIONS_OVERFLOW";
  const message: Refusal = tooLong ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${REFUSAL_STATUS[message]} Refused`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

import type { Socket } from "node:net";
import { type Refusal, refusalStatus } from "@pecacerta/contract/refusals";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { callHeaders } from "./every-answer.ts";
import { refuse } from "./refused.ts";

/** An address that cannot be read (`/%zz`), or with a part longer than any name: nothing is there. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run: what every answer carries is said here.
  refuse(reply.headers(callHeaders).header("x-request-id", request.id), "NOT_FOUND");
}

/** What is no HTTP at all, or comes too slowly, gets its answer before the connection ends. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const tooLong = error.code === "HPE_HEADER_OVERFLOW" || error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW";
  const message: Refusal = tooLong ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${refusalStatus[message]} Refused`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { type CompressedBody, negotiateEncoding } from "./compressed-body.ts";

/** JSON that is sent as often as it is asked for, and compressed once. */
export class CompressedJson {
  readonly body: CompressedBody;
  constructor(body: CompressedBody) {
    this.body = body;
  }
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, { body }: CompressedJson) {
  const { bytes, encoding } = await body.encodedAs(negotiateEncoding(request.headers["accept-encoding"]));
  reply.header("etag", body.etag);
  if (encoding !== "identity")
    reply.header("content-encoding", encoding).header("vary", `${reply.getHeader("vary")}, accept-encoding`);
  return reply.send(bytes);
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { type CompressedBody, negotiateEncoding } from "./compressed-body.ts";
import { matchesEtag } from "./etag.ts";

/** JSON that is compressed for all that ask for it. */
export class CompressedJson {
  readonly body: CompressedBody;
  constructor(body: CompressedBody) {
    this.body = body;
  }
}

export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, { body }: CompressedJson) {
  // `addEtags` answers 304.
  if (matchesEtag(request.headers["if-none-match"], body.etag)) return reply.header("etag", body.etag).send("");
  const { bytes, encoding } = await body.encodedAs(negotiateEncoding(request.headers["accept-encoding"]));
  reply.header("etag", body.etag);
  if (encoding !== "identity")
    reply.header("content-encoding", encoding).header("vary", `${reply.getHeader("vary")}, accept-encoding`);
  return reply.send(bytes);
}

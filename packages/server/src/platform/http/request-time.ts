import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    ended: AbortSignal;
  }
}

/** Fastify itself stops counting, and aborts `request.signal`, once a body is read: github.com/fastify/fastify/pull/6725. */
export function limitRequestTime(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.decorateRequest("ended", null as never);
  app.addHook("onRequest", async (request, reply) => {
    const { handlerTimeout, url } = request.routeOptions;
    const ended = new AbortController();
    request.ended = ended.signal;
    const end = () => {
      const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(String(handlerTimeout), url);
      ended.abort(error);
      reply.send(error);
    };
    const timer = handlerTimeout ? setTimeout(end, handlerTimeout) : undefined;
    if (timer) timers.set(request, timer);
    reply.raw.once("close", () => {
      clearTimeout(timer);
      ended.abort();
    });
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    clearTimeout(timers.get(request));
    done(null, payload);
  });
}

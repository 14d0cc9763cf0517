import type { FastifyRequest } from "fastify";
import type { CallRouteOptions } from "./serve-call.ts";

const isFormOfBrowser = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true &&
  headers.accept?.includes("text/html") === true;

/** Leads browsers that post the form without scripts to a page, with the refusal as `problem` if there is one. */
export const answerFormsWithPage = (path: string): CallRouteOptions => ({
  preSerialization: async (request, reply, payload) => {
    if (!isFormOfBrowser(request)) return payload;
    const { message = "" } = reply.statusCode < 400 ? {} : (payload as { message?: string });
    const target = message === "" ? path : `${path}?problem=${encodeURIComponent(message)}`;
    reply.code(303).header("location", target);
    return {};
  },
});

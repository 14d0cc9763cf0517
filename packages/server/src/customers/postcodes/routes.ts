import { lookUpPostcodeCall } from "@pecacerta/contract/postcodes";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { formatPostcode } from "@pecacerta/rules/postcode";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config/config.ts";
import { rateLimitPerMinute } from "../../platform/http/rate-limits.ts";
import { serveGlobal } from "../../platform/http/serve-call.ts";
import type { CepLookup } from "./lookup.ts";

const RETRY_AFTER_S = "30";

export function registerCepRoutes(app: FastifyInstance, config: Config, lookUpPostcode: CepLookup): void {
  serveGlobal(
    app,
    lookUpPostcodeCall,
    async ({ params, request, reply }) => {
      const outcome = await lookUpPostcode(formatPostcode(params.cep));
      if (outcome.ok) return accept({ data: outcome.value });
      if (outcome.refusal === "CEP_NOT_FOUND") return outcome;
      reply.header("retry-after", RETRY_AFTER_S);
      return refuse(outcome.refusal, { requestId: request.id });
    },
    rateLimitPerMinute(config, config.LOOKUPS_PER_MINUTE),
  );
}

import { categorySchema } from "@pecacerta/contract/categories";
import { categoryLinkSchema, searchProductsCall, suggestSearchCall } from "@pecacerta/contract/search";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Installation } from "../../companies/installation.ts";
import { servePublic } from "../../companies/serve-public.ts";
import { rateLimitPerMinute } from "../../platform/http/rate-limits.ts";
import { concatBuffers, RawJson } from "../../platform/http/raw-json.ts";
import type { SearchQueries } from "./queries.ts";

const categoryLists = { full: z.array(categorySchema), card: z.array(categoryLinkSchema) };

export function registerSearchRoutes(
  app: FastifyInstance,
  installation: Installation,
  { searchProductsJson, findSuggestions }: SearchQueries,
): void {
  const rateLimit = rateLimitPerMinute(installation.config, installation.config.SEARCHES_PER_MINUTE);
  servePublic(
    app,
    installation,
    searchProductsCall,
    async (tenant, { params, query }) =>
      accept(new RawJson(concatBuffers(['{"data":', await searchProductsJson(tenant, params.term, query), "}"]))),
    rateLimit,
  );
  servePublic(
    app,
    installation,
    suggestSearchCall,
    async (tenant, { query }) => {
      const suggestions = await findSuggestions(tenant, query);
      const categories = JSON.stringify(z.encode(categoryLists[query.view], suggestions.categories));
      const parts = ['{"data":{"products":', suggestions.products, ',"categories":', categories, "}}"];
      return accept(new RawJson(concatBuffers(parts)));
    },
    rateLimit,
  );
}

import { categorySchema } from "@pecacerta/contract/categories";
import { categoryLinkSchema, searchProductsCall, suggestSearchCall } from "@pecacerta/contract/search";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Installation } from "../../companies/installation.ts";
import { serveCatalog } from "../../companies/serve-catalog.ts";
import { rateLimitPerMinute } from "../../platform/http/rate-limits.ts";
import { concatBuffers, RawJson } from "../../platform/http/raw-json.ts";
import { toOmissionsDto } from "./omissions-dto.ts";
import type { FoundProducts, SearchQueries } from "./queries.ts";

const omissionsJson = (found: FoundProducts): string => {
  const fields = JSON.stringify(toOmissionsDto(found)).slice(1, -1);
  return fields && `,${fields}`;
};

const categoryLists = { full: z.array(categorySchema), card: z.array(categoryLinkSchema) };

export function registerSearchRoutes(
  app: FastifyInstance,
  installation: Installation,
  { searchProductsJson, findSuggestions }: SearchQueries,
): void {
  const rateLimit = rateLimitPerMinute(installation.config, installation.config.SEARCHES_PER_MINUTE);
  serveCatalog(
    app,
    installation,
    searchProductsCall,
    async (tenant, { params, query: { for_vehicle: vehicleId, ...query } }) => {
      const found = await searchProductsJson(tenant, { ...query, term: params.term, vehicleId });
      const parts = ['{"data":', found.products, omissionsJson(found), "}"];
      return accept(new RawJson(concatBuffers(parts)));
    },
    rateLimit,
  );
  serveCatalog(
    app,
    installation,
    suggestSearchCall,
    async (tenant, { query }) => {
      const { for_vehicle: vehicleId, ...input } = query;
      const suggestions = await findSuggestions(tenant, { ...input, vehicleId });
      const categories = JSON.stringify(z.encode(categoryLists[query.view], suggestions.categories));
      const parts = ['{"data":{"products":', suggestions.products, ',"categories":', categories];
      parts.push(omissionsJson(suggestions), "}}");
      return accept(new RawJson(concatBuffers(parts)));
    },
    rateLimit,
  );
}

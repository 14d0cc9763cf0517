import { categorySchema } from "@pecacerta/contract/categories";
import { searchProductsCall, suggestSearchCall } from "@pecacerta/contract/search";
import { accept } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Installation } from "../../app/installation.ts";
import { rateLimitPerMinute } from "../../platform/http/rate-limits.ts";
import { concatBuffers, RawJson } from "../../platform/http/raw-json.ts";
import { servePublic } from "../../platform/http/serve-call.ts";
import { findSuggestions, searchProductsJson } from "./queries.ts";

const shownCategories = z.array(categorySchema);

/** Looking for goods. */
export function registerSearchRoutes(app: FastifyInstance, installation: Installation): void {
  const limited = rateLimitPerMinute(installation.config, installation.config.SEARCHES_PER_MINUTE);
  servePublic(
    app,
    installation,
    searchProductsCall,
    async (shop, { params, query }) =>
      accept(new RawJson(concatBuffers(['{"data":', await searchProductsJson(shop, params.term, query.limit), "}"]))),
    limited,
  );
  servePublic(
    app,
    installation,
    suggestSearchCall,
    async (shop, { query }) => {
      const { products, categories } = await findSuggestions(shop, query);
      const named = JSON.stringify(z.encode(shownCategories, categories));
      return accept(new RawJson(concatBuffers(['{"data":{"products":', products, ',"categories":', named, "}}"])));
    },
    limited,
  );
}

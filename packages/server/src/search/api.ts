import { searchProducts as searchCall, searchSuggestions } from "@pecacerta/contract/search";
import { done } from "@pecacerta/rules/outcome";
import type { FastifyInstance } from "fastify";
import { perMinute } from "../http/limits.ts";
import { servePublic } from "../http/serve-call.ts";
import type { Installation } from "../installation.ts";
import { searchProducts, suggestions } from "./queries.ts";

/** Looking for goods. */
export function searchApi(app: FastifyInstance, installation: Installation): void {
  const limited = perMinute(installation.config, installation.config.SEARCHES_PER_MINUTE);
  servePublic(
    app,
    installation,
    searchCall,
    async (shop, { params, query }) => done({ data: await searchProducts(shop, params.term, query.limit) }),
    limited,
  );
  servePublic(
    app,
    installation,
    searchSuggestions,
    async (shop, { query }) => done({ data: await suggestions(shop, query) }),
    limited,
  );
}

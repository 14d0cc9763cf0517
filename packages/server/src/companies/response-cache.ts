import type { Refusal } from "@pecacerta/contract/refusals";
import type { Outcome } from "@pecacerta/rules/outcome";
import { createCache } from "../platform/cache/cache.ts";
import type { CompressedJson } from "../platform/http/compressed-json.ts";
import type { RefusalDetails } from "../platform/http/refuse.ts";
import { type CatalogValue, createCatalogValues } from "./catalog-values.ts";
import type { CatalogVersions } from "./catalog-versions.ts";
import { trackPageProducts } from "./page-products.ts";

export const RESPONSES_SHARE = 0.15;

const PRODUCT_ID_BYTES = 100;

type CatalogResponse = Outcome<CompressedJson, Refusal, RefusalDetails>;

export type ResponseCache = {
  find(companyId: string, key: string): CatalogResponse | undefined;
  findOrLoad(companyId: string, key: string, load: () => Promise<CatalogResponse>): Promise<CatalogResponse>;
};

/** Responses of catalog calls, outdated as pages are (decision 0023), but at once. Refusals are not stored. */
export function createResponseCache(maxBytes: number, versions: CatalogVersions): ResponseCache {
  const stored = createCache<CatalogValue<CatalogResponse>>({
    name: "responses",
    maxBytes: Math.max(1, Math.floor(maxBytes)),
    bytesOf: ({ value, products }, key) =>
      key.length +
      (value.ok ? value.value.body.byteSize : 0) +
      PRODUCT_ID_BYTES * (products.whole.size + products.cards.size),
  });
  // A call reads the lists of now, not those that pages may show for a moment longer.
  const values = createCatalogValues<CatalogResponse>({ ...versions, listsFrom: () => Number.POSITIVE_INFINITY });
  const storeOf = (key: string) => ({
    find: (version: string) => stored.get(key, version),
    save(entry: CatalogValue<CatalogResponse>, version: string) {
      if (entry.value.ok) stored.set(key, entry, version);
    },
  });

  return {
    find(companyId, key) {
      // While the database is away, nobody knows what has changed.
      return versions.areCurrent() ? values.find(companyId, storeOf(`${companyId} ${key}`)) : undefined;
    },
    async findOrLoad(companyId, key, load) {
      if (!versions.areCurrent()) return await load();
      const ownKey = `${companyId} ${key}`;
      return await values.findOrLoad(
        { company: companyId, key: ownKey },
        storeOf(ownKey),
        async (_version, products) => {
          const response = await trackPageProducts(products, load);
          // A page shows a change of cards and lists at the end of an interval, a call at once.
          for (const id of products.cards) products.whole.add(id);
          products.missing = true;
          return response;
        },
      );
    },
  };
}

import { createCache } from "@pecacerta/server/platform/cache/cache";
import type { GetOrLoad } from "../app/context.ts";

/** Values that pages of one company share (settings, categories), loaded once per catalog version. */
export function createCompanyCache(options: { name: string; maxEntries: number }) {
  const cache = createCache<unknown>(options);
  return {
    of: (company: string, version: string): GetOrLoad => {
      return <Value>(valueName: string, load: () => Promise<Value>) =>
        cache.getOrLoad(`${company} ${valueName}`, load, version) as Promise<Value>;
    },
  };
}

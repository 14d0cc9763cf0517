import { LRUCache } from "lru-cache";
import type { GetOrLoad } from "../app/context.ts";

type CompanyEntry = { version: string; values: Map<string, Promise<unknown>> };

const MAX_COMPANIES = 500;

/** Values that pages of one company share (settings, categories), loaded once per catalog version. */
export function createCompanyCache() {
  const entries = new LRUCache<string, CompanyEntry>({ max: MAX_COMPANIES });
  return {
    of(company: string, version: string): GetOrLoad {
      const cached = entries.get(company);
      const entry = cached?.version === version ? cached : { version, values: new Map() };
      entries.set(company, entry);
      return (name, load) => getOrLoad(entry, name, load);
    },
  };
}

function getOrLoad<Value>({ values }: CompanyEntry, name: string, load: () => Promise<Value>): Promise<Value> {
  const cached = values.get(name) as Promise<Value> | undefined;
  if (cached) return cached;
  const pending = load();
  values.set(name, pending);
  // Failures are not cached.
  pending.catch(() => values.delete(name));
  return pending;
}

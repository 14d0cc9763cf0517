import { LRUCache } from "lru-cache";
import type { Remember } from "../app/context.ts";

type Memory = { version: string; made: Map<string, Promise<unknown>> };

const MOST_COMPANIES = 500;

/** What pages of one company share - its settings, its menu - made once for each version of its catalogue. */
export function createCompanyMemory() {
  const memories = new LRUCache<string, Memory>({ max: MOST_COMPANIES });
  return {
    of(company: string, version: string): Remember {
      const known = memories.get(company);
      const memory = known?.version === version ? known : { version, made: new Map() };
      memories.set(company, memory);
      return (name, make) => remembered(memory, name, make);
    },
  };
}

function remembered<Value>({ made }: Memory, name: string, make: () => Promise<Value>): Promise<Value> {
  const known = made.get(name) as Promise<Value> | undefined;
  if (known) return known;
  const making = make();
  made.set(name, making);
  // A failure is not worth remembering.
  making.catch(() => made.delete(name));
  return making;
}

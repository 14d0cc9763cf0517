import type { PostcodeAddressDto } from "@pecacerta/contract/postcodes";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { LRUCache } from "lru-cache";
import { createExternalCallLimit } from "../../platform/outbound/external-call-limit.ts";
import { ExternalServiceError } from "../../platform/outbound/fetch-json.ts";

/** Where a CEP (`00000-000`) is, as whoever knows CEPs has it. SERVICE_UNAVAILABLE: nobody answered in time. */
export type CepLookup = (cep: string) => Promise<Outcome<PostcodeAddressDto, "CEP_NOT_FOUND" | "SERVICE_UNAVAILABLE">>;

/** Somebody who knows CEPs; undefined for one that is unknown there. Throws, or rejects, where there is no answer. */
export type CepProvider = (cep: string, options: { signal: AbortSignal }) => Promise<PostcodeAddressDto | undefined>;

/**
 * Asks all of them at once and takes the first who knows. That a CEP does not exist is believed only once everybody has
 * had their say, or their time is over.
 */
export function raceProviders(providers: readonly CepProvider[], timeoutMs: number): CepLookup {
  return async (cep) => {
    const finished = new AbortController();
    const signal = AbortSignal.any([finished.signal, AbortSignal.timeout(timeoutMs)]);
    let isUnknown = false;
    const requests = providers.map(async (provider) => {
      const address = await provider(cep, { signal });
      if (address) return address;
      isUnknown = true;
      throw new Error(`${cep} is unknown there`);
    });
    try {
      return accept(await Promise.any(requests));
    } catch {
      return refuse(isUnknown ? "CEP_NOT_FOUND" : "SERVICE_UNAVAILABLE");
    } finally {
      finished.abort();
    }
  };
}

/** Limits concurrent look-ups. One more is refused at once, as if no service had answered. */
export function limitConcurrency(lookup: CepLookup, maxConcurrent?: number): CepLookup {
  const withCapacity = createExternalCallLimit(maxConcurrent);
  return (cep) =>
    withCapacity(() => lookup(cep)).catch((error: unknown) => {
      if (error instanceof ExternalServiceError) return refuse("SERVICE_UNAVAILABLE");
      throw error;
    });
}

type CacheOptions = { most: number; forMs: number; clock: () => number };

/** What was found is kept for a while, and who asks at the same time gets the same answer. Faults are kept by nobody. */
export function cacheLookups(lookup: CepLookup, { most, forMs, clock }: CacheOptions): CepLookup {
  // It asks the clock each time: a time that it remembers would be forgotten by a timer.
  const cache = new LRUCache<string, ReturnType<CepLookup>>({
    ...{ max: most, ttl: forMs, ttlResolution: 0, perf: { now: clock } },
  });
  return async (cep) => {
    const cached = cache.get(cep);
    if (cached) return cached;
    const lookingUp = lookup(cep);
    cache.set(cep, lookingUp);
    const outcome = await lookingUp;
    if (!outcome.ok && cache.peek(cep) === lookingUp) cache.delete(cep);
    return outcome;
  };
}

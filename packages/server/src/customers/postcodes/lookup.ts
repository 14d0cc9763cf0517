import type { PostcodeAddressDto } from "@pecacerta/contract/postcodes";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { createCache } from "../../platform/cache/cache.ts";
import { createExternalCallLimit } from "../../platform/outbound/external-call-limit.ts";
import { ExternalServiceError } from "../../platform/outbound/fetch-json.ts";

/** Takes a CEP as `00000-000`. SERVICE_UNAVAILABLE: no provider answered in time. */
export type CepLookup = (cep: string) => Promise<Outcome<PostcodeAddressDto, "CEP_NOT_FOUND" | "SERVICE_UNAVAILABLE">>;

/** Returns undefined for an unknown CEP. Rejects when there is no usable response. */
export type CepProvider = (cep: string, options: { signal: AbortSignal }) => Promise<PostcodeAddressDto | undefined>;

/** CEP_NOT_FOUND only after all providers have answered or timed out. */
export function raceProviders(providers: readonly CepProvider[], timeoutMs: number): CepLookup {
  return async (cep) => {
    const finished = new AbortController();
    const signal = AbortSignal.any([finished.signal, AbortSignal.timeout(timeoutMs)]);
    let isUnknown = false;
    const requests = providers.map(async (provider) => {
      const address = await provider(cep, { signal });
      if (address) return address;
      isUnknown = true;
      throw new Error(`${cep} is unknown`);
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

export function limitConcurrency(lookup: CepLookup, maxConcurrent?: number): CepLookup {
  const withCapacity = createExternalCallLimit(maxConcurrent);
  return (cep) =>
    withCapacity(() => lookup(cep)).catch((error: unknown) => {
      if (error instanceof ExternalServiceError) return refuse("SERVICE_UNAVAILABLE");
      throw error;
    });
}

type CacheLookupsOptions = { maxEntries: number; ttlMs: number; clock?: () => number };

/** Refusals are not cached. */
export function cacheLookups(lookup: CepLookup, options: CacheLookupsOptions): CepLookup {
  const cache = createCache<Awaited<ReturnType<CepLookup>>>({ name: "postcodes", ...options });
  return async (cep) => {
    const outcome = await cache.getOrLoad(cep, () => lookup(cep));
    if (!outcome.ok) cache.delete(cep);
    return outcome;
  };
}

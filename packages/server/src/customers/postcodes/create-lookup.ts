import { DAY_MS } from "@pecacerta/rules/duration";
import type { Config } from "../../platform/config/config.ts";
import { bundledCepProvider } from "./bundled-provider.ts";
import { httpCepProvider } from "./http-provider.ts";
import { type CepLookup, cacheLookups, limitConcurrency, raceProviders } from "./lookup.ts";

const TIMEOUT_MS = 3000;
const CACHE = { maxEntries: 5000, ttlMs: DAY_MS };

export function createCepLookup({ CEP_URLS }: Pick<Config, "CEP_URLS">): CepLookup {
  if (CEP_URLS.length === 0) return raceProviders([bundledCepProvider], TIMEOUT_MS);
  const services = CEP_URLS.map((address) => httpCepProvider(address, TIMEOUT_MS));
  return cacheLookups(limitConcurrency(raceProviders(services, TIMEOUT_MS)), CACHE);
}

import { DAY_MS } from "@pecacerta/rules/duration";
import type { Config } from "../../platform/config/config.ts";
import { bundledCeps } from "./bundled.ts";
import { type CepLookup, capped, raced, remembering } from "./lookup.ts";
import { providerAt } from "./outside-provider.ts";

/** However many are asked, and whatever they do: nobody who types an address waits longer for them. */
const PATIENCE_MS = 3000;
const KEPT = { most: 5000, forMs: DAY_MS };

/** The services that the installation names, or else what the shop knows by itself. */
export function cepsOf({ CEP_URLS }: Pick<Config, "CEP_URLS">): CepLookup {
  if (CEP_URLS.length === 0) return raced([bundledCeps], PATIENCE_MS);
  const services = CEP_URLS.map((address) => providerAt(address, PATIENCE_MS));
  return remembering(capped(raced(services, PATIENCE_MS)), { ...KEPT, clock: () => performance.now() });
}

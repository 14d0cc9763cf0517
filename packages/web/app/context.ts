import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import { createContext } from "react-router";

/** Everything that a page may depend on beside its address. `shop` is missing where no such company exists. */
export type TenantResolution = {
  tenant?: Tenant;
  resolvedBy: "query" | "host" | "cookie" | "fallback";
  /** Where this shop's pages live, such as https://loja.example.com. */
  origin: string;
};

/** What all pages of a company have in common, made once for each version of its catalogue. */
export type GetOrLoad = <Value>(name: string, load: () => Promise<Value>) => Promise<Value>;

export const tenantResolutionContext = createContext<TenantResolution>();
export const companyCacheContext = createContext<GetOrLoad>((_, load) => load());
/** Takes the errors of loaders and components, which React Router answers by itself. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
export const tenantContext = createContext<Tenant>();

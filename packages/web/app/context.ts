import type { Tenant } from "@pecacerta/server/platform/database/tenant";
import { createContext } from "react-router";

/** What a page may depend on besides its address. `tenant` is undefined for an unknown company. */
export type TenantResolution = {
  tenant?: Tenant;
  /** Whether the address without its company parameter belongs to a company. */
  hasOtherCompany?: boolean;
  isSuspended?: boolean;
  resolvedBy: "query" | "host" | "cookie" | "fallback";
  /** Where this shop's pages live, such as https://loja.example.com. */
  origin: string;
};

/** Loads values that all pages of a company share once per version of its catalog. */
export type GetOrLoad = <Value>(name: string, load: () => Promise<Value>) => Promise<Value>;

export const tenantResolutionContext = createContext<TenantResolution>();
export const companyCacheContext = createContext<GetOrLoad>((_, load) => load());
/** Receives errors of loaders and components, which React Router turns into responses. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
export const jsonLdContext = createContext<object | null>(null);
export const tenantContext = createContext<Tenant>();

import type { CompanyDto } from "@pecacerta/contract/companies";
import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { useCompanyData } from "./company-data.ts";
import type { Department } from "./departments.ts";

/** The company whose shop this is, as every page of it knows it. */
export type StoreCompany = {
  slug: string;
  isHosted: boolean;
  origin: string;
  company: CompanyDto;
  razaoSocial: string;
  cnpj: string;
  offersPix: boolean;
  departments: readonly Department[];
};

export function useCompany(): StoreCompany {
  const shop = useRouteLoaderData<StoreCompany>("root");
  const newer = useCompanyData(({ company }) => company);
  if (!shop) throw new Error("There is a company on every page of a shop");
  return useMemo(() => (newer?.id === shop.company.id ? { ...shop, company: newer } : shop), [shop, newer]);
}

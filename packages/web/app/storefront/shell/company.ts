import type { Company } from "@pecacerta/contract/companies";
import { useRouteLoaderData } from "react-router";

/** The company whose shop this is, as every page of it knows it. */
export type StoreCompany = {
  slug: string;
  isHosted: boolean;
  origin: string;
  company: Company;
  razaoSocial: string;
  cnpj: string;
  offersPix: boolean;
};

export function useCompany(): StoreCompany {
  const company = useRouteLoaderData<StoreCompany>("root");
  if (!company) throw new Error("There is a company on every page of a shop");
  return company as StoreCompany;
}

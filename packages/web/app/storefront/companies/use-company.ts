import type { CompanyDto } from "@pecacerta/contract/companies";
import type { VehicleType } from "@pecacerta/rules/vehicle";
import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { useStoredCompany } from "./company-store.ts";
import type { DepartmentLink } from "./departments.ts";

export type CompanyData = {
  slug: string;
  isHosted: boolean;
  origin: string;
  company: CompanyDto;
  razaoSocial: string;
  cnpj: string;
  offersPix: boolean;
  departments: readonly DepartmentLink[];
  vehicleTypes: readonly VehicleType[];
};

export function useCompany(): CompanyData {
  const data = useRouteLoaderData<CompanyData>("root");
  if (!data) throw new Error("useCompany needs the data of the root route");
  const newer = useStoredCompany(({ company }) =>
    company?.id === data.company.id && company !== data.company ? company : undefined,
  );
  return useMemo(() => (newer ? { ...data, company: newer } : data), [data, newer]);
}

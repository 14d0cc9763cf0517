import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import { createContext, use } from "react";

export const CompanyContext = createContext<StaffCompanyDto | undefined>(undefined);

/** How much waits on all pages of the menu. */
export const WaitingCountContext = createContext(0);

/** The company of the page, as its path names it. */
export function useStaffCompany(): StaffCompanyDto {
  const company = use(CompanyContext);
  if (!company) throw new Error("The page is outside the frame of a company");
  return company;
}

import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import type { Permission } from "@pecacerta/rules/permission";
import { type IconType, LayoutDashboard } from "@pecacerta/ui/icons.tsx";
import { companyTexts } from "../texts/company-texts.ts";

export type CompanyMenuItem = {
  /** Below the company's path. */
  path: string;
  label: string;
  icon: IconType;
  /** Without it the item is not shown. */
  permission?: Permission;
};

const ITEMS: readonly CompanyMenuItem[] = [{ path: "", label: companyTexts.home, icon: LayoutDashboard }];

/** The pages that a member of a company may open. */
export const companyMenuFor = ({ permissions }: StaffCompanyDto): readonly CompanyMenuItem[] =>
  ITEMS.filter(({ permission }) => permission === undefined || permissions.includes(permission));

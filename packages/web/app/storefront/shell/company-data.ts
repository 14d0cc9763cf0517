import type { CompanyDto } from "@pecacerta/contract/companies";
import { create } from "zustand";
import { isObject, keepValue, keptValue } from "../../client/kept.ts";

export const COMPANY_KEY = "company_data";
const VERSION = 1;

/** The company's settings where they are newer than the page; null while the page's own are the newest. */
export const useCompanyData = create<{ company: CompanyDto | null }>(() => ({ company: null }));

/** The company as this browser was told last; undefined for another version, another company, or what is none. */
export function keptCompany(id: string): CompanyDto | undefined {
  const kept = keptValue(COMPANY_KEY, VERSION);
  return isObject(kept) && kept.id === id && Object.values(kept).every(isTextOrNull) ? (kept as CompanyDto) : undefined;
}

/** Takes up what the company is now, also where the page says otherwise: its looks at once. */
export function takeCompany(company: CompanyDto): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { theme: company.cor_padrao, header: company.header, mobile: company.header_mobile });
  useCompanyData.setState({ company });
}

export const keepCompanyData = (company: CompanyDto): void => keepValue(COMPANY_KEY, VERSION, company);

const isTextOrNull = (value: unknown): boolean => typeof value === "string" || value === null;

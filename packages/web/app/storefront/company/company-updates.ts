import type { CompanyDto } from "@pecacerta/contract/companies";
import { create } from "zustand";
import { isObject, readStored, storeValue } from "../../client/storage.ts";

export const COMPANY_STORAGE_KEY = "company_data";
const VERSION = 1;

/** The company's settings where they are newer than the page; null while the page's own are the newest. */
export const useCompanyUpdates = create<{ company: CompanyDto | null }>(() => ({ company: null }));

/** The company as this browser was told last; undefined for another version, another company, or what is none. */
export function readStoredCompany(id: string): CompanyDto | undefined {
  const stored = readStored(COMPANY_STORAGE_KEY, VERSION);
  return isObject(stored) && stored.id === id && Object.values(stored).every(isStringOrNull)
    ? (stored as CompanyDto)
    : undefined;
}

/** Takes up what the company is now, also where the page says otherwise: its looks at once. */
export function applyCompany(company: CompanyDto): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { theme: company.cor_padrao, header: company.header, mobile: company.header_mobile });
  useCompanyUpdates.setState({ company });
}

export const storeCompany = (company: CompanyDto): void => storeValue(COMPANY_STORAGE_KEY, VERSION, company);

const isStringOrNull = (value: unknown): boolean => typeof value === "string" || value === null;

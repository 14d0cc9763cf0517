import type { CompanyDto } from "@pecacerta/contract/companies";
import { create } from "zustand";
import { isObject, readStored, storeValue } from "../../client/storage.ts";

export const COMPANY_STORAGE_KEY = "company_data";
const VERSION = 1;

/** Company settings that are newer than the page's; null while the page's own are current. */
export const useCompanyUpdates = create<{ company: CompanyDto | null }>(() => ({ company: null }));

/** The stored company; undefined for another version or company, or invalid data. */
export function readStoredCompany(id: string): CompanyDto | undefined {
  const stored = readStored(COMPANY_STORAGE_KEY, VERSION);
  return isObject(stored) && stored.id === id && Object.values(stored).every(isStringOrNull)
    ? (stored as CompanyDto)
    : undefined;
}

/** Applies newer company settings, including the theme. */
export function applyCompany(company: CompanyDto): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { theme: company.cor_padrao, header: company.header, mobile: company.header_mobile });
  useCompanyUpdates.setState({ company });
}

export const storeCompany = (company: CompanyDto): void => storeValue(COMPANY_STORAGE_KEY, VERSION, company);

const isStringOrNull = (value: unknown): boolean => typeof value === "string" || value === null;

import type { CompanyDto } from "@pecacerta/contract/companies";
import { beforeEach, expect, test, vi } from "vitest";
import { COMPANY_STORAGE_KEY, readStoredCompany, storeCompany } from "./company-updates.ts";

const company = { id: "c1", titulo: "Auto Peças", cor_padrao: "theme-blue", whatsapp: null } as CompanyDto;
const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  vi.stubGlobal("window", { localStorage });
});

test("[ST-02] a company's data are kept under version 1, and loaded by it", () => {
  storeCompany(company);
  expect(JSON.parse(texts.get(COMPANY_STORAGE_KEY) ?? "")).toEqual({ version: 1, value: company });
  expect(readStoredCompany("c1")).toEqual(company);
});

test.each([
  JSON.stringify({ version: 0, value: company }),
  JSON.stringify({ version: 2, value: company }),
  JSON.stringify({ version: "1", value: company }),
  JSON.stringify({ value: company }),
  JSON.stringify(company),
  JSON.stringify({ version: 1, value: { ...company, titulo: { toString: "x" } } }),
  JSON.stringify({ version: 1, value: { ...company, id: "c2" } }),
  JSON.stringify({ version: 1, value: [company] }),
  "não é JSON",
])("[ST-02] another version, another company and invalid values are not loaded: %s", (text) => {
  texts.set(COMPANY_STORAGE_KEY, text);
  expect(readStoredCompany("c1")).toBeUndefined();
});

import type { CompanyDto } from "@pecacerta/contract/companies";
import { SPEC_TERMS } from "@pecacerta/rules/sales-terms";
import { beforeEach, expect, test, vi } from "vitest";
import { useStoredCompany } from "./company-store.ts";

const KEY = "company_data";
const texts = ["id", "header", "header_mobile", "cor_padrao", "telefone", "contato_mensagem", "titulo", "email"];
const address = ["rua", "numero", "bairro", "cidade", "uf", "cep"];
const company = {
  ...Object.fromEntries([...texts, ...address].map((name) => [name, name])),
  id: "c1",
  titulo: "Auto Peças",
  whatsapp: null,
  logotipo: null,
  facebook: null,
  twitter: null,
  instagram: null,
  terms: SPEC_TERMS,
  delivery: { dispatch_days: 1, transit_days: { GO: [1, 2] } },
} as unknown as CompanyDto;
const stored = new Map<string, string>();
const loadedCompany = () => {
  useStoredCompany.load("c1");
  return useStoredCompany.getState().company;
};

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  useStoredCompany.setState({ company: null });
  stored.clear();
});

test("[ST-02] a company's data are stored under version 1 and loaded", () => {
  useStoredCompany.load("c1");
  useStoredCompany.setState({ company });
  const text = stored.get(KEY) ?? "";
  expect(JSON.parse(text)).toEqual({ version: 1, value: company });
  useStoredCompany.setState({ company: null });
  stored.set(KEY, text);
  expect(loadedCompany()).toEqual(company);
});

test("[ST-02] what another tab stores for another company leaves the settings as they are", () => {
  useStoredCompany.load("c1");
  useStoredCompany.setState({ company });
  stored.set(KEY, JSON.stringify({ version: 1, value: { ...company, id: "c2" } }));
  expect(loadedCompany()).toEqual(company);
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
  JSON.stringify({ version: 1, value: { id: "c1", titulo: "Auto Peças" } }),
  "não é JSON",
])("[ST-02] another version, another company and invalid values are not loaded: %s", (text) => {
  stored.set(KEY, text);
  expect(loadedCompany()).toBeNull();
});

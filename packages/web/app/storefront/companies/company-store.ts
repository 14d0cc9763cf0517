import type { CompanyDto } from "@pecacerta/contract/companies";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { storedTermsSchema } from "./stored-terms.ts";

const nullableText = v.nullable(v.string());

const storedCompanySchema = v.object({
  id: v.string(),
  header: v.string(),
  header_mobile: v.string(),
  cor_padrao: v.string(),
  whatsapp: nullableText,
  telefone: v.string(),
  contato_mensagem: v.string(),
  titulo: v.string(),
  logotipo: nullableText,
  email: v.string(),
  rua: v.string(),
  numero: v.string(),
  bairro: v.string(),
  cidade: v.string(),
  uf: v.string(),
  cep: v.string(),
  facebook: nullableText,
  twitter: nullableText,
  instagram: nullableText,
  terms: storedTermsSchema,
  delivery: v.nullable(
    v.object({ dispatch_days: v.number(), transit_days: v.record(v.string(), v.tuple([v.number(), v.number()])) }),
  ),
});

/** Companies of one address share the contract's key, so each tab ignores what belongs to another company. */
export const useStoredCompany = createPersistedStore<{ company: CompanyDto | null }, CompanyDto>({
  keyOf: () => "company_data",
  initial: { company: null },
  toStored: ({ company }) => company,
  schema: storedCompanySchema,
  fromStored: (company, id) => (company.id === id ? { company } : undefined),
  ignoresInvalid: true,
});

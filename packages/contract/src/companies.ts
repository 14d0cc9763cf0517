import { isCompanySlug } from "@pecacerta/rules/company";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { deliveryTermsSchema, salesTermsExample, salesTermsSchema } from "./sales-terms.ts";
import { dataEnvelope, idSchema } from "./wire-values.ts";

const nullableText = z.string().nullable();

/** Settings and contacts of a company, with the contract's field names. */
export const companySchema = z
  .object({
    id: idSchema,
    header: z.string(),
    header_mobile: z.string(),
    cor_padrao: z.string().meta({ description: "Colour theme", examples: ["theme-red"] }),
    whatsapp: nullableText,
    telefone: z.string(),
    contato_mensagem: z.string(),
    titulo: z.string(),
    logotipo: nullableText,
    email: z.string(),
    rua: z.string(),
    numero: z.string(),
    bairro: z.string(),
    cidade: z.string(),
    uf: z.string(),
    cep: z.string(),
    facebook: nullableText,
    twitter: nullableText,
    instagram: nullableText,
    terms: salesTermsSchema,
    delivery: deliveryTermsSchema,
  })
  .meta({
    id: "Company",
    description: "A seller's settings and contacts",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-000000000001",
        header: "spaceship-one",
        header_mobile: "one",
        cor_padrao: "theme-red",
        whatsapp: "95991234567",
        telefone: "(95) 3224-1234",
        contato_mensagem: "Olá! Vim pelo site.",
        titulo: "Peça Certa",
        logotipo: null,
        email: "contato@example.com",
        rua: "Avenida Central",
        numero: "1200",
        bairro: "Centro",
        cidade: "Boa Vista",
        uf: "RR",
        cep: "69301-110",
        facebook: null,
        twitter: null,
        instagram: null,
        terms: salesTermsExample,
        delivery: { dispatch_days: 1, transit_days: { RR: [1, 2], norte: [4, 8] } },
      },
    ],
  });

const companySlugField = z
  .string()
  .refine(isCompanySlug, "ERROR_FORM_INVALID")
  .meta({ examples: ["pecacerta"] });

export type CompanyDto = z.output<typeof companySchema>;

export const getCompanyCall = defineCall({
  method: "GET",
  path: "/listener/:company",
  summary: "A seller's settings and contacts",
  tags: ["Company"],
  access: "public",
  company: false,
  params: z.object({ company: companySlugField }),
  responses: { 200: dataEnvelope(companySchema) },
  refusals: { 404: ["COMPANY_NOT_FOUND"] },
});

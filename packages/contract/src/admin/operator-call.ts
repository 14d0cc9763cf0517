import { isCompanySlug } from "@pecacerta/rules/company";
import { z } from "zod";
import { textField } from "../text-fields.ts";

export const forOperators = { tags: ["Installation"], access: "operator", company: false } as const;

export const requiredText = (max: number, example: string) =>
  textField(max, example).refine((text) => text !== "", "ERROR_FORM_REQUIRED");

export const slugParam = z
  .string()
  .refine(isCompanySlug)
  .meta({ examples: ["auto-norte"] });

export const oneCompany = { params: z.object({ slug: slugParam }) } as const;
export const unknownCompany = { 404: ["COMPANY_NOT_FOUND"] } as const;

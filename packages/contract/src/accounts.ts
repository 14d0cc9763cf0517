import { parseRegistration } from "@pecacerta/rules/registration";
import { parseLogin } from "@pecacerta/rules/session";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { booleanField, withDefault, withRule } from "./fields.ts";
import { optionalIdempotencyKey } from "./idempotency.ts";
import { formTextField, MAX_RULE_TEXT, passwordField, ruleTextField } from "./text-fields.ts";
import { dataEnvelope, idSchema, timestampSchema } from "./wire-values.ts";

/**
 * Phone and CPF are digits, null if unknown; `cpf` may be a CNPJ, of digits and capital letters. `token` and `expires_in`
 * are in the response to a login only, `email_confirmed` and `review_mails` only for the signed-in customer.
 */
export const customerSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    cpf: z.string().nullable(),
    rg: z.string().nullable(),
    ecommerce_id: idSchema,
    ecommerce: z.string().meta({ description: "The company's slug" }),
    email_confirmed: z.boolean().optional(),
    review_mails: z.boolean().optional().meta({ description: "Whether mails may invite to review delivered parts" }),
    token: z.string().optional(),
    expires_in: timestampSchema.optional(),
  })
  .meta({
    id: "User",
    description: "A customer of one company",
    examples: [
      {
        id: "0197a1c2-0000-7000-8000-00000000f001",
        name: "Cliente Exemplo",
        email: "cliente@example.com",
        phone: "95991234567",
        cpf: "52998224725",
        rg: null,
        ecommerce_id: "0197a1c2-0000-7000-8000-000000000001",
        ecommerce: "pecacerta",
      },
    ],
  });

export type CustomerDto = z.output<typeof customerSchema>;

/** Id or slug of the company; the header `ecommerce` applies if empty. */
const companyIdOrSlugField = withDefault(formTextField(64, "pecacerta"), "");

export const loginResponses = {
  200: z.object({ user: customerSchema, Bearer: z.string(), expires_in: timestampSchema }),
};

export const loginCall = defineCall({
  method: "POST",
  path: "/login",
  summary: "Sign in",
  tags: ["Accounts"],
  access: "public",
  company: true,
  body: withRule(
    z.object({
      email: ruleTextField("cliente@example.com"),
      password: passwordField,
      ecommerce: companyIdOrSlugField,
      remember: withDefault(booleanField, false),
    }),
    parseLogin,
  ),
  responses: loginResponses,
  refusals: {
    401: ["AUTH_WRONG_PASSWORD"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"],
  },
});

export const registerCall = defineCall({
  method: "POST",
  path: "/register",
  summary: "Open an account",
  tags: ["Accounts"],
  access: "public",
  company: true,
  headers: optionalIdempotencyKey,
  body: withRule(
    z.object({
      name: ruleTextField("Cliente Exemplo"),
      email: ruleTextField("cliente@example.com"),
      password: passwordField,
      ecommerce_id: companyIdOrSlugField,
      cpf: formTextField(MAX_RULE_TEXT, "529.982.247-25"),
      phone: formTextField(MAX_RULE_TEXT, "(95) 99123-4567"),
    }),
    parseRegistration,
  ),
  responses: { 201: z.object({ user: customerSchema }) },
  refusals: {
    409: ["AUTH_EMAIL_ALREADY_IN_USE"],
    422: [
      "ERROR_FORM_REQUIRED",
      "AUTH_INVALID_EMAIL",
      "AUTH_WEAK_PASSWORD",
      "INVALID_CPF",
      "INVALID_PHONE",
      "IDEMPOTENCY_KEY_REUSED",
    ],
  },
});

export const logoutCall = defineCall({
  method: "POST",
  path: "/logout",
  summary: "Sign out",
  tags: ["Accounts"],
  access: "bearer",
  company: true,
  responses: { 200: dataEnvelope(z.null()) },
});

export const currentUserCall = defineCall({
  method: "GET",
  path: "/user",
  summary: "Who is signed in",
  tags: ["Accounts"],
  access: "bearer",
  company: true,
  responses: { 200: dataEnvelope(customerSchema) },
});

import { readRegistration } from "@pecacerta/rules/registration";
import { readLogin } from "@pecacerta/rules/session";
import { z } from "zod";
import { defineCall } from "./call.ts";
import { flag, orElse, ruled } from "./fields.ts";
import { acceptsIdempotencyKey } from "./idempotency.ts";
import { password, typed } from "./text-fields.ts";
import { id, moment, wrapped } from "./wire-values.ts";

/**
 * A customer of one company; phone and CPF are digits, null where not known. `token` and `expires_in` come in the
 * answer to a login only, `email_confirmed` where a customer asks who is signed in.
 */
export const user = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    cpf: z.string().nullable(),
    rg: z.string().nullable(),
    ecommerce_id: id,
    ecommerce: z.string().meta({ description: "The company's slug" }),
    email_confirmed: z.boolean().optional(),
    token: z.string().optional(),
    expires_in: moment.optional(),
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

export type User = z.output<typeof user>;

/** Which company is meant, by id or slug; the header `ecommerce` says it where this is empty. */
const companyRef = orElse(typed(64, "pecacerta"), "");

export const login = defineCall({
  method: "POST",
  path: "/login",
  summary: "Sign in",
  tags: ["Accounts"],
  access: "public",
  company: true,
  body: ruled(
    z.object({
      email: typed(254, "cliente@example.com"),
      password,
      ecommerce: companyRef,
      remember: orElse(flag, false),
    }),
    readLogin,
  ),
  answer: { 200: z.object({ user, Bearer: z.string(), expires_in: moment }) },
  refusals: {
    401: ["AUTH_WRONG_PASSWORD"],
    422: ["ERROR_FORM_REQUIRED", "ERROR_FORM_INCORRECT_EMAIL"],
  },
});

export const register = defineCall({
  method: "POST",
  path: "/register",
  summary: "Open an account",
  tags: ["Accounts"],
  access: "public",
  company: true,
  headers: acceptsIdempotencyKey,
  body: ruled(
    z.object({
      name: typed(120, "Cliente Exemplo"),
      email: typed(254, "cliente@example.com"),
      password,
      ecommerce_id: companyRef,
      cpf: typed(20, "529.982.247-25"),
      phone: typed(30, "(95) 99123-4567"),
    }),
    readRegistration,
  ),
  answer: { 201: z.object({ user }) },
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

/** Ends the session: the token is worth nothing from then on. */
export const logout = defineCall({
  method: "POST",
  path: "/logout",
  summary: "Sign out",
  tags: ["Accounts"],
  access: "bearer",
  company: true,
  answer: { 200: wrapped(z.null()) },
});

export const currentUser = defineCall({
  method: "GET",
  path: "/user",
  summary: "Who is signed in",
  tags: ["Accounts"],
  access: "bearer",
  company: true,
  answer: { 200: wrapped(user) },
});

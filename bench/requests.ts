import type { HttpRequest } from "autocannon";

const COMPANY = "pecacerta";
const PASSWORD = "pecacerta";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Any address as a browser asks for it. */
export const pageRequest = (path: string): HttpRequest => ({
  method: "GET",
  path,
  headers: { accept: "*/*", "accept-encoding": "gzip, deflate, br, zstd", "accept-language": "pt-BR" },
});

/** A call that anyone may make. */
export const publicApiRequest = (path: string): HttpRequest => ({
  method: "GET",
  path: `/ecommerce${path}`,
  headers: { ecommerce: COMPANY },
});

/** A call of a customer, form-encoded as the storefront sends it. */
export const customerApiRequest = (
  token: string,
  method: string,
  path: string,
  fields: Record<string, string>,
): HttpRequest => ({
  method,
  path: `/ecommerce${path}`,
  headers: { ...FORM, ecommerce: COMPANY, authorization: `Bearer ${token}` },
  body: String(new URLSearchParams(fields)),
});

/** A sign-in of the sample's customers by number. */
export const loginRequest = (at: number): HttpRequest => ({
  method: "POST",
  path: "/ecommerce/login",
  headers: FORM,
  body: String(new URLSearchParams({ email: emailOf(at), password: PASSWORD, ecommerce: COMPANY })),
});

const emailOf = (at: number): string => (at === 0 ? "cliente@example.com" : `cliente${at}@example.com`);

import type { Sent } from "autocannon";

const COMPANY = "pecacerta";
const PASSWORD = "pecacerta";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Any address as a browser asks for it. */
export const visitOf = (path: string): Sent => ({
  method: "GET",
  path,
  headers: { accept: "*/*", "accept-encoding": "gzip, deflate, br, zstd", "accept-language": "pt-BR" },
});

/** A call that anyone may make. */
export const publicCall = (path: string): Sent => ({
  method: "GET",
  path: `/ecommerce${path}`,
  headers: { ecommerce: COMPANY },
});

/** A call of a customer, form-encoded as the storefront sends it. */
export const callOf = (token: string, method: string, path: string, fields: Record<string, string>): Sent => ({
  method,
  path: `/ecommerce${path}`,
  headers: { ...FORM, ecommerce: COMPANY, authorization: `Bearer ${token}` },
  body: String(new URLSearchParams(fields)),
});

/** A sign-in of the sample's customers by number. */
export const loginOf = (at: number): Sent => ({
  method: "POST",
  path: "/ecommerce/login",
  headers: FORM,
  body: String(new URLSearchParams({ email: emailOf(at), password: PASSWORD, ecommerce: COMPANY })),
});

const emailOf = (at: number): string => (at === 0 ? "cliente@example.com" : `cliente${at}@example.com`);

import type { HttpRequest } from "autocannon";

const COMPANY = "pecacerta";
const PASSWORD = "pecacerta";

/** What a browser sends with each request. */
export const BROWSER_HEADERS = {
  accept: "*/*",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "pt-BR",
};
const FORM = { ...BROWSER_HEADERS, "content-type": "application/x-www-form-urlencoded" };

export const pageRequest = (path: string): HttpRequest => ({ method: "GET", path, headers: BROWSER_HEADERS });

export const publicApiRequest = (path: string): HttpRequest => ({
  method: "GET",
  path: `/ecommerce${path}`,
  headers: { ...BROWSER_HEADERS, ecommerce: COMPANY },
});

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

export const loginRequest = (at: number): HttpRequest => ({
  method: "POST",
  path: "/ecommerce/login",
  headers: FORM,
  body: String(new URLSearchParams({ email: customerEmail(at), password: PASSWORD, ecommerce: COMPANY })),
});

const customerEmail = (at: number): string => (at === 0 ? "cliente@example.com" : `cliente${at}@example.com`);

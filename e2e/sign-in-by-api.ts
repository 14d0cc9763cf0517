import type { Page } from "@playwright/test";
import { shopUrl, type TestCustomer } from "./api.ts";

/** Signs in without the form, which the tests of the sign-in page cover. Returns the token. */
export async function signInByApi(page: Page, { company, email, password }: TestCustomer): Promise<string> {
  const response = await page.request.post(`${shopUrl()}/ecommerce/login`, {
    form: { email, password, ecommerce: company },
    headers: { ecommerce: company, "sec-fetch-site": "same-origin" },
  });
  const { user, Bearer: token, expires_in } = await response.json();
  const { id, name } = user;
  const value = { company, customer: { id, name, email: user.email }, endsAt: Date.parse(expires_in) };
  await page.goto("/healthz");
  await page.evaluate(
    ([session, bearer]) => {
      localStorage.setItem("user_session", session);
      localStorage.setItem("user_token", bearer);
    },
    [JSON.stringify({ version: 1, value }), token] as const,
  );
  return token;
}

import { type CallResultOf, call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { customerNames } from "./customer-names.ts";
import { startSession } from "./session-store.ts";

export type SignInInput = { email: string; password: string; remember: boolean };

type SignInResult = { ok: true } | CallFailure;

export async function signInWithPassword(
  company: string,
  { email, password, remember }: SignInInput,
): Promise<SignInResult> {
  return startSessionFrom(
    company,
    await call("POST /login", { body: { email, password, ecommerce: company, remember } }),
  );
}

export async function signInWithCode(
  company: string,
  { request, code, remember }: { request: string; code: string; remember: boolean },
): Promise<SignInResult> {
  return startSessionFrom(company, await call("POST /login/code/confirm", { body: { request, code, remember } }));
}

type SignInResponse = CallResultOf<"POST /login" | "POST /login/code/confirm">;

function startSessionFrom(company: string, response: SignInResponse): SignInResult {
  if (!response.ok) return response;
  const { user, Bearer: token, expires_in } = response.value;
  const { id, email } = user;
  // Converts the server's time to this browser's clock, which may be wrong.
  const endsAt = Date.now() + (Date.parse(expires_in) - response.servedAt);
  startSession({ token, company, customer: { id, email, ...customerNames(user) }, endsAt });
  return { ok: true };
}

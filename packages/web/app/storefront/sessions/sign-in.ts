import { call } from "../../client/call.ts";
import type { CallFailure } from "../../client/send.ts";
import { startSession } from "./session-store.ts";

export type SignInInput = { email: string; password: string; remember: boolean };

export async function signInWithPassword(
  company: string,
  { email, password, remember }: SignInInput,
): Promise<{ ok: true } | CallFailure> {
  const response = await call("POST /login", { body: { email, password, ecommerce: company, remember } });
  if (!response.ok) return response;
  const { user, Bearer: token, expires_in } = response.value;
  const { id, name } = user;
  // Converts the server's time to this browser's clock, which may be wrong.
  const endsAt = Date.now() + (Date.parse(expires_in) - response.servedAt);
  startSession({ token, company, customer: { id, name, email: user.email }, endsAt });
  return { ok: true };
}

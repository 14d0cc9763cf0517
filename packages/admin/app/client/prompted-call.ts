import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { CallBodyInput, CallParamsInput, CallQueryInput, CallResponse, StaffCall } from "@pecacerta/contract/call";
import type { StaffCallFailure, StaffCallOptions } from "./send-staff-call.ts";
import { confirmFreshSignIn, reportSignedOut } from "./session-prompts.ts";

export type StaffCallName = keyof StaffCallsByRoute;

/** `CallNameWith<"operator">` is `"GET /admin/installation/companies" | …`. */
export type CallNameWith<Access extends StaffCall["access"]> = {
  [Name in StaffCallName]: StaffCallsByRoute[Name]["access"] extends Access ? Name : never;
}[StaffCallName];

type IfDefined<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };

export type CallOptionsOf<C extends StaffCall> = Pick<
  StaffCallOptions,
  "idempotencyKey" | "ifMatch" | "ifNoneMatch" | "signal"
> &
  IfDefined<"params", CallParamsInput<C>> &
  IfDefined<"body", CallBodyInput<C>> &
  Partial<IfDefined<"query", CallQueryInput<C>>>;

export type StaffResponseTo<Name extends StaffCallName> = CallResponse<StaffCallsByRoute[Name]>;
export type StaffResultOf<Name extends StaffCallName> =
  | { ok: true; value: StaffResponseTo<Name>; etag?: string }
  | StaffCallFailure;

/** A call that needs a fresh sign-in asks for it and is repeated once. */
export async function sendWithPrompts<Name extends StaffCallName>(
  send: () => Promise<StaffResultOf<Name>>,
): Promise<StaffResultOf<Name>> {
  const result = await send();
  if (result.ok) return result;
  if (result.refusal === "FRESH_SIGN_IN_NEEDED") return (await confirmFreshSignIn()) ? send() : result;
  if (result.refusal === "AUTH_UNAUTHORIZED" || result.refusal === "SECOND_FACTOR_NEEDED")
    reportSignedOut(result.refusal);
  return result;
}

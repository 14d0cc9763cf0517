import { staffCallAmounts } from "@pecacerta/contract/admin/amount-fields";
import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import { decodeAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import type { CallBodyInput, CallParamsInput, CallQueryInput, CallResponse, StaffCall } from "@pecacerta/contract/call";
import { type StaffCallFailure, type StaffCallOptions, sendStaffCall } from "./send-staff-call.ts";
import { confirmFreshSignIn, reportSignedOut } from "./session-prompts.ts";
import { watchSpeed } from "./slow-calls.ts";

export type StaffCallName = keyof StaffCallsByRoute;

type IfDefined<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
/** Calls for members of a company name it: the page's path has it. */
type CompanyOption<C extends StaffCall> = C extends { access: "staff" } ? { company: string } : unknown;
type StaffCallOptionsFor<C extends StaffCall> = Pick<
  StaffCallOptions,
  "idempotencyKey" | "ifMatch" | "ifNoneMatch" | "signal"
> &
  CompanyOption<C> &
  IfDefined<"params", CallParamsInput<C>> &
  IfDefined<"body", CallBodyInput<C>> &
  Partial<IfDefined<"query", CallQueryInput<C>>>;

export type StaffResponseTo<Name extends StaffCallName> = CallResponse<StaffCallsByRoute[Name]>;
export type StaffResultOf<Name extends StaffCallName> =
  | { ok: true; value: StaffResponseTo<Name>; etag?: string }
  | StaffCallFailure;

/** Resolves to a failure instead of rejecting. Amounts are centavos. A call that needs a fresh sign-in asks for it and is repeated once. */
export async function callStaff<Name extends StaffCallName>(
  name: Name,
  options: StaffCallOptionsFor<StaffCallsByRoute[Name]>,
): Promise<StaffResultOf<Name>> {
  const send = () => sendWithAmounts(name, options as StaffCallOptions);
  const result = await send();
  if (result.ok) return result;
  if (result.refusal === "FRESH_SIGN_IN_NEEDED") return (await confirmFreshSignIn()) ? send() : result;
  if (result.refusal === "AUTH_UNAUTHORIZED" || result.refusal === "SECOND_FACTOR_NEEDED")
    reportSignedOut(result.refusal);
  return result;
}

async function sendWithAmounts<Name extends StaffCallName>(
  name: Name,
  { body, ...options }: StaffCallOptions,
): Promise<StaffResultOf<Name>> {
  const amounts = staffCallAmounts(name);
  const result = await watchSpeed(sendStaffCall(name, { ...options, body: encodeAmounts(body, amounts.body) }));
  return result.ok
    ? { ...result, value: decodeAmounts(result.value, amounts.response) as StaffResponseTo<Name> }
    : { ...result, responseBody: decodeAmounts(result.responseBody, amounts.refusal) };
}

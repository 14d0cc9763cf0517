import { staffCallAmounts } from "@pecacerta/contract/admin/amount-fields";
import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import { decodeAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import {
  type CallNameWith,
  type CallOptionsOf,
  type StaffResponseTo,
  type StaffResultOf,
  sendWithPrompts,
} from "./prompted-call.ts";
import { type StaffCallOptions, sendStaffCall } from "./send-staff-call.ts";
import { reportCompanyLost } from "./session-prompts.ts";
import { watchSpeed } from "./slow-calls.ts";

type CompanyCallName = CallNameWith<"staff">;

/** A call for members of the company that the page's path names. Resolves to a failure instead of rejecting. Amounts are centavos. */
export async function callStaff<Name extends CompanyCallName>(
  name: Name,
  options: CallOptionsOf<StaffCallsByRoute[Name]> & { company: string },
): Promise<StaffResultOf<Name>> {
  const result = await sendWithPrompts<Name>(() => sendWithAmounts(name, options));
  if (!result.ok && result.refusal === "COMPANY_NOT_FOUND") reportCompanyLost(options.company);
  return result;
}

async function sendWithAmounts<Name extends CompanyCallName>(
  name: Name,
  { body, ...options }: StaffCallOptions,
): Promise<StaffResultOf<Name>> {
  const amounts = staffCallAmounts(name);
  const result = await watchSpeed(sendStaffCall(name, { ...options, body: encodeAmounts(body, amounts.body) }));
  return result.ok
    ? { ...result, value: decodeAmounts(result.value, amounts.response) as StaffResponseTo<Name> }
    : { ...result, responseBody: decodeAmounts(result.responseBody, amounts.refusal) };
}

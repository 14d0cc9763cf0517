import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import {
  type CallNameWith,
  type CallOptionsOf,
  type StaffResponseTo,
  type StaffResultOf,
  sendWithPrompts,
} from "./prompted-call.ts";
import { sendStaffCall } from "./send-staff-call.ts";
import { watchSpeed } from "./slow-calls.ts";

/** A call without a company, which has no amounts: the sign-in loads it. Resolves to a failure instead of rejecting. */
export const callUser = <Name extends CallNameWith<"visitor" | "user" | "operator">>(
  name: Name,
  options: CallOptionsOf<StaffCallsByRoute[Name]>,
): Promise<StaffResultOf<Name>> =>
  sendWithPrompts<Name>(async () => {
    const result = await watchSpeed(sendStaffCall(name, options));
    return result.ok ? { ...result, value: result.value as StaffResponseTo<Name> } : result;
  });

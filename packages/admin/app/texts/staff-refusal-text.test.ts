import {
  acceptInvitationCall,
  confirmAuthenticatorCall,
  confirmSecondFactorCall,
  confirmSignInCall,
  getStaffUserCall,
  signInStaffCall,
  signOutStaffCall,
  startAuthenticatorCall,
} from "@pecacerta/contract/admin/session";
import type { StaffCall } from "@pecacerta/contract/call";
import { expect, test } from "vitest";
import { staffRefusalText } from "./staff-refusal-text.ts";

const CALLS: readonly StaffCall[] = [
  acceptInvitationCall,
  confirmAuthenticatorCall,
  confirmSecondFactorCall,
  confirmSignInCall,
  getStaffUserCall,
  signInStaffCall,
  signOutStaffCall,
  startAuthenticatorCall,
];

test("every refusal of the calls that the pages make has a text", () => {
  const refusals = CALLS.flatMap(({ refusals = {} }) => Object.values(refusals).flat());
  expect(refusals.length).toBeGreaterThan(10);
  expect(refusals.filter((refusal) => staffRefusalText(refusal) === staffRefusalText("NEW_KEY"))).toEqual([]);
});

test("a key that only a newer server knows has a text, too", () => {
  for (const key of ["NEW_KEY", "constructor", "__proto__"])
    expect(staffRefusalText(key)).toBe(staffRefusalText("INTERNAL_ERROR"));
});

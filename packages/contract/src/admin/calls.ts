import type { StaffCall } from "../call.ts";
import {
  acceptInvitationCall,
  confirmAuthenticatorCall,
  confirmSecondFactorCall,
  confirmSignInCall,
  getStaffUserCall,
  signInStaffCall,
  signOutStaffCall,
  startAuthenticatorCall,
} from "./session.ts";

/** All calls of the seller's application by name. The browser uses `typeof staffCalls`, without the schemas. */
export const staffCalls = {
  signIn: signInStaffCall,
  confirmSecondFactor: confirmSecondFactorCall,
  confirmSignIn: confirmSignInCall,
  signOut: signOutStaffCall,
  currentUser: getStaffUserCall,
  startAuthenticator: startAuthenticatorCall,
  confirmAuthenticator: confirmAuthenticatorCall,
  acceptInvitation: acceptInvitationCall,
} as const satisfies Record<string, StaffCall>;

import {
  changeStaffMemberCall,
  inviteStaffMemberCall,
  listStaffMembersCall,
  removeStaffMemberCall,
  resendStaffInvitationCall,
  withdrawStaffInvitationCall,
} from "./members.ts";
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

/** The calls of who the staff are and how they sign in. */
export const identityCalls = {
  signIn: signInStaffCall,
  confirmSecondFactor: confirmSecondFactorCall,
  confirmSignIn: confirmSignInCall,
  signOut: signOutStaffCall,
  currentUser: getStaffUserCall,
  startAuthenticator: startAuthenticatorCall,
  confirmAuthenticator: confirmAuthenticatorCall,
  acceptInvitation: acceptInvitationCall,
  listMembers: listStaffMembersCall,
  inviteMember: inviteStaffMemberCall,
  resendInvitation: resendStaffInvitationCall,
  withdrawInvitation: withdrawStaffInvitationCall,
  changeMember: changeStaffMemberCall,
  removeMember: removeStaffMemberCall,
} as const;

const KEY = "invitation";

/** The secret of the link, out of the address bar at once. It survives the sign-in of a person who has an account. */
export function takeInvitationToken(): string | undefined {
  const fromAddress = location.hash.slice(1);
  if (fromAddress) {
    sessionStorage.setItem(KEY, fromAddress);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(KEY) ?? undefined;
}

export const forgetInvitationToken = (): void => sessionStorage.removeItem(KEY);

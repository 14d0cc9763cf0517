import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { pathAfterSignIn, signInPath } from "./next-path.ts";
import { type Session, useSession } from "./session-store.ts";

/** Visitors are sent to sign in and come back to this page. */
export function useRequireSession(): Session | null {
  const { isLoaded, session, endReason } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isLoaded || session) return;
    navigate(endReason === "signed-out" ? "/account/login" : signInPath(pathname + search), { replace: true });
  }, [isLoaded, session, endReason, navigate, pathname, search]);
  return session;
}

/** Signed-in customers are sent on to `next`. */
export function useRequireAnonymous(): void {
  const isSignedIn = useSession(({ session }) => session !== null);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const next = pathAfterSignIn(query.get("next"));
  useEffect(() => {
    if (isSignedIn) navigate(next, { replace: true });
  }, [isSignedIn, navigate, next]);
}

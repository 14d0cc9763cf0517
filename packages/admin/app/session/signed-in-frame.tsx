import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { prepareToasts } from "@pecacerta/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { staffSignInPath } from "../client/return-path.ts";
import { setSessionPrompts } from "../client/session-prompts.ts";
import { refusalOf } from "../client/staff-queries.ts";
import { openDrafts, retainDrafts } from "../drafts/draft-storage.ts";
import { StaffUserContext, useStaffUserQuery } from "../member/use-staff-user.ts";
import { NetworkStatus } from "../shell/network-status.tsx";
import { useFreshVersion } from "../shell/outdated-version.ts";
import { setSingleKeysUser } from "../shortcuts/single-keys.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { staffRefusalText } from "../texts/staff-refusal-text.ts";
import { LeaveGuard } from "../unsaved/leave-guard.tsx";
import { FreshSignInHost } from "./fresh-sign-in-host.tsx";

/** Pages of a signed-in user; without a session it leads to the sign-in and back. */
export default function SignedInFrame() {
  useSignInOnEnd();
  const { data: user, error, refetch } = useStaffUserQuery();
  if (user)
    return (
      <StaffUserContext value={user}>
        <UserPages key={user.id} id={user.id} />
      </StaffUserContext>
    );
  const isSignedOut = error !== null && ["AUTH_UNAUTHORIZED", "SECOND_FACTOR_NEEDED"].includes(refusalOf(error));
  return (
    <main className="frame grid content-start gap-4 py-8">
      {error && !isSignedOut ? (
        <Notice tone="failure">
          <div className="grid justify-items-start gap-3">
            <p>{staffRefusalText(refusalOf(error))}</p>
            <Button variant="secondary" small onClick={() => refetch()}>
              {shellTexts.tryAgain}
            </Button>
          </div>
        </Notice>
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{shellTexts.loading}</span>
          <Skeleton className="h-8 w-64 max-w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
    </main>
  );
}

function UserPages({ id }: { id: string }) {
  // Before the pages read their drafts.
  useState(() => {
    setSingleKeysUser(id);
    openDrafts(id);
  });
  useFreshVersion();
  useEffect(prepareToasts, []);
  return (
    <>
      <Outlet />
      <FreshSignInHost />
      <LeaveGuard />
      <NetworkStatus />
    </>
  );
}

function useSignInOnEnd(): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      setSessionPrompts({
        signedOut(reason) {
          const step = reason === "SECOND_FACTOR_NEEDED" ? "second-factor" : "password";
          const hadSession = queryClient.getQueryCache().find({ queryKey: ["me"] })?.state.data !== undefined;
          retainDrafts();
          const target = staffSignInPath(pathname + search);
          void Promise.resolve(navigate(target, { replace: true, state: { step, hadSession } })).then(() =>
            queryClient.clear(),
          );
        },
      }),
    [navigate, queryClient, pathname, search],
  );
}

import type { StaffSessionDto } from "@pecacerta/contract/admin/account";
import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { unwrapStaffCall } from "../client/staff-queries.ts";
import { callUser } from "../client/user-call.ts";
import { accountRefusalText } from "../texts/account-refusal-text.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { formatDateTime } from "../texts/format-time.ts";
import "./account.css";

export const SESSIONS_KEY = ["sessions"] as const;

export function StaffSessionList() {
  const { data: sessions } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: async ({ signal }) => (await unwrapStaffCall(callUser("GET /admin/me/sessions", { signal }))).data,
  });
  const { end, endOthers } = useSessionActions();
  return (
    <Card title={accountTexts.sessionsTitle}>
      {sessions ? (
        <ul className="divided">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} end={end} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      {sessions && sessions.length > 1 ? (
        <Button variant="secondary" small className="mt-3" onClick={endOthers}>
          {accountTexts.endOthers}
        </Button>
      ) : null}
    </Card>
  );
}

function SessionItem({ session, end }: { session: StaffSessionDto; end: (id: string) => void }) {
  const device = session.device || accountTexts.unknownDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="account-item-name">{device}</span>{" "}
          {session.current ? <span className="note">({accountTexts.thisDevice})</span> : null}
        </p>
        <p className="caption">
          {accountTexts.sessionSince(formatDateTime(session.createdAt), formatDateTime(session.seenAt))}
        </p>
      </div>
      {session.current ? null : (
        <Button variant="quiet" small aria-label={accountTexts.endSessionOf(device)} onClick={() => end(session.id)}>
          {accountTexts.endSession}
        </Button>
      )}
    </li>
  );
}

function useSessionActions() {
  const queryClient = useQueryClient();
  async function report(result: { ok: true } | { ok: false; refusal: string }, text: string) {
    if (result.ok) toast.success(text);
    else toast.error(accountRefusalText(result.refusal));
    await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
  }
  return {
    end: async (id: string) =>
      report(await callUser("DELETE /admin/me/sessions/:id", { params: { id } }), accountTexts.sessionEnded),
    endOthers: async () => report(await callUser("DELETE /admin/me/sessions", {}), accountTexts.othersEnded),
  };
}

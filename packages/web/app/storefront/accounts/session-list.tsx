import type { SessionDto } from "@pecacerta/contract/sessions";
import { Button } from "@pecacerta/ui/button.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { unwrapCall } from "../../client/query-provider.tsx";
import { formatMoment } from "../../texts/format-date.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { LoadError } from "../account-layout/load-error.tsx";
import "./session-list.css";

export function SessionList() {
  const { data: response, error, refetch } = useSessions();
  const { endOne, endOthers } = useEndSessions();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <Skeleton className="h-28" />;
  return (
    <div className="grid gap-4">
      <p className="note">{m.sessions_hint()}</p>
      <ul aria-label={m.sessions()} className="divided">
        {response.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
      {response.data.length > 1 ? (
        <Button variant="secondary" onClick={endOthers} className="justify-self-start">
          {m.end_other_sessions()}
        </Button>
      ) : null}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: SessionDto; onEnd: () => void }) {
  const device = session.device || m.unknown_device();
  const date = formatMoment(session.createdAt);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
      <span>
        <span className="session-device block">{device}</span>
        <span className="small-print">{m.session_since({ date })}</span>
      </span>
      {session.current ? (
        <span className="session-current">{m.this_device()}</span>
      ) : (
        <Button variant="quiet" small onClick={onEnd} aria-label={m.end_session_of({ device, date })}>
          {m.end_session()}
        </Button>
      )}
    </li>
  );
}

const useSessions = () =>
  useQuery({
    queryKey: ["sessions"],
    queryFn: ({ signal }) => unwrapCall(call("GET /user/sessions", { signal })),
  });

function useEndSessions() {
  const queryClient = useQueryClient();
  const applyResult = async (request: Promise<{ ok: true; value: unknown } | { ok: false; refusal: string }>) => {
    const result = await request;
    if (result.ok) queryClient.setQueryData(["sessions"], result.value);
    else toast.error(refusalText(result.refusal));
  };
  return {
    endOne: (id: string) => applyResult(call("DELETE /user/sessions/:id", { params: { id } })),
    endOthers: () => applyResult(call("DELETE /user/sessions", {})),
  };
}

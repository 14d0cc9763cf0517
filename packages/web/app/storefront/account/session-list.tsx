import type { SessionDto } from "@pecacerta/contract/sessions";
import { Button } from "@pecacerta/ui/button.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../client/call.ts";
import { unwrapCall } from "../../client/query-provider.tsx";
import { formatMoment } from "../../texts/format-date.ts";
import { useOwnAccountText } from "../../texts/own-account-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { LoadError } from "../account-layout/load-error.tsx";

export function SessionList() {
  const text = useOwnAccountText();
  const { data: response, error, refetch } = useSessions();
  const { endOne, endOthers } = useEndSessions();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <Skeleton className="h-28" />;
  return (
    <div className="grid gap-4">
      <p className="text-14 text-grey-600">{text("TEXT_SESSIONS_HINT")}</p>
      <ul aria-label={text("TEXT_SESSIONS")} className="divide-y divide-grey-200">
        {response.data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
      {response.data.length > 1 ? (
        <Button variant="secondary" onClick={endOthers} className="justify-self-start">
          {text("TEXT_END_OTHER_SESSIONS")}
        </Button>
      ) : null}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: SessionDto; onEnd: () => void }) {
  const text = useOwnAccountText();
  const device = session.device || text("TEXT_UNKNOWN_DEVICE");
  const date = formatMoment(session.createdAt);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
      <span>
        <span className="block font-medium">{device}</span>
        <span className="text-13 text-grey-600">{text("TEXT_SESSION_SINCE", { date })}</span>
      </span>
      {session.current ? (
        <span className="text-14 font-medium text-grey-700">{text("TEXT_THIS_DEVICE")}</span>
      ) : (
        <Button variant="quiet" small onClick={onEnd} aria-label={text("TEXT_END_SESSION_OF", { device, date })}>
          {text("TEXT_END_SESSION")}
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

import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { useEntryAction } from "./use-entry-action.ts";

export function CloseMessage({ thread }: { thread: InboxThreadDto }) {
  const { slug: company } = useStaffCompany();
  const { finish } = useEntryAction(thread);
  const { run, isRunning } = useOneAtATime();
  async function close() {
    const call = { company, params: { id: thread.id } };
    const result = await run(() => callStaff("POST /admin/messages/:id/close", call));
    if (!result) return;
    if (result.ok) finish(result, inboxTexts.closed);
    else toast.error(companyRefusalText(result.refusal));
  }
  return (
    <Button variant="secondary" className="justify-self-start" aria-disabled={isRunning} onClick={close}>
      {inboxTexts.close}
    </Button>
  );
}

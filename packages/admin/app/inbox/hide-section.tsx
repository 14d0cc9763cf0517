import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import type { HideReason } from "@pecacerta/rules/inbox";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { formatDateTime } from "../texts/format-time.ts";
import { hideReasonName } from "../texts/hide-reason-names.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { useEntryAction } from "./use-entry-action.ts";

type HideSectionProps = { thread: InboxThreadDto; kind: "questions" | "reviews" };

export function HideSection({ thread, kind }: HideSectionProps) {
  const { slug: company, permissions } = useStaffCompany();
  const { finish } = useEntryAction(thread);
  const { run, isRunning } = useOneAtATime();
  const [isOpen, setOpen] = useState(false);
  const mayHide = permissions.includes("feedback.hide");
  const { id, hidden } = thread;

  async function hide(reason: HideReason) {
    const options = { company, params: { id }, body: { reason } };
    const result = await run(() =>
      kind === "reviews"
        ? callStaff("POST /admin/reviews/:id/hide", options)
        : callStaff("POST /admin/questions/:id/hide", options),
    );
    if (!result) return;
    setOpen(false);
    if (result.ok) finish(result, inboxTexts.hiddenDone);
    else toast.error(companyRefusalText(result.refusal));
  }
  async function show() {
    const options = { company, params: { id } };
    const result = await run(() =>
      kind === "reviews"
        ? callStaff("POST /admin/reviews/:id/show", options)
        : callStaff("POST /admin/questions/:id/show", options),
    );
    if (!result) return;
    if (result.ok) finish(result, inboxTexts.shownDone);
    else toast.error(companyRefusalText(result.refusal));
  }
  if (hidden)
    return (
      <Notice tone="warning">
        <div className="grid justify-items-start gap-3">
          <p>{inboxTexts.hidden(hideReasonName(hidden.reason), formatDateTime(hidden.at))}</p>
          {mayHide ? (
            <Button variant="secondary" small aria-disabled={isRunning} onClick={show}>
              {inboxTexts.show}
            </Button>
          ) : null}
        </div>
      </Notice>
    );
  if (!mayHide) return null;
  return (
    <>
      <Button variant="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        {inboxTexts.hide}
      </Button>
      <HideDialog isOpen={isOpen} onClose={() => setOpen(false)} onHide={hide} />
    </>
  );
}

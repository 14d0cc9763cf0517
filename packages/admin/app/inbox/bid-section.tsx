import type { InboxThreadDto } from "@pecacerta/contract/admin/inbox";
import { isDoubtfulBid } from "@pecacerta/rules/bid";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { StaffCallFailure } from "../client/send-staff-call.ts";
import { callStaff } from "../client/staff-call.ts";
import { useOneAtATime } from "../client/use-one-at-a-time.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { AcceptQuestion } from "./accept-question.tsx";
import { BidFacts } from "./bid-facts.tsx";
import { CounterForm } from "./counter-form.tsx";
import type { EntryLocationState } from "./entry-view.tsx";
import { useEntryAction } from "./use-entry-action.ts";

export type ThreadBid = NonNullable<InboxThreadDto["bid"]>;
type BidSectionProps = { thread: InboxThreadDto; bid: ThreadBid };

export function BidSection({ thread, bid }: BidSectionProps) {
  const { permissions } = useStaffCompany();
  const sellsBelowFloor = permissions.includes("prices.write");
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <BidFacts bid={bid} />
      {bid.status === "open" ? (
        <BidAnswer thread={thread} bid={bid} mayAccept={sellsBelowFloor || bid.value >= bid.floor} />
      ) : null}
    </section>
  );
}

function BidAnswer({ thread, bid, mayAccept }: BidSectionProps & { mayAccept: boolean }) {
  const { slug: company } = useStaffCompany();
  const { finish, refresh } = useEntryAction(thread);
  const { run, isRunning } = useOneAtATime();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const takesFocus = (useLocation().state as EntryLocationState)?.focusesAnswer === true;
  useEffect(() => {
    if (takesFocus) first.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [takesFocus]);
  const options = { company, params: { id: thread.id } };

  function fail({ refusal }: StaffCallFailure) {
    setFailure(refusal);
    if (refusal === "BID_CLOSED") void refresh();
  }
  async function answer(action: "accept" | "refuse") {
    const result = await run(() => callStaff(`POST /admin/bids/:id/${action}`, options));
    if (!result) return;
    if (result.ok) finish(result, action === "accept" ? inboxTexts.accepted : inboxTexts.refused);
    else fail(result);
  }
  return (
    <>
      {failure ? <Notice tone="failure">{companyRefusalText(failure)}</Notice> : null}
      <p className="note">{mayAccept ? inboxTexts.acceptHint(bid.quantity) : inboxTexts.belowFloor}</p>
      <div ref={first} className="flex flex-wrap gap-3">
        {mayAccept ? (
          <Button
            aria-disabled={isRunning}
            onClick={() => (isDoubtfulBid(bid) ? setAsking(true) : void answer("accept"))}
          >
            {inboxTexts.accept}
          </Button>
        ) : null}
        <Button variant="secondary" aria-disabled={isRunning} onClick={() => void answer("refuse")}>
          {inboxTexts.refuse}
        </Button>
      </div>
      <AcceptQuestion
        bid={bid}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAccept={() => {
          setAsking(false);
          void answer("accept");
        }}
      />
      <CounterForm thread={thread} bid={bid} onDone={finish} onFail={fail} />
    </>
  );
}

import { isDoubtfulBid } from "@pecacerta/rules/bid";
import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import type { ThreadBid } from "./bid-section.tsx";
import { priceDifference } from "./price-difference.ts";

export type BidAnswerKind = "accept" | "refuse";
type BidQuestionProps = { bid: ThreadBid; answer: BidAnswerKind; onClose: () => void; onConfirm: () => void };

/** Asks before a bid is accepted or refused: the customer is told at once, and nothing takes it back. */
export function BidQuestion({ bid, answer, onClose, onConfirm }: BidQuestionProps) {
  const isDoubtful = answer === "accept" && isDoubtfulBid(bid);
  const { title, confirm } = isDoubtful ? inboxTexts.lowBidQuestion : inboxTexts.bidQuestions[answer];
  const act = (
    <Button variant={isDoubtful ? "secondary" : "primary"} onClick={onConfirm}>
      {confirm}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={shellTexts.close}>
      <div className="grid gap-4">
        <p>
          {offerText(bid)} {inboxTexts.bidIsFinal}
        </p>
        {answer === "accept" ? <p className="note">{inboxTexts.acceptHint(bid.quantity)}</p> : null}
        <div className="flex flex-wrap gap-3">
          {isDoubtful ? null : act}
          <Button variant={isDoubtful ? "primary" : "secondary"} onClick={onClose}>
            {inboxTexts.keepOpen}
          </Button>
          {isDoubtful ? act : null}
        </div>
      </div>
    </Dialog>
  );
}

function offerText({ value, floor, price }: ThreadBid): string {
  const [offered, difference] = [formatMoney(value), priceDifference(value, price)];
  if (value < floor) return inboxTexts.bidBelowFloor(offered, difference, formatMoney(floor));
  return isDoubtfulBid({ value, floor, price })
    ? inboxTexts.bidBelowPrice(offered, difference)
    : inboxTexts.bidOffer(offered, difference);
}

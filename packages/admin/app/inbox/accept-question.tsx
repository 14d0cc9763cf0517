import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { inboxTexts } from "../texts/inbox-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import type { ThreadBid } from "./bid-section.tsx";
import { priceDifference } from "./price-difference.ts";

type AcceptQuestionProps = { bid: ThreadBid; isOpen: boolean; onClose: () => void; onAccept: () => void };

/** Asks before a very low bid is accepted: nothing takes it back. */
export function AcceptQuestion({
  bid: { value, floor, price, quantity },
  isOpen,
  onClose,
  onAccept,
}: AcceptQuestionProps) {
  const [offered, difference] = [formatMoney(value), priceDifference(value, price)];
  return (
    <Dialog open={isOpen} onClose={onClose} title={inboxTexts.lowBid} closeLabel={shellTexts.close}>
      <div className="grid gap-4">
        <p>
          {value < floor
            ? inboxTexts.bidBelowFloor(offered, difference, formatMoney(floor))
            : inboxTexts.bidBelowPrice(offered, difference)}
        </p>
        <p className="note">{inboxTexts.acceptHint(quantity)}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{inboxTexts.keepOpen}</Button>
          <Button variant="secondary" onClick={onAccept}>
            {inboxTexts.acceptAnyway}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

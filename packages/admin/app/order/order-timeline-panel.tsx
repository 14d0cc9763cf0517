import type { StaffOrderDto, StaffOrderEventDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { Card } from "@pecacerta/ui/card.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { actionTexts } from "../texts/order-action-texts.ts";
import { EVENT_NAMES, orderPageTexts as texts } from "../texts/order-page-texts.ts";
import { MAIL_NAMES, orderTexts } from "../texts/order-texts.ts";
import "./order.css";

/** The newest first. */
export const OrderTimelinePanel = ({ order: { events } }: { order: StaffOrderDto }) => (
  <Card title={texts.timeline}>
    <ol className="order-events">
      {events.toReversed().map((event) => (
        <li key={`${event.at} ${event.kind}`}>
          <p className="strong small">{EVENT_NAMES[event.kind]}</p>
          <p className="note wrap-anywhere">{[formatDateTime(event.at), actorName(event)].join(" · ")}</p>
          {detailsOf(event).map((detail) => (
            <p key={detail} className="note wrap-anywhere">
              {detail}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </Card>
);

const actorName = ({ actor }: StaffOrderEventDto): string => actor.name || texts.actors[actor.kind];

function detailsOf({
  amount,
  method,
  reason,
  carrier,
  tracking,
  mail,
  lines,
  changed = [],
}: StaffOrderEventDto): string[] {
  const pieces = lines?.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    amount === undefined ? "" : formatMoney(amount),
    method ? actionTexts.refund.methods[method] : "",
    reason ? actionTexts.reversePayment.reasons[reason] : "",
    pieces ? orderTexts.pieces(pieces) : "",
    changed.map((field) => actionTexts.address.fields[field]).join(", "),
    [carrier, tracking].filter(Boolean).join(" · "),
    mail ? texts.mailQueued(MAIL_NAMES[mail]) : "",
  ].filter((detail) => detail !== "");
}

import type { SupportGrantDto } from "@pecacerta/contract/admin/support";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button } from "@pecacerta/ui/button.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { SUPPORT_ROLE_HINTS, SUPPORT_ROLE_NAMES, SUPPORT_STATE_NAMES, supportTexts } from "../texts/support-texts.ts";
import { isSupportOpen } from "./is-support-open.ts";

type SupportGrantRowProps = {
  grant: SupportGrantDto;
  onConsent: (grant: SupportGrantDto) => void;
  onEnd: (grant: SupportGrantDto) => void;
};

export function SupportGrantRow({ grant, onConsent, onEnd }: SupportGrantRowProps) {
  const { operator, state, role, hours, reason } = grant;
  const isOpen = isSupportOpen(grant);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{operator}</b>
          <Badge tone={isOpen ? "warning" : "neutral"}>{SUPPORT_STATE_NAMES[state]}</Badge>
        </p>
        <p className="caption">
          {SUPPORT_ROLE_NAMES[role]} · {supportTexts.hoursOf(hours)}
        </p>
        {isOpen ? <p className="caption">{SUPPORT_ROLE_HINTS[role]}</p> : null}
        {reason ? <p className="caption wrap-anywhere">{reason}</p> : null}
        <p className="caption">{supportTimes(grant)}</p>
      </div>
      {state === "requested" ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            small
            aria-label={supportTexts.allowOf(operator)}
            onClick={() => onConsent(grant)}
          >
            {supportTexts.allow}
          </Button>
          <Button variant="quiet" small aria-label={supportTexts.refuseOf(operator)} onClick={() => onEnd(grant)}>
            {supportTexts.refuse}
          </Button>
        </div>
      ) : null}
      {state === "active" ? (
        <Button variant="secondary" small aria-label={supportTexts.endOf(operator)} onClick={() => onEnd(grant)}>
          {supportTexts.end}
        </Button>
      ) : null}
    </li>
  );
}

/** Says when request, consent and end were, as far as they happened. An owner's own grant begins with the consent. */
function supportTimes({ state, requestedAt, grantedAt, expiresAt, endedAt }: SupportGrantDto): string {
  const endTime = formatDateTime(endedAt ?? expiresAt);
  const end = {
    requested: undefined,
    active: supportTexts.until(formatDateTime(expiresAt)),
    ended: supportTexts.endedAt(endTime),
    withdrawn: supportTexts.withdrawnAt(endTime),
    refused: supportTexts.refusedAt(endTime),
    expired: supportTexts.expiredAt(formatDateTime(expiresAt)),
  }[state];
  const isRequest = requestedAt !== grantedAt;
  const times = [
    isRequest && supportTexts.requestedAt(formatDateTime(requestedAt)),
    grantedAt && supportTexts.grantedAt(formatDateTime(grantedAt)),
    end,
  ];
  return times.filter(Boolean).join(" · ");
}

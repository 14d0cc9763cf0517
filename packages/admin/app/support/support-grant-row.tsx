import type { SupportGrantDto } from "@pecacerta/contract/admin/support";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button } from "@pecacerta/ui/button.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { SUPPORT_ROLE_NAMES, SUPPORT_STATE_NAMES, supportTexts } from "../texts/support-texts.ts";

type SupportGrantRowProps = {
  grant: SupportGrantDto;
  onConsent: (grant: SupportGrantDto) => void;
  onEnd: (grant: SupportGrantDto) => void;
};

export function SupportGrantRow({ grant, onConsent, onEnd }: SupportGrantRowProps) {
  const { operator, state, role, hours, reason, requestedAt, expiresAt } = grant;
  const time = state === "active" ? supportTexts.until(formatDateTime(expiresAt)) : supportTexts.hoursOf(hours);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <b className="wrap-anywhere">{operator}</b>
          <Badge tone={state === "active" || state === "requested" ? "warning" : "neutral"}>
            {SUPPORT_STATE_NAMES[state]}
          </Badge>
        </p>
        <p className="caption">
          {SUPPORT_ROLE_NAMES[role]} · {time}
        </p>
        {reason ? <p className="caption wrap-anywhere">{reason}</p> : null}
        <p className="caption">{supportTexts.requestedAt(formatDateTime(requestedAt))}</p>
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

import type { OrderedVerdictDto } from "@pecacerta/contract/fitment";
import { isOpenVerdict, VERDICT_TONES } from "@pecacerta/rules/fitment";
import { formatVehicleName } from "@pecacerta/rules/vehicle-name";
import { CircleAlert, CircleCheck, CircleHelp, CircleX, Globe } from "@pecacerta/ui/icons.tsx";
import { DOUBT_TEXTS, noVehicleText, VERDICT_TEXTS } from "../texts/order-page-texts.ts";
import "./verdict-label.css";

const ICONS = {
  serves: CircleCheck,
  "serves-with-note": CircleAlert,
  universal: Globe,
  "does-not-serve": CircleX,
  unknown: CircleHelp,
} as const;

/** The verdict that the buyer saw when ordering. */
export function VerdictLabel({ fitment }: { fitment: OrderedVerdictDto | null }) {
  if (!fitment) return <p className="note">{noVehicleText}</p>;
  const Icon = ICONS[fitment.verdict];
  const reasons = cautionsOf(fitment);
  return (
    <p className={`verdict verdict-${VERDICT_TONES[fitment.verdict]} flex gap-1`}>
      <Icon size={16} />
      <span>
        {VERDICT_TEXTS[isOpenVerdict(fitment) ? "unknown" : fitment.verdict](formatVehicleName(fitment.vehicle))}
        {reasons.length > 0 ? <span className="note block">{reasons.join(" · ")}</span> : null}
      </span>
    </p>
  );
}

function cautionsOf({ row, doubts }: OrderedVerdictDto): string[] {
  if (!row) return [];
  const cautions = doubts.map((doubt) =>
    DOUBT_TEXTS[doubt](doubt === "year" || doubt === "version" ? "" : (row[doubt] ?? "")),
  );
  return row.note ? [...cautions, row.note] : cautions;
}

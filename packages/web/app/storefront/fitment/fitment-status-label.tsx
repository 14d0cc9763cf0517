import type { VehicleDto } from "@pecacerta/contract/vehicle";
import type { FitVerdict } from "@pecacerta/rules/fitment";
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from "@pecacerta/ui/icons.tsx";
import { vehicleName } from "../garage/vehicle-name.ts";
import type { FitmentStatusVariant } from "./fitment-status.tsx";
import { fitText, type VerdictEvidence, verdictCautions, verdictReasons } from "./verdict-text.ts";

const ICONS = {
  serves: CircleCheck,
  "serves-with-note": CircleAlert,
  universal: CircleCheck,
  "does-not-serve": CircleX,
  unknown: CircleHelp,
} as const;

const TONES: Readonly<Record<FitVerdict, string>> = {
  serves: "fit-success",
  "serves-with-note": "fit-warning",
  universal: "fit-success",
  "does-not-serve": "fit-failure",
  unknown: "fit-warning",
};

/** Never by color alone. */
export function FitmentStatusLabel({
  evidence,
  vehicle,
  variant,
}: {
  evidence: VerdictEvidence;
  vehicle: VehicleDto;
  variant: FitmentStatusVariant;
}) {
  const { verdict } = evidence;
  const Icon = ICONS[verdict];
  const label =
    variant === "badge"
      ? fitText(`TEXT_FIT_SHORT_${verdict}`, { family: vehicle.family || vehicle.model })
      : fitText(`TEXT_FIT_${verdict}`, { vehicle: vehicleName(vehicle) });
  const details = { badge: [], line: verdictCautions(evidence), sentence: verdictReasons(evidence) }[variant];
  return (
    <span className={`fit fit-${variant} ${TONES[verdict]}`} data-verdict={verdict}>
      <Icon size={variant === "sentence" ? 20 : 15} />
      <span className="fit-words">
        {label}
        {details.length > 0 ? <span className="fit-reason">{details.join(" · ")}</span> : null}
      </span>
    </span>
  );
}

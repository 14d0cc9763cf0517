import type { FitVerdict } from "@pecacerta/rules/fitment";
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from "../../ui/icons.tsx";
import type { ChosenVehicle } from "../garage/garage-store.ts";
import { vehicleName } from "../garage/vehicle-name.ts";
import type { FitVerdictVariant } from "./fit-verdict.tsx";
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

/** A verdict in words and with a mark of its own: never by its colour alone. */
export function FitVerdictLabel({
  told,
  vehicle,
  look,
}: {
  told: VerdictEvidence;
  vehicle: ChosenVehicle;
  look: FitVerdictVariant;
}) {
  const { verdict } = told;
  const Icon = ICONS[verdict];
  const words =
    look === "badge"
      ? fitText(`TEXT_FIT_SHORT_${verdict}`, { family: vehicle.family || vehicle.model })
      : fitText(`TEXT_FIT_${verdict}`, { vehicle: vehicleName(vehicle) });
  const more = { badge: [], line: verdictCautions(told), sentence: verdictReasons(told) }[look];
  return (
    <span className={`fit fit-${look} ${TONES[verdict]}`} data-verdict={verdict}>
      <Icon size={look === "sentence" ? 20 : 15} />
      <span className="fit-words">
        {words}
        {more.length > 0 ? <span className="fit-reason">{more.join(" · ")}</span> : null}
      </span>
    </span>
  );
}

import type { VehicleDto } from "@pecacerta/contract/vehicle";
import { type FitVerdict, isOpenVerdict, VERDICT_TONES } from "@pecacerta/rules/fitment";
import { CircleAlert, CircleCheck, CircleHelp, CircleX, Globe } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { vehicleName } from "../garage/vehicle-name.ts";
import type { FitmentStatusVariant } from "./fitment-status.tsx";
import { type VerdictEvidence, verdictCautions, verdictReasons } from "./verdict-text.ts";
import "./fitment-status.css";

const ICONS = {
  serves: CircleCheck,
  "serves-with-note": CircleAlert,
  universal: Globe,
  "does-not-serve": CircleX,
  unknown: CircleHelp,
} as const;

const LABELS: Readonly<Record<FitVerdict, (inputs: { vehicle: string }) => string>> = {
  serves: m.fit_serves,
  "serves-with-note": m.fit_serves_with_note,
  universal: m.fit_universal,
  "does-not-serve": m.fit_does_not_serve,
  unknown: m.fit_unknown,
};

const SHORT_LABELS: Readonly<Record<FitVerdict, (inputs: { family: string }) => string>> = {
  serves: m.fit_short_serves,
  "serves-with-note": m.fit_short_serves_with_note,
  universal: m.fit_short_universal,
  "does-not-serve": m.fit_short_does_not_serve,
  unknown: m.fit_short_unknown,
};

/** Never by color alone. */
export function FitmentStatusLabel({
  evidence,
  vehicle,
  variant,
  total,
}: {
  evidence: VerdictEvidence;
  vehicle: VehicleDto;
  variant: FitmentStatusVariant;
  /** Said with the verdict if the product fits. */
  total?: string;
}) {
  const { verdict } = evidence;
  const Icon = ICONS[verdict];
  const shortLabel = shortLabelOf(evidence)({ family: vehicle.family || vehicle.model });
  const isShort = variant === "dot";
  const label = isShort ? shortLabel : lineLabel(evidence)({ vehicle: vehicleName(vehicle) });
  const answersTotal =
    total !== undefined && (verdict === "serves" || verdict === "serves-with-note") && !isOpenVerdict(evidence);
  const details = variant === "sentence" ? verdictReasons(evidence) : verdictCautions(evidence);
  return (
    <span className={`fit fit-${variant} fit-${VERDICT_TONES[verdict]}`} data-verdict={verdict}>
      <Icon size={variant === "sentence" ? 20 : 15} />
      <span className="fit-words">
        {answersTotal ? <Answer label={label} shortLabel={shortLabel} total={total} /> : label}
        {details.length > 0 ? <span className="fit-reason">{details.join(" · ")}</span> : null}
      </span>
    </span>
  );
}

/** For example `Serve no seu Gol 1.0 8V 2012 · R$ 108,88 no total`, on a phone without the version. */
const Answer = ({ label, shortLabel, total }: { label: string; shortLabel: string; total: string }) => (
  <>
    <span className="fit-brief">{shortLabel}</span>
    <span className="fit-full">{label}</span>
    {` · ${total}`}
  </>
);

const lineLabel = (evidence: VerdictEvidence) => (isOpenVerdict(evidence) ? m.fit_to_check : LABELS[evidence.verdict]);

const shortLabelOf = (evidence: VerdictEvidence) =>
  isOpenVerdict(evidence) ? m.fit_short_unknown : SHORT_LABELS[evidence.verdict];

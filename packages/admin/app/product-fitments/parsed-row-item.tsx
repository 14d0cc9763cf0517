import { Button } from "@pecacerta/ui/button.tsx";
import { X } from "@pecacerta/ui/icons.tsx";
import { confidenceText, describeAnswers, fitmentQuestion } from "../texts/fitment-question-texts.ts";
import { describeFitment, describeFitmentDetails, fitmentTexts } from "../texts/fitment-texts.ts";
import type { ParsedRow } from "./parsed-rows.ts";
import { VehicleCount } from "./vehicle-count.tsx";

type ParsedRowItemProps = {
  row: ParsedRow;
  vehicles: number | undefined;
  isKnown: boolean;
  onDecide: (choice: number) => void;
  onDiscard: () => void;
};

export function ParsedRowItem({ row, vehicles, isKnown, onDecide, onDiscard }: ParsedRowItemProps) {
  const text = describeFitment(row.fitment);
  const details = describeFitmentDetails(row.fitment);
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="wrap-anywhere">
          {text} {details.length > 0 ? <span className="note">{details.join(" · ")}</span> : null}
        </span>
        <span className="flex items-center gap-2">
          {isKnown ? <span className="note">{fitmentTexts.known}</span> : <VehicleCount count={vehicles} />}
          <Button variant="quiet" small aria-label={`${fitmentTexts.discard}: ${text}`} onClick={onDiscard}>
            <X size={16} />
          </Button>
        </span>
      </div>
      <p className="note wrap-anywhere">
        {fitmentTexts.piece(row.piece)} · {confidenceText(row)}
      </p>
      {row.isReady ? null : <FitmentQuestion row={row} onDecide={onDecide} />}
    </li>
  );
}

function FitmentQuestion({ row: { fitment, doubts }, onDecide }: Pick<ParsedRowItemProps, "row" | "onDecide">) {
  const [doubt] = doubts;
  const answers = doubt ? describeAnswers(fitment, doubt) : [];
  return (
    <fieldset className="grid gap-2">
      <legend className="strong wrap-anywhere">{doubt ? fitmentQuestion(doubt.kind, doubt.text) : null}</legend>
      <div className="flex flex-wrap gap-2">
        {answers.length < 2 ? (
          <Button variant="secondary" small onClick={() => onDecide(0)}>
            {fitmentTexts.confirm(answers[0] ?? "")}
          </Button>
        ) : (
          answers.map((answer, choice) => (
            <Button key={answer} variant="secondary" small onClick={() => onDecide(choice)}>
              {answer}
            </Button>
          ))
        )}
      </div>
    </fieldset>
  );
}

import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { FITMENT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { useEffect, useRef, useState } from "react";
import { answerNoteTexts as texts } from "../texts/answer-note-texts.ts";
import { describeFitment } from "../texts/fitment-texts.ts";
import { tooLongText } from "../texts/too-long-text.ts";
import { ChoiceCheckbox } from "./choice-checkbox.tsx";
import { withNote } from "./fitment-note.ts";
import { withToggled } from "./picked-fitments.ts";
import "./product-fitments.css";

type AnswerAsNoteProps = {
  answer: string;
  fitments: readonly StaffFitmentDto[];
  onChange: (fitments: StaffFitmentDto[]) => void;
};

/** Puts what a customer was answered into the notes of the rows that it is about. */
export function AnswerAsNote({ answer, fitments, onChange }: AnswerAsNoteProps) {
  const [note, setNote] = useState(answer);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isDone, setDone] = useState(false);
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: "center" }), []);
  if (isDone) return null;
  const noted = fitments.map((fitment, at) => (chosen.has(String(at)) ? withNote(fitment, note) : fitment));
  const tooLong = [note, ...noted.map((fitment) => fitment.note)]
    .map((text) => tooLongText(text, FITMENT_LIMITS.note))
    .find(Boolean);
  const isIncomplete = chosen.size === 0 || note.trim() === "" || tooLong !== undefined;
  const apply = () => {
    if (isIncomplete) return;
    onChange(noted);
    setDone(true);
  };
  return (
    <fieldset ref={panel} className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-3">
      <legend className="sr-only">{texts.title}</legend>
      <LabeledControl label={texts.title} hint={fitments.length === 0 ? texts.noRows : texts.hint} error={tooLong}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            className="input"
            rows={3}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </LabeledControl>
      {fitments.length === 0 ? null : (
        <div className="vehicle-choices">
          {fitments.map((fitment, at) => (
            <ChoiceCheckbox
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
              key={at}
              label={describeFitment(fitment)}
              note={fitment.note}
              checked={chosen.has(String(at))}
              onToggle={() => setChosen(withToggled(chosen, String(at)))}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small aria-disabled={isIncomplete} onClick={apply}>
          {texts.apply(chosen.size)}
        </Button>
        <Button small variant="quiet" onClick={() => setDone(true)}>
          {texts.discard}
        </Button>
      </div>
    </fieldset>
  );
}

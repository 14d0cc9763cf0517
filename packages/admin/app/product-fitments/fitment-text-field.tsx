import type { StaffFitmentDto } from "@pecacerta/contract/admin/fitment";
import { findFitmentTextExcess } from "@pecacerta/rules/fitment-text/limits";
import { FITMENT_LIMITS } from "@pecacerta/rules/product-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useEffect, useState } from "react";
import { refusalOf } from "../client/staff-queries.ts";
import { useInputDraft } from "../drafts/use-input-draft.ts";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { fitmentTextExcess } from "../texts/fitment-text-excess.ts";
import { fitmentTexts } from "../texts/fitment-texts.ts";
import { listTexts } from "../texts/list-texts.ts";
import { productRefusalText } from "../texts/product-refusal-text.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { useParsedText } from "./fitment-queries.ts";
import { ParsedText } from "./parsed-text.tsx";

const PAUSE_MS = 400;

type FitmentTextFieldProps = {
  known: readonly StaffFitmentDto[];
  onAdd: (fitments: StaffFitmentDto[]) => void;
  /** Gets the rows that are ready whenever they change, in place of the button that adds them. Must be stable. */
  onReady?: (fitments: StaffFitmentDto[]) => void;
  /** Of the product that the text is for. */
  id?: string;
  /** Told whether a text waits. Must be stable. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
};

/** Reads what is pasted at once, and what is typed after a pause. */
export function FitmentTextField({ known, onAdd, onReady, id = "", onWaiting }: FitmentTextFieldProps) {
  const { slug } = useStaffCompany();
  const [text, setText] = useInputDraft<string>(`fitment-text ${slug} ${id}`, "");
  const isWaiting = text.trim() !== "";
  useUnsavedChanges(isWaiting);
  useEffect(() => {
    onWaiting?.(isWaiting);
    return () => onWaiting?.(false);
  }, [isWaiting, onWaiting]);
  const [settled, setSettled] = useState("");
  const [source, setSource] = useInputDraft<string>(`fitment-source ${slug} ${id}`, "");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const excess = findFitmentTextExcess(text);
  const { data, error, isFetching, isPlaceholderData, refetch } = useParsedText(excess ? "" : settled);
  // Answers stay while a reading fails.
  const [read, setRead] = useState(data);
  if (data && data !== read) setRead(data);
  const isCurrent = !excess && settled === text && !isPlaceholderData && data === read;
  const clear = () => {
    setText("");
    setSettled("");
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <LabeledControl
        label={fitmentTexts.textLabel}
        hint={fitmentTexts.textHint}
        error={excess && fitmentTextExcess(excess)}
      >
        {(controlProps) => (
          <textarea
            {...controlProps}
            className="input"
            rows={3}
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onPaste={({ currentTarget }) => requestAnimationFrame(() => setSettled(currentTarget.value))}
          />
        )}
      </LabeledControl>
      <LimitedField
        label={fitmentTexts.sourceLabel}
        hint={fitmentTexts.sourceHint}
        value={source}
        limit={FITMENT_LIMITS.source}
        autoComplete="off"
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {isFetching ? (
        <p role="status" className="note">
          {fitmentTexts.reading}
        </p>
      ) : null}
      {error ? (
        <Notice tone="failure">
          <p>{productRefusalText(refusalOf(error))}</p>
          <Button variant="secondary" small aria-disabled={isFetching} onClick={() => void refetch()}>
            {listTexts.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {read && isWaiting ? (
        <ParsedText {...{ parsed: read, isCurrent, source, known, onAdd, onReady }} onDone={clear} />
      ) : null}
    </div>
  );
}

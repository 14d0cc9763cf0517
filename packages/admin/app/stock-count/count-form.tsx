import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { Button } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { QrCode } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useRef } from "react";
import { LimitedField } from "../limited-field/limited-field.tsx";
import { countTexts } from "../texts/stock-count-texts.ts";
import { CountLineRow } from "./count-line.tsx";
import { countSummary, savableLines } from "./count-lines.ts";
import { CountResultNotice } from "./count-result.tsx";
import { ScanField } from "./scan-field.tsx";
import type { CountFormState } from "./use-count-form.ts";
import "./stock-count.css";

/** One field for codes, the lines that were scanned, and one save for all of them. */
export function CountForm({ form }: { form: CountFormState }) {
  const { count, isReceiving, texts, setTexts, save, isSaving, error, result } = form;
  const field = useRef<HTMLInputElement>(null);
  const focusScan = () => field.current?.focus();
  const savedLines = savableLines(count.lines, isReceiving);
  const savable = savedLines.length;
  const submit = async () => {
    await save();
    focusScan();
  };
  const text = (name: keyof typeof texts, limit: number) => ({
    name,
    limit,
    value: texts[name],
    autoComplete: "off",
    onChange: (event: { currentTarget: { value: string } }) =>
      setTexts({ ...texts, [name]: event.currentTarget.value }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>{isReceiving ? countTexts.receiveIntro : countTexts.countIntro}</p>
      {result ? <CountResultNotice result={result} /> : null}
      <ScanField field={field} scan={count.scan} stepLast={count.stepLast} />
      <p role="status" className="sr-only">
        {count.announced}
      </p>
      {count.lines.length === 0 ? (
        <EmptyState icon={QrCode} title={countTexts.emptyTitle} hint={countTexts.emptyHint} />
      ) : (
        <>
          <ul aria-label={countTexts.lines} className="box divided">
            {count.lines.map((line) => (
              <CountLineRow key={line.key} line={line} count={count} isReceiving={isReceiving} focusScan={focusScan} />
            ))}
          </ul>
          <div className="grid gap-3 md:grid-cols-2">
            {isReceiving ? (
              <LimitedField
                {...text("document", STAFF_TEXT_LIMITS.stockDocument)}
                label={countTexts.document}
                hint={countTexts.documentHint}
              />
            ) : null}
            <LimitedField
              {...text("note", STAFF_TEXT_LIMITS.stockNote)}
              label={countTexts.note}
              hint={countTexts.noteHint}
            />
          </div>
        </>
      )}
      {error ? <Notice tone="failure">{error}</Notice> : null}
      {count.lines.length === 0 ? null : (
        <div className="count-save flex flex-wrap items-center gap-3 py-3">
          <Button aria-disabled={isSaving} onClick={() => void submit()}>
            {isSaving ? countTexts.saving : countTexts.save(savable, isReceiving)}
          </Button>
          {savable > 0 ? <span>{countTexts.summary(countSummary(savedLines), isReceiving)}</span> : null}
          {savable < count.lines.length ? (
            <span className="note">{countTexts.unsolved(count.lines.length - savable)}</span>
          ) : null}
        </div>
      )}
    </div>
  );
}

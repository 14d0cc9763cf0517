import { Button } from "@pecacerta/ui/button.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { Plus, QrCode } from "@pecacerta/ui/icons.tsx";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from "react";
import { hasBarcodeDetector } from "../order-scan/barcode-detector.ts";
import { CodeCamera } from "../order-scan/code-camera.tsx";
import { countTexts } from "../texts/stock-count-texts.ts";
import { isScanSoundOn, turnScanSound } from "./scan-sound.ts";

type ScanFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  scan: (typed: string) => void;
  stepLast: (step: number) => void;
};

const STEPS: ReadonlyMap<string, number> = new Map([
  ["ArrowUp", 1],
  ["ArrowDown", -1],
]);
const FORMATS = ["code_128", "code_39", "ean_13", "ean_8", "upc_a", "itf", "qr_code"] as const;
const isCode = (code: string): boolean => code.length <= 80;

/** A hand scanner types the code and Enter; the field keeps the focus for the next one. */
export function ScanField({ field, scan, stepLast }: ScanFieldProps) {
  const [isFilming, setFilming] = useState(false);
  const [hasSound, setSound] = useState(isScanSoundOn);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    scan(input.value);
    input.value = "";
    input.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS.get(event.key);
    if (step === undefined || event.currentTarget.value !== "") return;
    event.preventDefault();
    stepLast(step);
  };
  return (
    <div className="grid gap-3">
      <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <Field
          ref={field}
          label={countTexts.field}
          hint={countTexts.fieldHint}
          className="min-w-0 flex-1 basis-full sm:basis-0"
          onKeyDown={onKeyDown}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <div className="flex flex-wrap gap-2 sm:pt-7">
          <Button type="submit" variant="secondary">
            <Plus size={18} />
            {countTexts.add}
          </Button>
          {hasBarcodeDetector() ? (
            <Button variant="secondary" aria-pressed={isFilming} onClick={() => setFilming(!isFilming)}>
              <QrCode size={18} />
              {isFilming ? countTexts.closeCamera : countTexts.camera}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            onClick={() => {
              turnScanSound(!hasSound);
              setSound(!hasSound);
              field.current?.focus();
            }}
          >
            {countTexts.sound(hasSound)}
          </Button>
        </div>
      </form>
      {isFilming ? <CodeCamera formats={FORMATS} accepts={isCode} onCode={scan} repeats /> : null}
    </div>
  );
}

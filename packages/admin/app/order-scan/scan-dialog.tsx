import { normalizeOrderNumber, ORDER_NUMBER_PATTERN } from "@pecacerta/rules/order";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Field } from "@pecacerta/ui/field.tsx";
import { useValidatedForm } from "@pecacerta/ui/use-validated-form.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { scanTexts } from "../texts/scan-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { hasBarcodeDetector } from "./barcode-detector.ts";
import { CodeCamera } from "./code-camera.tsx";

const FORMATS = ["code_128"];
const isOrderNumber = (code: string): boolean => ORDER_NUMBER_PATTERN.test(code);

/** Opens the order whose number is typed, read by a hand scanner, or seen by the camera. */
export function ScanDialog({ onClose }: { onClose: () => void }) {
  const { slug } = useStaffCompany();
  const navigate = useNavigate();
  const [isFilming, setFilming] = useState(() => hasBarcodeDetector() && matchMedia("(pointer: coarse)").matches);
  const openOrder = (number: string) => navigate(`/${slug}/pedidos/${number}`);
  const { fields, submit } = useValidatedForm<"number">({
    initial: { number: "" },
    validate({ number }) {
      const typed = normalizeOrderNumber(number);
      if (typed === "") return { number: "ERROR_FORM_REQUIRED" };
      return ORDER_NUMBER_PATTERN.test(typed) ? {} : { number: "ERROR_FORM_INVALID" };
    },
    async send({ number }) {
      await openOrder(normalizeOrderNumber(number));
      return { ok: true };
    },
  });
  return (
    <Dialog open onClose={onClose} title={scanTexts.title} closeLabel={shellTexts.close} className="dialog-sheet">
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        {isFilming ? <CodeCamera formats={FORMATS} accepts={isOrderNumber} onCode={openOrder} /> : null}
        <Field
          {...fields.field("number")}
          error={fields.errors.number && companyRefusalText(fields.errors.number)}
          label={scanTexts.number}
          hint={scanTexts.hint}
          inputMode="numeric"
          autoComplete="off"
          autoFocus={!isFilming}
          required
        />
        <Button type="submit" wide>
          {scanTexts.submit}
        </Button>
        {hasBarcodeDetector() && !isFilming ? (
          <Button variant="secondary" wide onClick={() => setFilming(true)}>
            {scanTexts.useCamera}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}

import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { flushSync } from "react-dom";
import { productSectionAnchor, showInSection } from "../product-form/product-section.tsx";
import { productTexts as texts } from "../texts/product-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";

type FitmentTextQuestionProps = { onAnswer: (isLeftOut: boolean) => void };

/** Asks before a save leaves out the fitments that were typed and not added. */
export function FitmentTextQuestion({ onAnswer }: FitmentTextQuestionProps) {
  const goBack = () => {
    // The dialog gives the focus back when it closes.
    flushSync(() => onAnswer(false));
    showInSection(productSectionAnchor("fitments"));
  };
  return (
    <Dialog open onClose={goBack} title={texts.fitmentTextTitle} closeLabel={shellTexts.close}>
      <div className="grid gap-4">
        <p>{texts.fitmentTextLeftOut}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={goBack}>{texts.fitmentTextBack}</Button>
          <Button variant="secondary" onClick={() => onAnswer(true)}>
            {texts.fitmentTextSkip}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

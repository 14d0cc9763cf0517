import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { shellTexts } from "../texts/shell-texts.ts";
import { shortOrdersTexts as texts } from "../texts/short-orders-texts.ts";
import type { ShortOrdersQuestion } from "./use-change-orders.ts";

type ShortOrdersDialogProps = { question: ShortOrdersQuestion; onAnswer: (numbers: readonly string[]) => void };

/** Asks before orders count as picked whose pieces a count did not find. */
export function ShortOrdersDialog({ question: { numbers, short }, onAnswer }: ShortOrdersDialogProps) {
  const others = numbers.filter((number) => !short.includes(number));
  const cancel = () => onAnswer([]);
  return (
    <Dialog open onClose={cancel} title={texts.title} closeLabel={shellTexts.close} className="dialog-sheet">
      <div className="grid gap-4">
        <p>{texts.short(short)}</p>
        <p className="note">{texts.hint}</p>
        {others.length > 0 ? (
          <Button wide onClick={() => onAnswer(others)}>
            {texts.others(others.length)}
          </Button>
        ) : null}
        <Button variant="secondary" wide onClick={() => onAnswer(numbers)}>
          {texts.all(numbers.length)}
        </Button>
        <Button variant="quiet" wide onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

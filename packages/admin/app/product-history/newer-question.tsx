import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { historyFieldNames, historyTexts as texts } from "../texts/product-history-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import type { useRestore } from "./use-restore.ts";

type NewerQuestionProps = Pick<ReturnType<typeof useRestore>, "newer" | "dismissNewer" | "restore">;

/** Asks whether fields that changed again since are set back too. */
export const NewerQuestion = ({ newer, dismissNewer, restore }: NewerQuestionProps) =>
  newer ? (
    <Dialog open onClose={dismissNewer} title={texts.againTitle} closeLabel={shellTexts.close}>
      <div className="grid gap-4">
        <p>{texts.againText(historyFieldNames(newer.fields))}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void restore(newer.revision, true)}>{texts.again}</Button>
          <Button variant="secondary" onClick={dismissNewer}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  ) : null;

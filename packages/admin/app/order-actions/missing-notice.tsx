import { Notice } from "@pecacerta/ui/notice.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";

/** Says how many pieces of an order the last count did not find. */
export const MissingNotice = ({ missing }: { missing: number }) =>
  missing > 0 ? (
    <Notice tone="warning">
      <div className="grid gap-1">
        <p className="strong">{actionTexts.pick.missing(missing)}</p>
        <p>{actionTexts.pick.missingHint}</p>
      </div>
    </Notice>
  ) : null;

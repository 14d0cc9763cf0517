import { formatMoney } from "@pecacerta/rules/money";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { actionTexts } from "../texts/order-action-texts.ts";

const texts = actionTexts.pay;

type AmountQuestionProps = {
  /** Received minus what is open, in centavos. */
  difference: number;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/** Asks about an amount that is not the open one. */
export const AmountQuestion = ({ difference, isAccepted, onAccept }: AmountQuestionProps) => {
  const by = formatMoney(Math.abs(difference));
  return (
    <Notice tone="warning">
      <p>{difference < 0 ? texts.less(by) : texts.more(by)}</p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={isAccepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
        />
        {texts.accept}
      </label>
    </Notice>
  );
};

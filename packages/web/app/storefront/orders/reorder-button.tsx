import type { SkippedLineDto } from "@pecacerta/contract/orders";
import { Button, type ButtonVariant } from "@pecacerta/ui/button.tsx";
import { RotateCcw } from "@pecacerta/ui/icons.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { removeLine } from "../cart/cart-actions.ts";
import { warnOfUnfitLines } from "../cart/warn-of-unfit-lines.ts";
import { reorderItems } from "./reorder.ts";

/** Goes to the cart if all lines were added; otherwise lists those that were not. */
export function ReorderButton({ number, look }: { number: string; look: ButtonVariant }) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [skippedLines, setSkippedLines] = useState<readonly SkippedLineDto[]>([]);
  async function submit() {
    if (isSending) return;
    setSending(true);
    const result = await reorderItems(number);
    setSending(false);
    if (!result.ok) return toast.error(refusalText(result.refusal));
    setSkippedLines(result.skippedLines);
    const isComplete = result.skippedLines.length === 0;
    if (isComplete) navigate("/cart");
    if (!(await warnOfUnfitLines(result.added, removeLine)) && isComplete) toast.success(m.order_again_all());
  }
  return (
    <>
      <Button variant={look} onClick={() => void submit()} aria-disabled={isSending || undefined}>
        <RotateCcw size={18} />
        {isSending ? m.order_again_adding() : m.order_again()}
      </Button>
      {skippedLines.length > 0 ? (
        <div className="order-first w-full">
          <Notice tone="warning">
            <div className="grid gap-2">
              <p className="strong">{m.order_again_some()}</p>
              <SkippedLineList items={skippedLines} />
              <a href="/cart" className="inline-flex min-h-11 items-center justify-self-start strong link">
                {m.order_again_see_cart()}
              </a>
            </div>
          </Notice>
        </div>
      ) : null}
    </>
  );
}

const REASONS = {
  PRODUCT_NOT_FOUND: m.order_again_gone,
  ERROR_ADD_TO_CART_OPTIONS: m.order_again_options,
  OUT_OF_STOCK: m.order_again_left,
  CART_FULL: m.order_again_full,
} as const;

function SkippedLineList({ items }: { items: readonly SkippedLineDto[] }) {
  return (
    <ul className="bullets">
      {items.map(({ name, reason, left }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
        <li key={index}>{REASONS[reason]({ name, ...pluralInputs(left) })}</li>
      ))}
    </ul>
  );
}

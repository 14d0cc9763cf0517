import type { Centavos } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { Check, Copy } from "@pecacerta/ui/icons.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useCopy } from "@pecacerta/ui/use-copy.ts";
import type { ReactNode } from "react";
import { m } from "#messages";
import { PixQr } from "./pix-qr.tsx";
import "./pix-payment.css";

type Props = { code: string; amount: Centavos; deadline: ReactNode };

/** On a phone the copy button comes first: the phone that would scan the QR code shows it. */
export function PixPayment({ code, amount, deadline }: Props) {
  const { copy, source, isCopied, refused } = useCopy<HTMLTextAreaElement>();
  return (
    <div className="flex flex-wrap gap-6">
      <div className="grid min-w-0 flex-1 basis-56 grid-cols-1 content-start gap-4">
        <p>
          {m.pix_amount()}
          <Price centavos={amount} className="pix-amount block" />
        </p>
        {deadline}
        <Button wide onClick={() => void copy(code)} className="print:hidden">
          {isCopied ? <Check size={20} /> : <Copy size={20} />}
          <span aria-live="polite">{isCopied ? m.pix_copied() : m.pix_copy()}</span>
        </Button>
        <p className="print:hidden">{m.pix_how()}</p>
        <LabeledControl label={m.pix_code()} hint={refused === null ? undefined : m.copy_refused()}>
          {(described) => (
            <textarea
              {...described}
              ref={source}
              readOnly
              rows={5}
              value={code}
              className="input pix-code"
              onFocus={(event) => event.target.select()}
            />
          )}
        </LabeledControl>
        <p className="small-print">{m.pix_confirmed_by_seller()}</p>
      </div>
      <div className="mx-auto max-w-full sm:order-first">
        <PixQr code={code} />
      </div>
    </div>
  );
}

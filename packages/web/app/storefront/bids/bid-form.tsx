import type { BidDto } from "@pecacerta/contract/bids";
import { type BidInput as Fields, MAX_BID_MESSAGE_LENGTH } from "@pecacerta/rules/bid";
import type { Centavos } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { ErrorSummary } from "@pecacerta/ui/error-summary.tsx";
import { Field, LabeledControl } from "@pecacerta/ui/field.tsx";
import { MONEY_MASK } from "@pecacerta/ui/input-masks.ts";
import { MaskedField } from "@pecacerta/ui/masked-field.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Price } from "@pecacerta/ui/price.tsx";
import { useId } from "react";
import { m } from "#messages";
import { fieldRefusalText } from "../../texts/field-refusal-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { useBidForm } from "./use-bid-form.ts";

const LABELS = { value: m.bid_value, quantity: m.bid_quantity, message: m.bid_message } as const;
const NAMES = Object.keys(LABELS) as (keyof Fields)[];

type Props = { product: { id: string; price: Centavos }; onSent: (bid: BidDto) => void; onAlreadyOpen: () => void };

export function BidForm(props: Props) {
  const id = useId();
  const { fields, refusal, attempt, isSending, submit, total } = useBidForm(props);
  const fieldProps = (name: keyof Fields) => {
    const { error, ...field } = fields.field(name);
    return {
      ...field,
      id: `${id}-${name}`,
      label: LABELS[name](),
      error: fieldRefusalText(error, MAX_BID_MESSAGE_LENGTH),
    };
  };
  const { label, error, ...message } = fieldProps("message");
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary title={m.bid_faults()} fields={NAMES.map(fieldProps)} attempt={attempt} />
      {refusal ? <Notice tone="failure">{refusalText(refusal)}</Notice> : null}
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <MaskedField
          {...fieldProps("value")}
          mask={MONEY_MASK}
          hint={m.bid_value_hint()}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Field {...fieldProps("quantity")} inputMode="numeric" autoComplete="off" required />
      </div>
      <LabeledControl id={message.id} label={label} error={error}>
        {(described) => <textarea {...message} {...described} rows={3} className="input" />}
      </LabeledControl>
      <p className="flex min-h-7 items-baseline justify-between gap-4" aria-live="polite">
        {total === null ? null : (
          <>
            <span>{m.bid_total()}</span>
            <Price centavos={total} className="subtitle strong" />
          </>
        )}
      </p>
      <Button type="submit" wide aria-disabled={isSending || undefined}>
        {isSending ? m.bid_sending() : m.bid_send()}
      </Button>
    </form>
  );
}

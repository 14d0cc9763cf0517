import type { StaffOrderRowDto } from "@pecacerta/contract/admin/order";
import { formatMoney } from "@pecacerta/rules/money";
import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useState } from "react";
import { refusalOf } from "../client/staff-queries.ts";
import { ListFailure, ListSkeleton } from "../list/list-states.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { FormDialog } from "../order-actions/form-dialog.tsx";
import { useSelectedOrders } from "../order-actions/order-queries.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { PAYMENT_NAMES } from "../texts/order-texts.ts";
import { payOrdersTexts as texts } from "../texts/pay-orders-texts.ts";
import { isPayable } from "./is-payable.ts";
import { RefusedOrders } from "./refused-orders.tsx";
import { type PaidOrders, usePayOrders } from "./use-pay-orders.ts";

type PayOrdersDialogProps = {
  numbers: readonly string[];
  onPaid: (numbers: readonly string[]) => void;
  onClose: () => void;
};

/** Asks once for the payments of the orders that were selected when it opened. */
export function PayOrdersDialog({ numbers, onPaid, onClose }: PayOrdersDialogProps) {
  const { slug } = useStaffCompany();
  const [selected] = useState(numbers);
  const { data, error, refetch } = useSelectedOrders(slug, selected);
  const [result, setResult] = useState<PaidOrders>();
  const paid = result?.done.map(({ number }) => number) ?? [];
  const { pay, place, isPaying } = usePayOrders(({ done, refused, failure }) => {
    setResult({ done: [...(result?.done ?? []), ...done], refused: [...(result?.refused ?? []), ...refused], failure });
    onPaid(done.map(({ number }) => number));
  });
  const orders = selected.flatMap((number) => (paid.includes(number) ? [] : (data?.get(number) ?? [])));
  const isDone = result !== undefined && result.failure === undefined;
  return (
    <FormDialog title={texts.title} onClose={onClose} isChanged={isPaying}>
      {result ? <PaidNotices result={result} /> : null}
      {isDone ? (
        <Button wide autoFocus onClick={onClose}>
          {texts.close}
        </Button>
      ) : data ? (
        <PaymentQuestion orders={orders} pay={pay} place={place} isPaying={isPaying} />
      ) : error ? (
        <ListFailure refusal={refusalOf(error)} reload={refetch} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </FormDialog>
  );
}

const sumOf = (orders: readonly { openAmount: number }[]): string =>
  formatMoney(orders.reduce((sum, { openAmount }) => sum + openAmount, 0));

const PaidNotices = ({ result: { done, refused, failure } }: { result: PaidOrders }) => (
  <div className="grid gap-4 pb-4">
    {failure ? <Notice tone="failure">{companyRefusalText(failure)}</Notice> : null}
    {done.length > 0 ? <Notice tone="success">{texts.confirmed(done.length, sumOf(done))}</Notice> : null}
    <RefusedOrders refused={refused} />
  </div>
);

type PaymentQuestionProps = Pick<ReturnType<typeof usePayOrders>, "pay" | "place" | "isPaying"> & {
  orders: readonly StaffOrderRowDto[];
};

function PaymentQuestion({ orders, pay, place, isPaying }: PaymentQuestionProps) {
  const unpaid = orders.filter(isPayable);
  const left = orders.filter((order) => !isPayable(order)).map(({ number }) => number);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {left.length > 0 ? <Notice>{texts.left(left)}</Notice> : null}
      {unpaid.length > 0 ? (
        <>
          <p className="strong">{texts.question(unpaid.length, sumOf(unpaid))}</p>
          <ul className="divided">
            {unpaid.map(({ number, buyer, openAmount, payment }) => (
              <li key={number} className="flex justify-between gap-3 py-2">
                <span className="wrap-anywhere">
                  {texts.order(number, buyer)}
                  <span className="note block">{PAYMENT_NAMES[payment]}</span>
                </span>
                <span className="shrink-0">{formatMoney(openAmount)}</span>
              </li>
            ))}
          </ul>
          <p className="note">{texts.hint}</p>
          <Button wide aria-disabled={isPaying} onClick={() => pay(unpaid)}>
            {isPaying ? texts.sending(place, unpaid.length) : texts.submit(unpaid.length)}
          </Button>
        </>
      ) : null}
    </div>
  );
}

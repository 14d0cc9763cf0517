import type { BidDto } from "@pecacerta/contract/bids";
import { isActiveBid } from "@pecacerta/rules/bid";
import type { Centavos } from "@pecacerta/rules/money";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useBidText } from "../../texts/bid-text.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { BidForm } from "./bid-form.tsx";
import { BidList } from "./bid-list.tsx";
import { useBidsOn } from "./use-bids.ts";

type Offered = { product: { id: string; price: Centavos } };

/** The offer that is waiting, or a form for one; and what became of those before. */
export function BidsOnProduct({ product }: Offered) {
  const text = useBidText();
  const answers = useQueryClient();
  const [isSent, setSent] = useState(false);
  const { data: answer, error, refetch } = useBidsOn(product.id);
  if (error && !answer) return <LoadError error={error} onRetry={refetch} />;
  if (!answer) return <BidsSkeleton />;
  const onSent = (bid: BidDto) => {
    setSent(true);
    answers.setQueryData(["bids", product.id], { data: [bid, ...answer.data] });
    void answers.invalidateQueries({ queryKey: ["bids"], exact: true });
  };
  const isWaiting = ({ status, order }: BidDto) => isActiveBid(status) && order === null;
  const waiting = answer.data.filter(isWaiting);
  const before = answer.data.filter((bid) => !isWaiting(bid));
  return (
    <>
      {isSent ? <Sent /> : null}
      {waiting.length > 0 ? <BidList label={text("TEXT_BID_YOURS")} bids={waiting} /> : null}
      {waiting.length > 0 ? null : product.price > 0 ? (
        <>
          <p className="text-grey-600">{text("TEXT_BID_INTRO")}</p>
          <BidForm product={product} onSent={onSent} onOpenAlready={() => void refetch()} />
        </>
      ) : (
        <Notice>{text("TEXT_BID_NOT_HERE")}</Notice>
      )}
      {before.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="text-18">{text("TEXT_BIDS_BEFORE")}</h2>
          <BidList label={text("TEXT_BIDS_BEFORE")} bids={before} />
        </section>
      ) : null}
      <a href="/account/bid" className="inline-flex min-h-11 items-center justify-self-start underline">
        {text("TEXT_BID_SEE_ALL")}
      </a>
    </>
  );
}

// The form is gone: whoever sent it by keyboard goes on here.
function Sent() {
  const text = useBidText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Notice tone="success" ref={box}>
      {text("TEXT_BID_SENT")}
    </Notice>
  );
}

export const BidsSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-28" />
    <Skeleton className="h-11" />
  </div>
);

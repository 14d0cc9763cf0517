import type { BidDto } from "@pecacerta/contract/bids";
import { isActiveBid } from "@pecacerta/rules/bid";
import type { Centavos } from "@pecacerta/rules/money";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
import { LoadError } from "../account-layout/load-error.tsx";
import { BidForm } from "./bid-form.tsx";
import { BidList } from "./bid-list.tsx";
import { useBidsOn } from "./use-bids.ts";

type BidsOnProductProps = { product: { id: string; price: Centavos } };

export function BidsOnProduct({ product }: BidsOnProductProps) {
  const queryClient = useQueryClient();
  const [isSent, setSent] = useState(false);
  const { data: response, error, refetch } = useBidsOn(product.id);
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <BidsSkeleton />;
  const onSent = (bid: BidDto) => {
    setSent(true);
    queryClient.setQueryData(["bids", product.id], { data: [bid, ...response.data] });
    void queryClient.invalidateQueries({ queryKey: ["bids"], exact: true });
  };
  const isPending = ({ status, order }: BidDto) => isActiveBid(status) && order === null;
  const pending = response.data.filter(isPending);
  const past = response.data.filter((bid) => !isPending(bid));
  return (
    <>
      {isSent ? <SentNotice /> : null}
      {pending.length > 0 ? <BidList label={m.bid_yours()} bids={pending} /> : null}
      {pending.length > 0 ? null : product.price > 0 ? (
        <>
          <p className="muted">{m.bid_intro()}</p>
          <BidForm product={product} onSent={onSent} onAlreadyOpen={() => void refetch()} />
        </>
      ) : (
        <Notice>{m.bid_not_here()}</Notice>
      )}
      {past.length > 0 ? (
        <section className="grid gap-3">
          <h2 className="subtitle">{m.bids_before()}</h2>
          <BidList label={m.bids_before()} bids={past} />
        </section>
      ) : null}
      <a href="/account/bid" className="inline-flex min-h-11 items-center justify-self-start link">
        {m.bid_see_all()}
      </a>
    </>
  );
}

// The form is gone, so the notice takes the focus.
function SentNotice() {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => noticeRef.current?.focus(), []);
  return (
    <Notice tone="success" ref={noticeRef}>
      {m.bid_sent()}
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

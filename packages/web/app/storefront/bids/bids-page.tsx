import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { HandCoins } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/bids-page";
import { BidList } from "./bid-list.tsx";
import { useBids } from "./use-bids.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.bids(), isPrivate: true });

export default function BidsPage() {
  return <AccountFrame title={m.bids()}>{() => <Bids />}</AccountFrame>;
}

function Bids() {
  const { data: response, error, refetch } = useBids();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  if (response.data.length > 0) return <BidList label={m.bids()} bids={response.data} />;
  return (
    <EmptyState icon={HandCoins} title={m.no_bids()} hint={m.no_bids_hint()}>
      <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
    </EmptyState>
  );
}

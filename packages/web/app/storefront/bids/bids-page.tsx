import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { HandCoins } from "@pecacerta/ui/icons.tsx";
import { bidText, useBidText } from "../../texts/bid-text.ts";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/bids-page";
import { BidList } from "./bid-list.tsx";
import { useBids } from "./use-bids.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: bidText("TEXT_BIDS"), isPrivate: true });

export default function BidsPage() {
  const text = useBidText();
  return <AccountFrame title={text("TEXT_BIDS")}>{() => <Bids />}</AccountFrame>;
}

function Bids() {
  const text = useBidText();
  const { data: response, error, refetch } = useBids();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  if (response.data.length > 0) return <BidList label={text("TEXT_BIDS")} bids={response.data} />;
  return (
    <EmptyState icon={HandCoins} title={text("TEXT_NO_BIDS")} hint={text("TEXT_NO_BIDS_HINT")}>
      <ButtonLink href="/catalog">{text("TEXT_BROWSE_CATALOG")}</ButtonLink>
    </EmptyState>
  );
}

import type { ProductDto } from "@pecacerta/contract/product";
import { HandCoins } from "@pecacerta/ui/icons.tsx";
import { useEffect, useState } from "react";
import { m } from "#messages";
import { useSession } from "../sessions/session-store.ts";

/** Links to the bid page. A customer who has bid sees the bids there. */
export function BidLink({ product: { id, slug, price } }: { product: Pick<ProductDto, "id" | "slug" | "price"> }) {
  const token = useSession(({ session }) => session?.token);
  const [bidderToken, setBidderToken] = useState<string>();
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    import("./has-bid.ts")
      .then(({ hasBid }) => hasBid(id, controller.signal))
      // If the lookup fails, the link still leads to the bid page.
      .then(
        (has) => has && setBidderToken(token),
        () => undefined,
      );
    return () => controller.abort();
  }, [id, token]);
  const hasBid = token !== undefined && bidderToken === token;
  // Without a price there is nothing to bid below, but earlier bids can be seen.
  if (price === 0 && !hasBid) return null;
  return (
    <a href={`/products/${slug}/bid`} className="action-link">
      <HandCoins size={18} />
      {hasBid ? m.bid_see() : m.bid()}
    </a>
  );
}

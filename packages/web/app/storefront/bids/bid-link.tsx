import type { ProductDto } from "@pecacerta/contract/product";
import { useEffect, useState } from "react";
import { useText } from "../../texts/text.ts";
import { HandCoins } from "../../ui/icons.tsx";
import { useSession } from "../session/session-store.ts";

/** The way to offer another price; a customer who has done so is led to what became of it. */
export function BidLink({ product: { id, slug, price } }: { product: ProductDto }) {
  const text = useText();
  const person = useSession(({ session }) => session?.token);
  const [bidder, setBidder] = useState<string>();
  useEffect(() => {
    if (!person) return;
    const leaving = new AbortController();
    import("./has-bid.ts")
      .then(({ hasBid }) => hasBid(id, leaving.signal))
      // Nothing known is nothing said: the link leads to the offer anyway.
      .then(
        (has) => has && setBidder(person),
        () => undefined,
      );
    return () => leaving.abort();
  }, [id, person]);
  const hasBid = person !== undefined && bidder === person;
  // Without a price there is nothing to go below; an offer that was made before it went is still there to be seen.
  if (price === 0 && !hasBid) return null;
  return (
    <a href={`/products/${slug}/bid`} className="offer-action">
      <HandCoins size={18} />
      {text(hasBid ? "TEXT_BID_SEE" : "TEXT_BID")}
    </a>
  );
}

import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { Heart } from "@pecacerta/ui/icons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { m } from "#messages";
import { unwrapCall } from "../../client/query-provider.tsx";
import { AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { fetchWishlist } from "./wishlist-actions.ts";
import { WishlistRow } from "./wishlist-row.tsx";
import { isInWishlist, useWishlist } from "./wishlist-store.ts";
import "./wishlist-row.css";

export function WishlistContent() {
  const wishlist = useWishlist();
  const sectionRef = useRef<HTMLElement>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["wishlist"],
    queryFn: async () => (await unwrapCall(fetchWishlist())).data,
  });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  const products = data?.filter(({ id }) => isInWishlist(wishlist, id));
  if (!products || (products.length === 0 && isFetching)) return <AccountSkeleton />;
  return (
    // The removed product had the focus.
    <section ref={sectionRef} tabIndex={-1} aria-label={m.wishlist()} className="focus-target">
      {products.length === 0 ? (
        <EmptyState icon={Heart} title={m.wishlist_empty()} hint={m.wishlist_empty_hint()}>
          <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
        </EmptyState>
      ) : (
        <ul aria-label={m.wishlist()} className="wishes">
          {products.map((product) => (
            <WishlistRow
              key={product.id}
              product={product}
              onRemoved={() => sectionRef.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

import { m } from "#messages";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/account-wishlist-page";
import { WishlistContent } from "./wishlist-content.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.wishlist_title(), isPrivate: true });

export default function AccountWishlistPage() {
  return <AccountFrame title={m.wishlist_title()}>{() => <WishlistContent />}</AccountFrame>;
}

import { useWishlistText, wishlistTextOf } from "../../texts/wishlist-text.ts";
import { AccountFrame } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/account-wishlist-page";
import { WishlistContent } from "./wishlist-content.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wishlistTextOf("TEXT_WISHLIST_TITLE"), isPrivate: true });

export default function AccountWishlistPage() {
  const text = useWishlistText();
  return <AccountFrame title={text("TEXT_WISHLIST_TITLE")}>{() => <WishlistContent />}</AccountFrame>;
}

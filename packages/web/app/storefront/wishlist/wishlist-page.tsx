import { m } from "#messages";
import { PersonalQueryProvider } from "../../client/query-provider.tsx";
import { AccountSkeleton } from "../account-layout/account-frame.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { useRequireSession } from "../sessions/use-require-session.ts";
import type { Route } from "./+types/wishlist-page";
import { WishlistContent } from "./wishlist-content.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.wishlist_title(), isPrivate: true });

export default function WishlistPage() {
  const session = useRequireSession();
  return (
    <div className="frame client-page grid content-start gap-6 pt-8 pb-16">
      <h1>{m.wishlist_title()}</h1>
      {session ? (
        <PersonalQueryProvider person={session.token}>
          <WishlistContent />
        </PersonalQueryProvider>
      ) : (
        <AccountSkeleton />
      )}
    </div>
  );
}

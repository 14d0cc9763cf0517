import { ORDER_NUMBER_PATTERN } from "@pecacerta/rules/order";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { isNotFound, PersonalQueryProvider } from "../../client/query-provider.tsx";
import { orThrowNotFound } from "../../not-found.ts";
import { AccountLayout, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import NotFound from "../not-found/not-found.tsx";
import { useOrder } from "../sessions/use-account.ts";
import { useRequireSession } from "../sessions/use-require-session.ts";
import type { Route } from "./+types/order-page";
import { OrderDetail } from "./order-detail.tsx";

// The server knows only whether the number is well-formed; the browser loads the order.
export function loader({ params: { number } }: Route.LoaderArgs): null {
  orThrowNotFound(ORDER_NUMBER_PATTERN.test(number) || undefined);
  return null;
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, { title: m.order({ number: params.number ?? "" }), isPrivate: true });

export default function OrderPage({ params: { number } }: Route.ComponentProps) {
  const session = useRequireSession();
  if (!session) {
    return (
      <AccountLayout title={m.order({ number })}>
        <AccountSkeleton />
      </AccountLayout>
    );
  }
  return (
    <PersonalQueryProvider person={session.token}>
      <OrderLoader key={number} number={number} />
    </PersonalQueryProvider>
  );
}

function OrderLoader({ number }: { number: string }) {
  const { data: response, error, refetch } = useOrder(number);
  // Another customer's order is not found, either.
  if (isNotFound(error)) {
    return (
      <NotFound
        back={
          <ButtonLink href="/account/orders" variant="secondary">
            {m.order_back()}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AccountLayout title={m.order({ number })}>
      {response ? <OrderDetail order={response.data} /> : null}
      {error && !response ? <LoadError error={error} onRetry={refetch} /> : null}
      {response || error ? null : <AccountSkeleton />}
    </AccountLayout>
  );
}

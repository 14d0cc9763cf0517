import { ORDER_NUMBER } from "@pecacerta/rules/order";
import { Answers, isNotFound } from "../../client/answers.tsx";
import { orNotFound } from "../../not-found.ts";
import { textOf, useText } from "../../texts/customer-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LoadFailed } from "../orders/load-failed.tsx";
import { useCustomersOnly } from "../session/use-guard.ts";
import NotFound from "../shell/not-found.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/order-page";
import { AccountLayout, AccountSkeleton } from "./account-frame.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { useOrder } from "./use-account.ts";

// Whose order it is, or whether there is one, this page does not know; what no order can have as its number, it does.
export function loader({ params: { number } }: Route.LoaderArgs): null {
  orNotFound(ORDER_NUMBER.test(number) || undefined);
  return null;
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, { title: textOf("TEXT_ORDER", { number: params.number ?? "" }), isPrivate: true });

export default function OrderPage({ params: { number } }: Route.ComponentProps) {
  const text = useText();
  const session = useCustomersOnly();
  if (!session) {
    return (
      <AccountLayout title={text("TEXT_ORDER", { number })}>
        <AccountSkeleton />
      </AccountLayout>
    );
  }
  return (
    <Answers person={session.token}>
      <FoundOrder key={number} number={number} />
    </Answers>
  );
}

function FoundOrder({ number }: { number: string }) {
  const text = useText();
  const { data: answer, error, refetch } = useOrder(number);
  // Another customer's order is as unknown as one that is not there.
  if (isNotFound(error)) {
    return (
      <NotFound
        back={
          <ButtonLink href="/account/orders" look="secondary">
            {text("TEXT_ORDER_BACK")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <AccountLayout title={text("TEXT_ORDER", { number })}>
      {answer ? <OrderDetail order={answer.data} /> : null}
      {error && !answer ? <LoadFailed error={error} onRetry={refetch} /> : null}
      {answer || error ? null : <AccountSkeleton />}
    </AccountLayout>
  );
}

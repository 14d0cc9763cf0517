import { together } from "@pecacerta/server/companies/shop";
import { orderByToken } from "@pecacerta/server/orders/queries";
import { useQuery } from "@tanstack/react-query";
import { Answers, askedValue, isNotFound } from "../../client/answers.tsx";
import { call } from "../../client/call.ts";
import { shopContext } from "../../context.ts";
import { orNotFound } from "../../not-found.ts";
import { textOf, useText } from "../../texts/customer-text.ts";
import { CircleCheck } from "../../ui/icons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../orders/load-failed.tsx";
import NotFound from "../shell/not-found.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/success-page";
import { PlacedOrder } from "./placed-order.tsx";

// The address of this page shows an order: no other site may learn it.
export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: textOf("TEXT_PLACED_TITLE"), isPrivate: true }),
  { name: "referrer", content: "no-referrer" },
];

/** Only whether there is such an order: what is in it comes in the browser, as everything personal. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  orNotFound(await together(context.get(shopContext), (tx) => orderByToken(tx, token)));
  return null;
}

// Whoever comes from the checkout has just been told that there is.
export const clientLoader = () => null;

export default function SuccessPage({ params: { token } }: Route.ComponentProps) {
  return (
    <Answers person={`order ${token}`}>
      <Found key={token} token={token} />
    </Answers>
  );
}

function Found({ token }: { token: string }) {
  const text = useText();
  const {
    data: answer,
    error,
    refetch,
  } = useQuery({
    queryKey: ["order", token],
    queryFn: ({ signal }) => askedValue(call("GET /orders/token/:token", { params: { token }, signal })),
  });
  if (isNotFound(error)) return <NotFound />;
  return (
    <div className="frame mx-auto personal max-w-4xl py-6">
      <h1 className="mb-4 flex items-center gap-3">
        <CircleCheck size={32} className="text-success" />
        {text("TEXT_PLACED_TITLE")}
      </h1>
      {error ? <LoadFailed error={error} onRetry={refetch} /> : null}
      {answer ? <PlacedOrder order={answer.data} /> : error ? null : <PlacedSkeleton />}
    </div>
  );
}

const PlacedSkeleton = () => (
  <div className="grid gap-6">
    <Skeleton className="h-12" />
    <Skeleton className="h-80" />
    <Skeleton className="h-80" />
  </div>
);

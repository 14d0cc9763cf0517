import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/track-page";
import { TrackForm } from "./track-form.tsx";
import { TrackedOrder } from "./tracked-order.tsx";
import { useTracking } from "./use-tracking.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.track_title(), description: m.track_about(), path: "/track-order" });

export default function TrackPage() {
  const tracking = useTracking();
  const { order } = tracking;
  return (
    <>
      <NarrowPage title={m.track_title()} intro={m.track_intro()}>
        <TrackForm tracking={tracking} />
      </NarrowPage>
      {order ? (
        <div className="frame pb-8">
          <TrackedOrder key={order.number} order={order} />
        </div>
      ) : null}
    </>
  );
}

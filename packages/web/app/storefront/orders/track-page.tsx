import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/track-page";
import { TrackForm } from "./track-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.track_title(), path: "/track-order" });

export default function TrackPage() {
  return (
    <NarrowPage title={m.track_title()} intro={m.track_intro()}>
      <TrackForm />
    </NarrowPage>
  );
}

import { customerText, useCustomerText } from "../../texts/customer-text.ts";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../company/page-meta.ts";
import type { Route } from "./+types/track-page";
import { TrackForm } from "./track-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: customerText("TEXT_TRACK_TITLE"), path: "/track-order" });

export default function TrackPage() {
  const text = useCustomerText();
  return (
    <NarrowPage title={text("TEXT_TRACK_TITLE")} intro={text("TEXT_TRACK_INTRO")}>
      <TrackForm />
    </NarrowPage>
  );
}

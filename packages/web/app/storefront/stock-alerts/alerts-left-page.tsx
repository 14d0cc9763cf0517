import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/alerts-left-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.stock_alert_left(), isPrivate: true });

export default function AlertsLeftPage() {
  return (
    <NarrowPage title={m.stock_alert_leave()} intro={m.stock_alert_left()}>
      <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
    </NarrowPage>
  );
}

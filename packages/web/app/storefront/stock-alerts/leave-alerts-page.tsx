import { Button } from "@pecacerta/ui/button.tsx";
import { Notice } from "@pecacerta/ui/notice.tsx";
import { useLocation } from "react-router";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/leave-alerts-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.stock_alert_leave(), isPrivate: true });

/** The target of a mailed link. Mail programs prefetch links, so only the button acts; it works without scripts. */
export default function LeaveAlertsPage() {
  const { search } = useLocation();
  const isDone = new URLSearchParams(search).has("done");
  return (
    <NarrowPage title={m.stock_alert_leave()} intro={m.stock_alert_leave_intro()}>
      {isDone ? (
        <Notice tone="success">{m.stock_alert_left()}</Notice>
      ) : (
        <form method="post" action={`/stock-alert/leave${search}`}>
          <Button type="submit" wide>
            {m.stock_alert_leave_button()}
          </Button>
        </form>
      )}
    </NarrowPage>
  );
}

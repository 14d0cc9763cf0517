import { Button } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/leave-alerts-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.stock_alert_leave(), isPrivate: true });

/** The target of a mailed link. Mail programs prefetch links, so only the button acts, on the address with its token. */
export default function LeaveAlertsPage() {
  return (
    <NarrowPage title={m.stock_alert_leave()} intro={m.stock_alert_leave_intro()}>
      <form method="post">
        <Button type="submit" wide>
          {m.stock_alert_leave_button()}
        </Button>
      </form>
    </NarrowPage>
  );
}

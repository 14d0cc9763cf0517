import { Button } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/leave-invitations-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.review_mails_leave(), isPrivate: true });

/** The target of a mailed link. Mail programs prefetch links, so only the button acts, on the address with its token. */
export default function LeaveInvitationsPage() {
  return (
    <NarrowPage title={m.review_mails_leave()} intro={m.review_mails_leave_intro()}>
      <form method="post">
        <Button type="submit" wide>
          {m.review_mails_leave_button()}
        </Button>
      </form>
    </NarrowPage>
  );
}

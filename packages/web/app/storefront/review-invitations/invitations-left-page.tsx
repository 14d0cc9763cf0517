import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { m } from "#messages";
import { NarrowPage } from "../account-layout/narrow-page.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/invitations-left-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.review_mails_left(), isPrivate: true });

export default function InvitationsLeftPage() {
  return (
    <NarrowPage title={m.review_mails_leave()} intro={m.review_mails_left()}>
      <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
    </NarrowPage>
  );
}

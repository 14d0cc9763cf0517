import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { useUser } from "../sessions/use-account.ts";
import type { Route } from "./+types/profile-page";
import { ProfileForm } from "./profile-form.tsx";
import { ReviewMails } from "./review-mails.tsx";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.profile(), isPrivate: true });

export default function ProfilePage() {
  return <AccountFrame title={m.profile()}>{() => <Profile />}</AccountFrame>;
}

function Profile() {
  const { data: response, error, refetch } = useUser();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  return (
    <>
      <ProfileForm user={response.data} />
      <ReviewMails isEnabled={response.data.review_mails !== false} />
    </>
  );
}

import { textOf, useText } from "../../texts/own-account-text.ts";
import { LoadFailed } from "../orders/load-failed.tsx";
import { pageMeta } from "../shell/page-meta.ts";
import type { Route } from "./+types/profile-page";
import { AccountFrame, AccountSkeleton } from "./account-frame.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { useUser } from "./use-account.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: textOf("TEXT_PROFILE"), isPrivate: true });

export default function ProfilePage() {
  const text = useText();
  return <AccountFrame title={text("TEXT_PROFILE")}>{() => <OwnProfile />}</AccountFrame>;
}

function OwnProfile() {
  const { data: answer, error, refetch } = useUser();
  if (error && !answer) return <LoadFailed error={error} onRetry={refetch} />;
  return answer ? <ProfileForm user={answer.data} /> : <AccountSkeleton />;
}

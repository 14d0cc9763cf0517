import { ownAccountText, useOwnAccountText } from "../../texts/own-account-text.ts";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../company/page-meta.ts";
import { useUser } from "../session/use-account.ts";
import type { Route } from "./+types/profile-page";
import { ProfileForm } from "./profile-form.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: ownAccountText("TEXT_PROFILE"), isPrivate: true });

export default function ProfilePage() {
  const text = useOwnAccountText();
  return <AccountFrame title={text("TEXT_PROFILE")}>{() => <Profile />}</AccountFrame>;
}

function Profile() {
  const { data: response, error, refetch } = useUser();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  return response ? <ProfileForm user={response.data} /> : <AccountSkeleton />;
}

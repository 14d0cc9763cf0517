import { useEffect, useState } from "react";
import { NarrowFrame } from "../shell/narrow-frame.tsx";
import { passwordTexts } from "../texts/password-texts.ts";
import { RecoverPasswordForm } from "./recover-password-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** Asks for a link, or takes its secret out of the address bar and a new password. */
export default function PasswordPage() {
  const [token, setToken] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (token) history.replaceState(history.state, "", location.pathname + location.search);
  }, [token]);
  return (
    <NarrowFrame title={token ? passwordTexts.resetTitle : passwordTexts.recoverTitle}>
      {token ? <ResetPasswordForm token={token} askAgain={() => setToken("")} /> : <RecoverPasswordForm />}
    </NarrowFrame>
  );
}

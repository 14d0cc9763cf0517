import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { NarrowFrame } from "../shell/narrow-frame.tsx";
import { passwordTexts } from "../texts/password-texts.ts";
import { RecoverPasswordForm } from "./recover-password-form.tsx";
import { ResetStaffPasswordForm } from "./reset-staff-password-form.tsx";

/** Asks for a link, or takes its secret out of the address bar and a new password. */
export default function PasswordPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return (
    <NarrowFrame title={token ? passwordTexts.resetTitle : passwordTexts.recoverTitle}>
      {token ? <ResetStaffPasswordForm token={token} askAgain={() => setToken("")} /> : <RecoverPasswordForm />}
    </NarrowFrame>
  );
}

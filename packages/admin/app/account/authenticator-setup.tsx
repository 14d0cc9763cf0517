import type { StaffResponseTo } from "../client/prompted-call.ts";
import { callUser } from "../client/user-call.ts";
import { FactorForm } from "../session/factor-form.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { CopyButton } from "./copy-button.tsx";
import "./account.css";

type AuthenticatorSetupProps = StaffResponseTo<"POST /admin/me/totp">["data"] & {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

export function AuthenticatorSetup({ secret, url, qr, onConfirmed }: AuthenticatorSetupProps) {
  async function confirm(code: string) {
    const result = await callUser("POST /admin/me/totp/confirm", { body: { code } });
    if (result.ok) onConfirmed(result.value.data.recoveryCodes);
    return result;
  }
  return (
    <div className="grid gap-6 sm:grid-cols-[220px_minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-3">
        <p className="max-w-prose">{accountTexts.scan}</p>
        <a href={url}>
          <img src={qr} alt={accountTexts.qrLabel} width={200} height={200} className="authenticator-qr" />
        </a>
      </div>
      <div className="grid content-start gap-4">
        <div className="grid justify-items-start gap-2">
          <p className="note">{accountTexts.manual}</p>
          <code className="authenticator-key wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton text={secret} label={accountTexts.copyKey} />
        </div>
        <p>{accountTexts.afterScan}</p>
        <FactorForm send={confirm} isSetup />
      </div>
    </div>
  );
}

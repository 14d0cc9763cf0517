import { Notice } from "@pecacerta/ui/notice.tsx";
import { CopyButton } from "../account/copy-button.tsx";
import { formatDateTime } from "../texts/format-time.ts";
import { installationTexts } from "../texts/installation-texts.ts";
import "./installation.css";

export type OwnerLinkProps = { email: string; token: string | null; waitsUntil: string | null };

/** The link is shown once, where no mail brings it: it is stored nowhere. */
export function OwnerLink({ email, token, waitsUntil }: OwnerLinkProps) {
  const wait = waitsUntil ? <p>{installationTexts.waits(formatDateTime(waitsUntil))}</p> : null;
  if (token === null)
    return (
      <Notice tone="success">
        <p className="wrap-anywhere">{installationTexts.invited(email)}</p>
        {wait}
      </Notice>
    );
  const link = `${location.origin}/painel/convite#${token}`;
  return (
    <Notice tone="success">
      <div className="grid min-w-0 justify-items-start gap-3">
        <p className="wrap-anywhere">{installationTexts.linkText(email)}</p>
        {wait}
        <code className="owner-link wrap-anywhere">{link}</code>
        <CopyButton text={link} label={installationTexts.copyLink} />
      </div>
    </Notice>
  );
}

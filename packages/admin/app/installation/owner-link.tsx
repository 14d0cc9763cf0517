import { Notice } from "@pecacerta/ui/notice.tsx";
import { CopyButton } from "../account/copy-button.tsx";
import { installationTexts } from "../texts/installation-texts.ts";
import "./installation.css";

export type OwnerLinkProps = { email: string; token: string };

/** Shown once: the link is stored nowhere. */
export function OwnerLink({ email, token }: OwnerLinkProps) {
  const link = `${location.origin}/painel/convite#${token}`;
  return (
    <Notice tone="success">
      <div className="grid min-w-0 justify-items-start gap-3">
        <p className="wrap-anywhere">{installationTexts.linkText(email)}</p>
        <code className="owner-link wrap-anywhere">{link}</code>
        <CopyButton text={link} label={installationTexts.copyLink} />
      </div>
    </Notice>
  );
}

import { User } from "lucide-react";
import { useText } from "../../texts/text.ts";
import { useSession } from "./session-store.ts";

/** The header's way to the account. The server draws it for nobody in particular; the name comes in the browser. */
export function AccountLink() {
  const text = useText();
  const customer = useSession(({ session }) => session?.customer);
  const firstName = customer?.name.split(" ")[0];
  return (
    <a
      href={customer ? "/account/dashboard" : "/account/login"}
      className="indicator"
      aria-label={firstName ? `${firstName}, ${text("TEXT_ACCOUNT")}` : undefined}
    >
      <User size={24} strokeWidth={1.75} aria-hidden="true" />
      <span className="indicator-text max-w-24 truncate">{firstName ?? text("TEXT_SIGN_IN")}</span>
    </a>
  );
}

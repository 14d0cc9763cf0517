import { type ComponentType, type MouseEvent, useState } from "react";
import { useText } from "../../texts/text.ts";
import { User } from "../../ui/icons.tsx";
import { closeDrop, openDrop, useHeaderDrop } from "../shell/header-drop.ts";
import { useDropClosing, useDropEscape } from "../shell/use-drop-closing.ts";
import { useSession } from "./session-store.ts";

/**
 * The header's way to the account. The server draws it for nobody in particular; the name comes in the browser. Pressed,
 * it drops down what the account's pages begin with; without scripts, or with a modifier, it is a link like any other.
 */
export function AccountLink() {
  const text = useText();
  const customer = useSession(({ session }) => session?.customer);
  const firstName = customer?.name.split(" ")[0];
  const isOpen = useHeaderDrop(({ open }) => open === "account");
  const [Drop, setDrop] = useState<ComponentType>();
  const box = useDropClosing<HTMLDivElement>("account", isOpen);
  useDropEscape("account", isOpen, box);
  const load = async () => {
    const { AccountDrop } = await import("../account/account-drop.tsx");
    setDrop(() => AccountDrop);
  };
  const fetchAhead = () => load().catch(() => undefined);
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpen) return closeDrop("account");
    openDrop("account");
    load().catch(() => closeDrop("account"));
  };
  return (
    <div className="account" ref={box}>
      <a
        href={customer ? "/account/dashboard" : "/account/login"}
        className="indicator"
        aria-label={firstName ? `${firstName}, ${text("TEXT_ACCOUNT")}` : undefined}
        aria-expanded={isOpen}
        aria-controls="account-drop"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={toggle}
      >
        <User size={24} strokeWidth={1.75} />
        <span className="indicator-text max-w-24 truncate">{firstName ?? text("TEXT_SIGN_IN")}</span>
      </a>
      <div id="account-drop" className="account-drop" hidden={!isOpen || !Drop}>
        {isOpen && Drop ? <Drop /> : null}
      </div>
    </div>
  );
}

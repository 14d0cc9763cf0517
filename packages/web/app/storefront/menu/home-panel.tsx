import {
  BadgePercent,
  LayoutGrid,
  Newspaper,
  PackageSearch,
  Scale,
  Settings,
  ShieldCheck,
  Tag,
  User,
} from "@pecacerta/ui/icons.tsx";
import { useHeaderText } from "../../texts/header-text.ts";
import { useSession } from "../session/session-store.ts";
import { DrawerContact } from "./drawer-contact.tsx";
import { DrawerIndicators } from "./drawer-indicators.tsx";
import { LinkRow, SubmenuRow } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";

export function HomePanel({ go }: { go: GoTo }) {
  const text = useHeaderText();
  const customer = useSession(({ session }) => session?.customer);
  return (
    <>
      <DrawerIndicators />
      <ul className="drawer-rows">
        <SubmenuRow icon={LayoutGrid} onOpen={() => go({ name: "departments" })}>
          {text("TEXT_ALL_DEPARTMENTS")}
        </SubmenuRow>
        <LinkRow href="/products?filter_discount=yes" icon={BadgePercent}>
          {text("TEXT_OFFERS")}
        </LinkRow>
        <LinkRow href="/brands" icon={Tag}>
          {text("TEXT_BRANDS")}
        </LinkRow>
        <LinkRow href="/compare" icon={Scale}>
          {text("TEXT_COMPARE")}
        </LinkRow>
        <SubmenuRow icon={User} currentValue={customer?.name.split(" ")[0]} onOpen={() => go({ name: "account" })}>
          {text("TEXT_ACCOUNT")}
        </SubmenuRow>
        <LinkRow href={customer ? "/account/orders" : "/track-order"} icon={PackageSearch}>
          {text(customer ? "TEXT_ORDERS" : "TEXT_TRACK_ORDER")}
        </LinkRow>
        <LinkRow href="/terms" icon={ShieldCheck}>
          {text("TEXT_MENU_TERMS")}
        </LinkRow>
        <LinkRow href="/demo/blog/classic-right-sidebar" icon={Newspaper}>
          {text("TEXT_MENU_BLOG")}
        </LinkRow>
        <SubmenuRow icon={Settings} onOpen={() => go({ name: "settings" })}>
          {text("TEXT_MENU_SETTINGS")}
        </SubmenuRow>
      </ul>
      <DrawerContact />
    </>
  );
}

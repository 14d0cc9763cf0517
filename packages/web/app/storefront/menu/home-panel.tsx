import { useHeaderText } from "../../texts/header-text.ts";
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
} from "../../ui/icons.tsx";
import { useSession } from "../session/session-store.ts";
import { DrawerContact } from "./drawer-contact.tsx";
import { DrawerIndicators } from "./drawer-indicators.tsx";
import { RowDeeper, RowLink } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";

export function HomePanel({ go }: { go: GoTo }) {
  const text = useHeaderText();
  const customer = useSession(({ session }) => session?.customer);
  return (
    <>
      <DrawerIndicators />
      <ul className="drawer-rows">
        <RowDeeper icon={LayoutGrid} onGo={() => go({ name: "departments" })}>
          {text("TEXT_ALL_DEPARTMENTS")}
        </RowDeeper>
        <RowLink href="/products?filter_discount=yes" icon={BadgePercent}>
          {text("TEXT_OFFERS")}
        </RowLink>
        <RowLink href="/brands" icon={Tag}>
          {text("TEXT_BRANDS")}
        </RowLink>
        <RowLink href="/compare" icon={Scale}>
          {text("TEXT_COMPARE")}
        </RowLink>
        <RowDeeper icon={User} said={customer?.name.split(" ")[0]} onGo={() => go({ name: "account" })}>
          {text("TEXT_ACCOUNT")}
        </RowDeeper>
        <RowLink href={customer ? "/account/orders" : "/track-order"} icon={PackageSearch}>
          {text(customer ? "TEXT_ORDERS" : "TEXT_TRACK_ORDER")}
        </RowLink>
        <RowLink href="/terms" icon={ShieldCheck}>
          {text("TEXT_MENU_TERMS")}
        </RowLink>
        <RowLink href="/demo/blog/classic-right-sidebar" icon={Newspaper}>
          {text("TEXT_MENU_BLOG")}
        </RowLink>
        <RowDeeper icon={Settings} onGo={() => go({ name: "settings" })}>
          {text("TEXT_MENU_SETTINGS")}
        </RowDeeper>
      </ul>
      <DrawerContact />
    </>
  );
}

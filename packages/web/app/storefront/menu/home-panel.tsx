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
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { MY_CAR_PATH } from "../garage/my-car-url.ts";
import { myVehicleLabel, vehicleIcon } from "../garage/vehicle-types.ts";
import { greetingName, useSession } from "../sessions/session-store.ts";
import { DrawerContact } from "./drawer-contact.tsx";
import { DrawerIndicators } from "./drawer-indicators.tsx";
import { LinkRow, SubmenuRow } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";
import "./drawer-rows.css";

export function HomePanel({ go }: { go: GoTo }) {
  const { vehicleTypes } = useCompany();
  const customer = useSession(({ session }) => session?.customer);
  return (
    <>
      <DrawerIndicators />
      <ul className="drawer-rows">
        <SubmenuRow icon={LayoutGrid} onOpen={() => go({ name: "departments" })}>
          {m.all_departments()}
        </SubmenuRow>
        <LinkRow href={MY_CAR_PATH} icon={vehicleIcon(vehicleTypes[0] ?? 1)}>
          {myVehicleLabel(vehicleTypes)}
        </LinkRow>
        <LinkRow href="/products?filter_discount=yes" icon={BadgePercent}>
          {m.offers()}
        </LinkRow>
        <LinkRow href="/brands" icon={Tag}>
          {m.brands()}
        </LinkRow>
        <LinkRow href="/compare" icon={Scale}>
          {m.compare()}
        </LinkRow>
        <SubmenuRow
          icon={User}
          currentValue={customer && greetingName(customer)}
          onOpen={() => go({ name: "account" })}
        >
          {m.account()}
        </SubmenuRow>
        <LinkRow href={customer ? "/account/orders" : "/track-order"} icon={PackageSearch}>
          {customer ? m.orders() : m.track_order()}
        </LinkRow>
        <LinkRow href="/terms" icon={ShieldCheck}>
          {m.menu_terms()}
        </LinkRow>
        <LinkRow href="/blog" icon={Newspaper}>
          {m.menu_blog()}
        </LinkRow>
        <SubmenuRow icon={Settings} onOpen={() => go({ name: "settings" })}>
          {m.menu_settings()}
        </SubmenuRow>
      </ul>
      <DrawerContact />
    </>
  );
}

import {
  CarFront,
  HandCoins,
  Heart,
  KeyRound,
  LayoutDashboard,
  MapPinHouse,
  PackageCheck,
  ShieldCheck,
  ShoppingCart,
  UserRound,
} from "@pecacerta/ui/icons.tsx";
import { useLocation } from "react-router";
import { m } from "#messages";
import { SignOutButton } from "../sessions/sign-out-button.tsx";
import "./account-menu.css";

const LINKS = [
  { href: "/account/dashboard", title: m.dashboard, icon: LayoutDashboard },
  { href: "/account/orders", title: m.orders, icon: PackageCheck },
  { href: "/account/addresses", title: m.addresses, icon: MapPinHouse },
  { href: "/account/wishlist", title: m.wishlist, icon: Heart },
  { href: "/account/garage", title: m.garage, icon: CarFront },
  { href: "/account/bid", title: m.account_bids, icon: HandCoins },
  { href: "/account/profile", title: m.profile, icon: UserRound },
  { href: "/account/password", title: m.password_and_access, icon: KeyRound },
  { href: "/account/privacy", title: m.privacy, icon: ShieldCheck },
  { href: "/cart", title: m.cart, icon: ShoppingCart },
] as const;

export function AccountMenu() {
  const { pathname } = useLocation();
  return (
    <ul className="account-menu">
      {LINKS.map(({ href, title, icon: Icon }) => (
        <li key={href}>
          <a href={href} className="account-link" aria-current={currentState(pathname, href)}>
            <Icon size={20} strokeWidth={1.75} />
            {title()}
          </a>
        </li>
      ))}
      <li>
        <SignOutButton className="account-link" />
      </li>
    </ul>
  );
}

function currentState(pathname: string, href: string): "page" | "true" | undefined {
  if (pathname === href) return "page";
  return pathname.startsWith(`${href}/`) && href !== "/cart" ? "true" : undefined;
}

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
import { useCustomerText } from "../../texts/customer-text.ts";
import { SignOutButton } from "../session/sign-out-button.tsx";
import "../../css/account-menu.css";

const LINKS = [
  { href: "/account/dashboard", title: "TEXT_DASHBOARD", icon: LayoutDashboard },
  { href: "/account/orders", title: "TEXT_ORDERS", icon: PackageCheck },
  { href: "/account/addresses", title: "TEXT_ADDRESSES", icon: MapPinHouse },
  { href: "/account/wishlist", title: "TEXT_WISHLIST", icon: Heart },
  { href: "/account/garage", title: "TEXT_GARAGE", icon: CarFront },
  { href: "/account/bid", title: "TEXT_ACCOUNT_BIDS", icon: HandCoins },
  { href: "/account/profile", title: "TEXT_PROFILE", icon: UserRound },
  { href: "/account/password", title: "TEXT_PASSWORD_AND_ACCESS", icon: KeyRound },
  { href: "/account/privacy", title: "TEXT_PRIVACY", icon: ShieldCheck },
  { href: "/cart", title: "TEXT_CART", icon: ShoppingCart },
] as const;

export function AccountMenu() {
  const text = useCustomerText();
  const { pathname } = useLocation();
  return (
    <ul className="account-menu">
      {LINKS.map(({ href, title, icon: Icon }) => (
        <li key={href}>
          <a href={href} className="account-link" aria-current={currentState(pathname, href)}>
            <Icon size={20} strokeWidth={1.75} />
            {text(title)}
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

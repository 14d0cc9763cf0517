import sprite from "./icons.svg?url";

export type IconProps = { size?: number; strokeWidth?: number; className?: string };
export type IconType = (props: IconProps) => React.JSX.Element;

/**
 * A Lucide icon from a sprite, which `npm run draw -w @pecacerta/icons` builds from the names below: inline icons were
 * a third of a product page's HTML. Hidden from screen readers.
 */
function icon(name: string): IconType {
  const place = `${sprite}#${name}`;
  return ({ size = 24, strokeWidth, className }) => (
    <svg
      className={className ? `icon ${className}` : "icon"}
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      <use href={place} />
    </svg>
  );
}

export const ArrowLeft = /* @__PURE__ */ icon("arrow-left");
export const ArrowRight = /* @__PURE__ */ icon("arrow-right");
export const BadgePercent = /* @__PURE__ */ icon("badge-percent");
export const Banknote = /* @__PURE__ */ icon("banknote");
export const Building2 = /* @__PURE__ */ icon("building-2");
export const Car = /* @__PURE__ */ icon("car");
export const CarFront = /* @__PURE__ */ icon("car-front");
export const Check = /* @__PURE__ */ icon("check");
export const ChevronDown = /* @__PURE__ */ icon("chevron-down");
export const ChevronLeft = /* @__PURE__ */ icon("chevron-left");
export const ChevronRight = /* @__PURE__ */ icon("chevron-right");
export const CircleAlert = /* @__PURE__ */ icon("circle-alert");
export const CircleCheck = /* @__PURE__ */ icon("circle-check");
export const CircleHelp = /* @__PURE__ */ icon("circle-help");
export const CircleX = /* @__PURE__ */ icon("circle-x");
export const Clock = /* @__PURE__ */ icon("clock");
export const Copy = /* @__PURE__ */ icon("copy");
export const Eye = /* @__PURE__ */ icon("eye");
export const Folder = /* @__PURE__ */ icon("folder");
export const Globe = /* @__PURE__ */ icon("globe");
export const HandCoins = /* @__PURE__ */ icon("hand-coins");
export const Handshake = /* @__PURE__ */ icon("handshake");
export const Heart = /* @__PURE__ */ icon("heart");
export const KeyRound = /* @__PURE__ */ icon("key-round");
export const LayoutDashboard = /* @__PURE__ */ icon("layout-dashboard");
export const LayoutGrid = /* @__PURE__ */ icon("layout-grid");
export const List = /* @__PURE__ */ icon("list");
export const LoaderCircle = /* @__PURE__ */ icon("loader-circle");
export const LogOut = /* @__PURE__ */ icon("log-out");
export const Mail = /* @__PURE__ */ icon("mail");
export const MapPin = /* @__PURE__ */ icon("map-pin");
export const MapPinHouse = /* @__PURE__ */ icon("map-pin-house");
export const MapPinOff = /* @__PURE__ */ icon("map-pin-off");
export const Menu = /* @__PURE__ */ icon("menu");
export const MessageCircle = /* @__PURE__ */ icon("message-circle");
export const Minus = /* @__PURE__ */ icon("minus");
export const Motorbike = /* @__PURE__ */ icon("motorbike");
export const Newspaper = /* @__PURE__ */ icon("newspaper");
export const Package = /* @__PURE__ */ icon("package");
export const PackageCheck = /* @__PURE__ */ icon("package-check");
export const PackageOpen = /* @__PURE__ */ icon("package-open");
export const PackageSearch = /* @__PURE__ */ icon("package-search");
export const Pause = /* @__PURE__ */ icon("pause");
export const Phone = /* @__PURE__ */ icon("phone");
export const Play = /* @__PURE__ */ icon("play");
export const Plus = /* @__PURE__ */ icon("plus");
export const Printer = /* @__PURE__ */ icon("printer");
export const QrCode = /* @__PURE__ */ icon("qr-code");
export const RotateCcw = /* @__PURE__ */ icon("rotate-ccw");
export const Scale = /* @__PURE__ */ icon("scale");
export const Search = /* @__PURE__ */ icon("search");
export const SearchX = /* @__PURE__ */ icon("search-x");
export const Settings = /* @__PURE__ */ icon("settings");
export const Share2 = /* @__PURE__ */ icon("share-2");
export const ShieldCheck = /* @__PURE__ */ icon("shield-check");
export const ShoppingCart = /* @__PURE__ */ icon("shopping-cart");
export const SlidersHorizontal = /* @__PURE__ */ icon("sliders-horizontal");
export const Star = /* @__PURE__ */ icon("star");
export const Table2 = /* @__PURE__ */ icon("table-2");
export const Tag = /* @__PURE__ */ icon("tag");
export const Trash2 = /* @__PURE__ */ icon("trash-2");
export const Truck = /* @__PURE__ */ icon("truck");
export const Unplug = /* @__PURE__ */ icon("unplug");
export const User = /* @__PURE__ */ icon("user");
export const UserRound = /* @__PURE__ */ icon("user-round");
export const WifiOff = /* @__PURE__ */ icon("wifi-off");
export const Wrench = /* @__PURE__ */ icon("wrench");
export const X = /* @__PURE__ */ icon("x");
export const ZoomIn = /* @__PURE__ */ icon("zoom-in");

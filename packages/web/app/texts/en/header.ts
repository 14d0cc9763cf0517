import type { headerTexts as pt } from "../pt/header.ts";

/** What the header's drop-downs, the mobile menu and the cookie notice say, in English. */
export const headerTexts = {
  TEXT_TRACK_ORDER: "Track order",
  TEXT_STORE_PLACE: "Store in {city}/{state}",
  TEXT_CURRENCY: "Currency",
  TEXT_LANGUAGE: "Language",
  TEXT_CHOOSE_CURRENCY: "Currency: {code}",
  TEXT_CHOOSE_LANGUAGE: "Language: {name}",
  TEXT_MENU: "Menu",
  TEXT_MENU_BACK: "Back",
  TEXT_MENU_ALL_OF: "All of {name}",
  TEXT_MENU_ACCOUNT: "Account",
  TEXT_MENU_GARAGE: "Garage",
  TEXT_MENU_SETTINGS: "Settings",
  TEXT_MENU_BLOG: "Workshop blog",
  TEXT_MENU_TERMS: "Exchanges, returns and privacy",
  TEXT_MENU_TALK: "Contact us",
  TEXT_MENU_HELLO: "Hello, {name}",
  TEXT_MENU_HELLO_VISITOR: "Sign in to see your orders, your garage and your wishlist.",
  TEXT_COOKIES: "Cookie notice",
  TEXT_COOKIES_TEXT:
    "We keep in your browser only what the shop needs to work: your access, your cart and your vehicle. No trackers at all.",
  TEXT_COOKIES_MORE: "Learn more",
  TEXT_COOKIES_OK: "Ok",
} as const satisfies Record<keyof typeof pt, string>;

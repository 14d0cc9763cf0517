import type { headerTexts as pt } from "../pt/header.ts";

/** What the header's drop-downs, the mobile menu and the cookie notice say, in Arabic. */
export const headerTexts = {
  TEXT_TRACK_ORDER: "تتبّع الطلب",
  TEXT_STORE_PLACE: "المتجر في {city}/{state}",
  TEXT_CURRENCY: "العملة",
  TEXT_LANGUAGE: "اللغة",
  TEXT_CHOOSE_CURRENCY: "العملة: {code}",
  TEXT_CHOOSE_LANGUAGE: "اللغة: {name}",
  TEXT_MENU: "القائمة",
  TEXT_MENU_BACK: "رجوع",
  TEXT_MENU_ALL_OF: "كل ما في {name}",
  TEXT_MENU_ACCOUNT: "الحساب",
  TEXT_MENU_GARAGE: "المرآب",
  TEXT_MENU_SETTINGS: "الإعدادات",
  TEXT_MENU_BLOG: "مدونة الورشة",
  TEXT_MENU_TERMS: "الاستبدال والإرجاع والخصوصية",
  TEXT_MENU_TALK: "اتصل بنا",
  TEXT_MENU_HELLO: "مرحبًا، {name}",
  TEXT_MENU_HELLO_VISITOR: "سجّل الدخول لترى طلباتك ومرآبك ومفضلتك.",
  TEXT_COOKIES: "إشعار ملفات الارتباط",
  TEXT_COOKIES_TEXT: "لا نحفظ في متصفحك إلا ما يحتاجه المتجر ليعمل: دخولك وسلتك ومركبتك. لا أدوات تتبّع.",
  TEXT_COOKIES_MORE: "اعرف المزيد",
  TEXT_COOKIES_OK: "حسنًا",
} as const satisfies Record<keyof typeof pt, string>;

import type { footerTexts as pt } from "../pt/footer.ts";

/** What only the footer says in Arabic. */
export const footerTexts = {
  TEXT_INFORMATION: "المتجر",
  TEXT_PAYMENT_AND_HELP: "الدفع",
  TEXT_PAY_WITH_PIX: "Pix برمز فوري",
  TEXT_PAY_COMBINED: "اتفق مع البائع عبر واتساب",
  TEXT_PAY_ARRANGED: "اتفق مع البائع",
  TEXT_TRADE_MARKS: "تُذكر علامات المركبات وطرازاتها فقط لبيان المركبة التي تناسبها كل قطعة.",
  TEXT_CLOSED_TITLE: "سنعود قريبًا",
  TEXT_CLOSED_TEXT: "المتجر مغلق للصيانة لبضع دقائق. طلباتك وسلتك وحسابك محفوظة.",
  TEXT_CLOSED_HELP: "هل تحتاج إلى قطعة الآن؟",
  TEXT_NO_SCRIPT:
    "بدون JavaScript يمكنك رؤية القطع والأسعار، ولكن لا يمكنك تسجيل الدخول ولا الشراء. فعّله في المتصفح، أو",
  TEXT_NO_SCRIPT_CONTACT: "تواصل مع المتجر",
} as const satisfies Record<keyof typeof pt, string>;

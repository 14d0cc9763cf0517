import type { orderTexts as pt } from "../pt/orders.ts";

/** What can be done with an order, in Arabic. */
export const orderTexts = {
  TEXT_ORDER_CANCELLED: "ملغى",
  TEXT_ORDER_STEP_CANCELLED: "أُلغي الطلب",
  TEXT_ORDER_CANCELLED_NOTICE: "أُلغي هذا الطلب في {date}. لن يُرسل شيء.",
  TEXT_ORDER_REFUND_NOTICE: "أُلغي هذا الطلب في {date}. سيعيد المتجر ما دفعته.",
  TEXT_ORDER_STEP_EXPIRED: "أُلغي: لم يصل الدفع",
  TEXT_ORDER_EXPIRED_NOTICE: "أُلغي: لم يصل الدفع حتى {date}. لن يُرسل أو يُحصَّل شيء. إن كنت قد دفعت، فتواصل مع المتجر.",
  TEXT_PAY_BY: "ادفع حتى {date}. بعد ذلك يُلغى الطلب.",
  TEXT_PAY_BY_OVER: "انتهت مهلة الدفع في {date}. يجري إلغاء هذا الطلب.",
  TEXT_ORDER_AGAIN: "الشراء مجددًا",
  TEXT_ORDER_AGAIN_ADDING: "جارٍ الإضافة…",
  TEXT_ORDER_AGAIN_ALL: "محتويات هذا الطلب في السلة، بأسعار اليوم.",
  TEXT_ORDER_AGAIN_SOME: "تعذّرت إضافة بعض محتويات هذا الطلب إلى السلة:",
  TEXT_ORDER_AGAIN_GONE: "{name}: لم يعد يُباع",
  TEXT_ORDER_AGAIN_OPTIONS: "{name}: الخيار المحدّد لم يعد موجودًا",
  TEXT_ORDER_AGAIN_LEFT:
    "{left, plural, zero {{name}: نفدت الكمية} one {{name}: بقيت قطعة واحدة فقط} two {{name}: بقيت قطعتان فقط} few {{name}: بقيت # قطع فقط} many {{name}: بقيت # قطعة فقط} other {{name}: بقيت # قطعة فقط}}",
  TEXT_ORDER_AGAIN_FULL: "{name}: السلة ممتلئة",
  TEXT_ORDER_AGAIN_SEE_CART: "عرض السلة",
  TEXT_ORDER_PRINT: "طباعة",
  TEXT_ORDER_CANCEL: "إلغاء الطلب",
  TEXT_ORDER_CANCELLING: "جارٍ الإلغاء…",
  TEXT_ORDER_CANCEL_TITLE: "هل تريد إلغاء الطلب {number}؟",
  TEXT_ORDER_CANCEL_HINT: "لن يُرسل شيء، وتعود القطع إلى البيع. لا يمكن التراجع عن ذلك.",
  TEXT_ORDER_CANCEL_PAID_HINT: "لن يُرسل شيء، ويعيد المتجر ما دفعته. لا يمكن التراجع عن ذلك.",
  TEXT_ORDER_KEEP: "إبقاء الطلب",
} as const satisfies Record<keyof typeof pt, string>;

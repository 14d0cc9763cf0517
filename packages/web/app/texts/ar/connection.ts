import type { connectionTexts as pt } from "../pt/connection.ts";

/** What the shop says when the connection goes and comes, in Arabic. */
export const connectionTexts = {
  TEXT_OFFLINE: "أنت غير متصل بالإنترنت. ما على الشاشة باقٍ هنا.",
  TEXT_OFFLINE_WANTED: "أنت غير متصل بالإنترنت. ستُفتح الصفحة عند عودة الاتصال.",
  TEXT_ONLINE: "عاد الاتصال بالإنترنت.",
} as const satisfies Record<keyof typeof pt, string>;

import type { garageTexts as pt } from "../pt/garage.ts";

/** What the vehicle picker and the garage say in Arabic. */
export const garageTexts = {
  TEXT_GARAGE: "مرآبي",
  TEXT_YOUR_VEHICLES: "مركباتك",
  TEXT_FIND_YOUR_VEHICLE: "ما هي مركبتك؟",
  TEXT_FIND_YOUR_VEHICLE_HINT: "ستخبرك القطع إن كانت تناسبها.",
  TEXT_VEHICLE_TYPE: "نوع المركبة",
  TEXT_VEHICLE_BRAND: "العلامة",
  TEXT_VEHICLE_MODEL: "الطراز",
  TEXT_VEHICLE_YEAR: "السنة",
  TEXT_TYPE_CAR: "سيارة",
  TEXT_TYPE_MOTORCYCLE: "دراجة نارية",
  TEXT_TYPE_TRUCK: "شاحنة",
  TEXT_CHOOSE: "اختر",
  TEXT_LIST_LOADING: "جارٍ التحميل…",
  TEXT_LIST_EMPTY: "لا توجد نتائج",
  TEXT_LIST_COUNT:
    "{count, plural, zero {لا توجد نتائج} one {خيار واحد} two {خياران} few {# خيارات} many {# خيارًا} other {# خيار}}",
  TEXT_ADD_VEHICLE: "إضافة مركبة",
  TEXT_ADD_TO_GARAGE: "إضافة إلى المرآب",
  TEXT_USE_VEHICLE: "استخدام هذه المركبة",
  TEXT_ADDING_VEHICLE: "جارٍ الإضافة…",
  TEXT_VEHICLE_ADDED: "أُضيفت المركبة: {vehicle}",
  TEXT_VEHICLE_REMOVED: "حُذفت المركبة: {vehicle}",
  TEXT_REMOVE_VEHICLE: "حذف {vehicle}",
  TEXT_NO_VEHICLE_CHOSEN: "دون اختيار مركبة",
  TEXT_NO_VEHICLE_CHOSEN_HINT: "عرض كل القطع",
  TEXT_BACK_TO_VEHICLES: "العودة إلى المركبات",
  TEXT_SEE_GARAGE: "عرض مرآبي",
  TEXT_VISITOR_GARAGE: "سجّل الدخول لحفظ مركباتك في المرآب والعثور عليها من أي جهاز.",
} as const satisfies Record<keyof typeof pt, string>;

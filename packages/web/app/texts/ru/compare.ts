import type { compareTexts as pt } from "../pt/compare.ts";

/** What the page of compared products says, in Russian. */
export const compareTexts = {
  TEXT_COMPARE_EMPTY: "Нет товаров для сравнения",
  TEXT_COMPARE_EMPTY_HINT:
    "На странице товара или в быстром просмотре нажмите «Сравнить». Он появится здесь рядом с другими.",
  TEXT_COMPARE_BROKEN: "Не удалось получить товары. Проверьте интернет и попробуйте снова.",
  TEXT_COMPARE_GONE: "«{name}» больше нет в каталоге.",
  TEXT_COMPARE_REMOVE: "Удалить",
  TEXT_COMPARE_REMOVE_NAME: "Убрать {name} из сравнения",
  TEXT_COMPARE_CLEAR: "Очистить сравнение",
  TEXT_COMPARE_HIDE_EQUAL: "Скрыть одинаковые строки",
  TEXT_COMPARE_HIDDEN:
    "{count, plural, one {Скрыта # одинаковая строка.} few {Скрыты # одинаковые строки.} many {Скрыто # одинаковых строк.} other {Скрыто # одинаковой строки.}}",
  TEXT_COMPARE_PRODUCT: "Товар",
  TEXT_COMPARE_PRICE: "Цена",
  TEXT_COMPARE_STOCK: "Наличие",
  TEXT_COMPARE_BRAND: "Бренд",
  TEXT_COMPARE_BUY: "Купить",
} as const satisfies Record<keyof typeof pt, string>;

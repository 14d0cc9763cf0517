import type { searchTexts as pt } from "../pt/search.ts";

/** What the search's drop-down and results say, in Russian; loaded with them. */
export const searchTexts = {
  TEXT_SUGGESTIONS: "Подсказки",
  TEXT_SUGGESTED_PRODUCTS: "Товары",
  TEXT_SUGGESTED_LATEST: "Новинки",
  TEXT_SUGGESTED_CATEGORIES: "Категории",
  TEXT_NOTHING_SUGGESTED: "Нет подсказок для «{term}». Всё равно ищите — клавишей Enter или лупой.",
  TEXT_SUGGESTED_COUNT:
    "{products, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}, {categories, plural, one {# категория} few {# категории} many {# категорий} other {# категории}}",
  TEXT_TOAST_SEARCH_FAILED: "Ошибка поиска товаров",
  TEXT_SEARCHING: "Ищем…",
  TEXT_RESULTS_FOR: "Результаты по запросу «{term}».",
  TEXT_DID_YOU_MEAN: "Попробуйте только",
  TEXT_ASK_SELLER: "Спросить продавца в WhatsApp",
  TEXT_ASK_FOR_PART: "Здравствуйте! Ищу эту деталь и не нашёл её в магазине: {term}",
  TEXT_OR_CATEGORIES: "Искать по категориям",
  TEXT_SEARCH_TITLE: "Поиск «{term}»",
  TEXT_NOT_FOUND_PRODUTOS_FROM_SEARCH: "По запросу «{term}» ничего не найдено",
  TEXT_NOTHING_FOUND_HINT: "Проверьте написание, попробуйте слово короче или ищите по номеру, выбитому на детали.",
} as const satisfies Record<keyof typeof pt, string>;

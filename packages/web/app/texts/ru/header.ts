import type { headerTexts as pt } from "../pt/header.ts";

/** What the header's drop-downs, the mobile menu and the cookie notice say, in Russian. */
export const headerTexts = {
  TEXT_TRACK_ORDER: "Отследить заказ",
  TEXT_STORE_PLACE: "Магазин: {city}/{state}",
  TEXT_CURRENCY: "Валюта",
  TEXT_LANGUAGE: "Язык",
  TEXT_CHOOSE_CURRENCY: "Валюта: {code}",
  TEXT_CHOOSE_LANGUAGE: "Язык: {name}",
  TEXT_MENU: "Меню",
  TEXT_MENU_BACK: "Назад",
  TEXT_MENU_ALL_OF: "Всё в разделе «{name}»",
  TEXT_MENU_ACCOUNT: "Аккаунт",
  TEXT_MENU_GARAGE: "Гараж",
  TEXT_MENU_SETTINGS: "Настройки",
  TEXT_MENU_BLOG: "Блог мастерской",
  TEXT_MENU_TERMS: "Обмен, возврат и конфиденциальность",
  TEXT_MENU_TALK: "Связаться с нами",
  TEXT_MENU_HELLO: "Здравствуйте, {name}",
  TEXT_MENU_HELLO_VISITOR: "Войдите, чтобы увидеть свои заказы, гараж и избранное.",
  TEXT_COOKIES: "Уведомление о cookie",
  TEXT_COOKIES_TEXT:
    "Мы храним в браузере только то, без чего магазин не работает: ваш вход, корзину и автомобиль. Никакой слежки.",
  TEXT_COOKIES_MORE: "Подробнее",
  TEXT_COOKIES_OK: "Ок",
} as const satisfies Record<keyof typeof pt, string>;

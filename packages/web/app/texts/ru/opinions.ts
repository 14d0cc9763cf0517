import type { opinionTexts as pt } from "../pt/opinions.ts";

/** What is said where reviews and questions are written, in Russian. */
export const opinionTexts = {
  TEXT_YOUR_RATING: "Ваша оценка",
  TEXT_STARS: "{stars, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}",
  TEXT_YOUR_REVIEW: "Ваш отзыв",
  TEXT_YOUR_REVIEW_HINT:
    "Расскажите, подошла ли деталь и как прошла установка. Если вы уже оценивали этот товар, новый отзыв заменит прежний.",
  TEXT_SEND_REVIEW: "Отправить отзыв",
  TEXT_REVIEW_SENT: "Спасибо! Ваш отзыв уже на странице.",
  TEXT_SIGN_IN_TO_REVIEW: "Войдите в личный кабинет, чтобы оценить этот товар.",
  TEXT_YOUR_QUESTION: "Ваш вопрос",
  TEXT_YOUR_QUESTION_HINT: "Укажите модель, год и двигатель вашей машины. Рядом будет видно ваше имя.",
  TEXT_SEND_QUESTION: "Отправить вопрос",
  TEXT_QUESTION_SENT: "Вопрос отправлен. Ответ магазина появится здесь.",
  TEXT_SIGN_IN_TO_ASK: "Войдите в личный кабинет, чтобы спросить об этом товаре.",
  TEXT_OPINION_SENDING: "Отправляем…",
  TEXT_PAGES: "Страницы",
  TEXT_PAGE_OF: "Страница {page} из {pages}",
  TEXT_NEWER: "Новее",
  TEXT_OLDER: "Старее",
} as const satisfies Record<keyof typeof pt, string>;

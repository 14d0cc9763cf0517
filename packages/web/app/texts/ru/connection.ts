import type { connectionTexts as pt } from "../pt/connection.ts";

/** What the shop says when the connection goes and comes, in Russian. */
export const connectionTexts = {
  TEXT_OFFLINE: "Нет подключения к интернету. То, что на экране, остаётся здесь.",
  TEXT_OFFLINE_WANTED: "Нет подключения к интернету. Страница откроется, как только связь вернётся.",
  TEXT_ONLINE: "Подключение восстановлено.",
} as const satisfies Record<keyof typeof pt, string>;

import { useCallback } from "react";
import { createIntl, createIntlCache, type IntlShape, useIntl } from "react-intl";
import { pt } from "./pt.ts";

export type TextId = keyof typeof pt;
export type TextValues = Record<string, string | number>;
export type Text = (id: TextId, values?: TextValues) => string;

/** One for the whole process: it remembers what it prepared, and knows nothing of who asks. */
export const portuguese = createIntl({ locale: "pt-BR", messages: pt, onError: console.error }, createIntlCache());

/** What the shop says, for components. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => said(intl, id, values), [intl]);
}

/** What the shop says, outside of components: page titles and toasts. */
export const textOf: Text = (id, values) => said(portuguese, id, values);

// Most texts have no place to fill: they need no formatting, which a page of dozens of cards would notice.
function said(intl: IntlShape, id: TextId, values?: TextValues): string {
  const message: unknown = intl.messages[id];
  return typeof message === "string" && !message.includes("{") ? message : intl.formatMessage({ id }, values);
}

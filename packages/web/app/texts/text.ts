import { ownProperty } from "@pecacerta/rules/own-property";
import { formatMessage, type Message } from "./format.ts";
import { pt } from "./pt.ts";

export type TextValues = Record<string, string | number>;
export type TextId = keyof typeof pt;
export type Text = (id: TextId, values?: TextValues) => string;

// What the sources write as one string comes parsed from the build.
const said: Readonly<Record<string, Message>> = pt;

/** What the shop says, outside of components: page titles and toasts. */
export const textOf: Text = (id, values) => formatMessage(ownProperty(said, id) ?? "", values);

/** What the shop says, for components. */
export const useText = (): Text => textOf;

/** The same with texts that only some pages need: they are loaded with those pages, and the others know nothing of them. */
export function createText<Id extends string>(more: Readonly<Record<Id, Message>>) {
  const all: Readonly<Record<string, Message>> = { ...said, ...more };
  return (id: Id | TextId, values?: TextValues): string => formatMessage(ownProperty(all, id) ?? "", values);
}

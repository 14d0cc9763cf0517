import { ownProperty } from "@pecacerta/rules/own-property";
import { formatMessage, type Message } from "./format.ts";
import { pt } from "./pt.ts";

export type TextValues = Record<string, string | number>;
export type TextId = keyof typeof pt;
export type Text = (id: TextId, values?: TextValues) => string;

// The build parses the messages.
const said: Readonly<Record<string, Message>> = pt;

/** For use outside of components: page titles and toasts. */
export const textOf: Text = (id, values) => formatMessage(ownProperty(said, id) ?? "", values);

export const useText = (): Text => textOf;

/** Adds texts that only some pages load. */
export function createText<Id extends string>(more: Readonly<Record<Id, Message>>) {
  const all: Readonly<Record<string, Message>> = { ...said, ...more };
  return (id: Id | TextId, values?: TextValues): string => formatMessage(ownProperty(all, id) ?? "", values);
}

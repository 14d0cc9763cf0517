import { pt } from "./pt.ts";
import { type TextId, textOf } from "./text.ts";

/** What a refusal says to people. A server that is newer than this page may know keys that the page does not. */
export const refusalText = (refusal: string): string => textOf(isTextId(refusal) ? refusal : "INTERNAL_ERROR");

const isTextId = (key: string): key is TextId => Object.hasOwn(pt, key);

import { pt } from "./pt.ts";
import { type TextId, textOf } from "./text.ts";

/** The text of a refusal. A newer server may send keys that this page does not know. */
export const refusalText = (refusal: string): string => textOf(isTextId(refusal) ? refusal : "INTERNAL_ERROR");

const isTextId = (key: string): key is TextId => Object.hasOwn(pt, key);

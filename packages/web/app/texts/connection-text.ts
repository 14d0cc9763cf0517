import { connectionTexts } from "./pt/connection.ts";
import { textWith } from "./text.ts";

/** What the shop says when the connection goes and comes; loaded when the page is at rest, for it could not be later. */
export const useConnectionText = () => connectionText;

const connectionText = textWith(connectionTexts);

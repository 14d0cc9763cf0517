import { connectionTexts } from "./pt/connection.ts";
import { createText } from "./text.ts";

/** What the shop says when the connection goes and comes; loaded when the page is at rest, for it could not be later. */
export const useConnectionText = () => connectionText;

const connectionText = createText(connectionTexts);

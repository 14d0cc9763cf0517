import { connectionTexts } from "./pt/connection.ts";
import { createText } from "./text.ts";

/** Loaded ahead: it cannot be fetched offline. */
export const useConnectionText = () => connectionText;

const connectionText = createText(connectionTexts);

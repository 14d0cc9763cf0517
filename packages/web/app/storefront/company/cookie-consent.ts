import { readStoredText, storeText } from "../../client/storage.ts";

export const CONSENT_KEY = "hasVisitedBefore";
const CONSENT_VALUE = "true";

let isGiven = false;

/** Whether somebody has read the notice about cookies in this browser. */
export const hasConsented = (): boolean => isGiven || readStoredText(CONSENT_KEY) === CONSENT_VALUE;

/** Lasts as long as the page at least, where a browser keeps nothing. */
export function giveConsent(): void {
  isGiven = true;
  storeText(CONSENT_KEY, CONSENT_VALUE);
}

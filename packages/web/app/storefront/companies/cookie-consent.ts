import { readStoredText, storeText } from "../../client/storage.ts";

export const CONSENT_KEY = "hasVisitedBefore";
const CONSENT_VALUE = "true";

let isGiven = false;

export const hasConsented = (): boolean => isGiven || readStoredText(CONSENT_KEY) === CONSENT_VALUE;

/** Lasts as long as the page if storage is disabled. */
export function giveConsent(): void {
  isGiven = true;
  storeText(CONSENT_KEY, CONSENT_VALUE);
}

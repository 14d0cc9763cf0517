import { staffRefusalText } from "../texts/staff-refusal-text.ts";

export const fieldErrorText = (refusal: string | undefined): string | undefined => refusal && staffRefusalText(refusal);

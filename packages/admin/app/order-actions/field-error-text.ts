import { companyRefusalText } from "../texts/company-refusal-text.ts";

export const fieldErrorText = (refusal: string | undefined): string | undefined =>
  refusal && companyRefusalText(refusal);

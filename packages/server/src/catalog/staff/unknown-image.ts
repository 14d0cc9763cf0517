import { refuse } from "@pecacerta/rules/outcome";

export const unknownImage = refuse("VALIDATION_FAILED", { errors: { image: "ERROR_FORM_INVALID" as const } });

import { refuse } from "@pecacerta/rules/outcome";

/** The company does not have the image. */
export const unknownImage = refuse("VALIDATION_FAILED", { errors: { image: "ERROR_FORM_INVALID" as const } });

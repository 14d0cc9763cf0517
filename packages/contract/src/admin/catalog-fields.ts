import { STAFF_TEXT_LIMITS } from "@pecacerta/rules/staff-text-limits";
import { booleanField, withDefault } from "../fields.ts";
import { slugField, textField } from "../text-fields.ts";

export const nameField = textField(STAFF_TEXT_LIMITS.catalogName, "Freios").refine(
  (name) => name !== "",
  "ERROR_FORM_REQUIRED",
);

/** An address of an uploaded image; null for none. */
export const imageField = textField(300, "/pictures/brake-disc.svg").nullable();

/** `takeSlug`: also one that leads to another page today. */
export const slugFields = { slug: slugField.optional(), takeSlug: withDefault(booleanField, false) };

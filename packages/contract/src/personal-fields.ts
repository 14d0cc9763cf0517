import type { PersonalFieldKind } from "@pecacerta/rules/privacy";
import { z } from "zod";

/** Fields that staff without `customers.read` see masked. */
export const personalFields = z.registry<{ kind: PersonalFieldKind }>();

/** Comes last: `meta` and checks make another field. */
export const personal = <Field extends z.ZodType>(kind: PersonalFieldKind, field: Field): Field => {
  personalFields.add(field, { kind });
  return field;
};

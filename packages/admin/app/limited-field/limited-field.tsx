import { Field } from "@pecacerta/ui/field.tsx";
import type { ComponentProps } from "react";
import { tooLongText } from "../texts/too-long-text.ts";

type LimitedFieldProps = ComponentProps<typeof Field> & { value: string; limit?: number };

/** Takes every text, and says which one is longer than its call accepts, if that has a limit. */
export const LimitedField = ({ limit = Number.POSITIVE_INFINITY, error, ...field }: LimitedFieldProps) => (
  <Field {...field} error={tooLongText(field.value, limit) ?? error} />
);

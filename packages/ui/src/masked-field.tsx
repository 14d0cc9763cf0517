import type { MaskitoOptions } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import type { ComponentProps } from "react";
import { Field } from "./field.tsx";

export function MaskedField({ mask, ...field }: { mask: MaskitoOptions } & ComponentProps<typeof Field>) {
  const ref = useMaskito({ options: mask });
  return <Field {...field} ref={ref} />;
}

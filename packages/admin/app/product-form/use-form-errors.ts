import type { ProductField } from "@pecacerta/contract/admin/product";
import { useState } from "react";
import type { ProductErrors } from "./product-edits.ts";

/** What was refused. Each `attempt` leads to the first field that has an error. */
export function useFormErrors() {
  const [errors, setErrors] = useState<ProductErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState<{ path: string | undefined }>();

  function show(key: string, fieldErrors: ProductErrors) {
    setErrors(fieldErrors);
    setRefusal(key);
    setAttempt({ path: Object.keys(fieldErrors)[0] });
  }
  function clear() {
    setErrors({});
    setRefusal(undefined);
  }
  /** The last error of a field takes the refusal with it. */
  function clearField(field: string) {
    const left = withoutErrorsOf(errors, field);
    setErrors(left);
    if (Object.keys(left).length === 0 && Object.keys(errors).length > 0) setRefusal(undefined);
  }
  return { errors, refusal, attempt, show, clear, clearField };
}

export type FormErrors = ReturnType<typeof useFormErrors>;

const withoutErrorsOf = (errors: ProductErrors, field: string): ProductErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== field && !path.startsWith(`${field}.`)));

const REFUSED_FIELDS = new Map<string, ProductField>([
  ["SKU_TAKEN", "sku"],
  ["SLUG_TAKEN", "slug"],
]);

/** The server's errors name `changes.price`. */
export function fieldErrorsOf(refusal: string, errors: ProductErrors): ProductErrors {
  const field = REFUSED_FIELDS.get(refusal);
  if (field) return { [field]: refusal };
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path.replace(/^changes\./, ""), error]));
}

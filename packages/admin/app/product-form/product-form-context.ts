import type { ProductField } from "@pecacerta/contract/admin/product";
import { ownProperty } from "@pecacerta/rules/own-property";
import { PRICE_FIELDS } from "@pecacerta/rules/product-prices";
import { createContext, use } from "react";
import { productFieldError } from "../texts/product-field-errors.ts";
import { formValue, type ProductErrors } from "./product-edits.ts";
import type { ProductFormValues } from "./product-form-values.ts";
import type { ProductForm } from "./use-product-form.ts";

export const ProductFormContext = createContext<ProductForm | undefined>(undefined);

export function useProductFormContext(): ProductForm {
  const form = use(ProductFormContext);
  if (!form) throw new Error("The field is outside the form of a product");
  return form;
}

export type ProductFieldState<Field extends ProductField> = {
  /** Of the control, for links that lead to it. */
  id: string;
  value: ProductFormValues[Field];
  change: (value: ProductFormValues[Field]) => void;
  /** Writes the same value in another way: neither errors nor the notice of a save go. */
  rewrite: (value: ProductFormValues[Field]) => void;
  isEdited: boolean;
  isReadOnly: boolean;
  /** `part`: of a field with parts, for example `0.number`; without it, the first error of any part. */
  errorOf: (part?: string) => string | undefined;
};

export const isPriceField = (field: string): boolean => PRICE_FIELDS.some((price) => price === field);

export const productFieldId = (field: ProductField): string => `product-${field}`;

export function useProductField<Field extends ProductField>(field: Field): ProductFieldState<Field> {
  const { product, edits, edit, rewrite, errors, canWrite, canPrice } = useProductFormContext();
  return {
    id: productFieldId(field),
    value: formValue(product, edits, field),
    change: (value) => edit(field, value),
    rewrite: (value) => rewrite(field, value),
    isEdited: Object.hasOwn(edits, field),
    isReadOnly: !(isPriceField(field) ? canPrice : canWrite),
    errorOf(part) {
      const path = part === undefined ? firstPathOf(errors, field) : `${field}.${part}`;
      const error = path && ownProperty(errors, path);
      return error && productFieldError(path, error);
    },
  };
}

const firstPathOf = (errors: ProductErrors, field: ProductField): string | undefined =>
  Object.keys(errors).find((path) => path === field || path.startsWith(`${field}.`));

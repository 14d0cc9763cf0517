import type { ReactNode } from "react";
import { productTexts } from "../texts/product-texts.ts";
import "./product-form.css";

/** A label with a mark while the value is not saved. */
export const ChangedLabel = ({ isEdited, children }: { isEdited: boolean; children: ReactNode }) =>
  isEdited ? (
    <>
      {children}
      <span className="product-changed" />
      <span className="sr-only"> {productTexts.changed}</span>
    </>
  ) : (
    children
  );

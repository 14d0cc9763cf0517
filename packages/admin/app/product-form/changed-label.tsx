import type { ReactNode } from "react";
import { productTexts } from "../texts/product-texts.ts";
import "./product-form.css";

/** The id of the text by which a `ChangedLabel` describes the control `id`. */
export const changedLabelId = (id: string, isEdited: boolean): string | undefined =>
  isEdited ? `${id}-changed` : undefined;

type ChangedLabelProps = { of: string; isEdited: boolean; children: ReactNode };

/** A label with a mark while the value is not saved. The control's name stays; its description says so. */
export const ChangedLabel = ({ of, isEdited, children }: ChangedLabelProps) =>
  isEdited ? (
    <>
      {children}
      <span className="product-changed" />
      <span hidden id={changedLabelId(of, isEdited)}>
        {productTexts.changed}
      </span>
    </>
  ) : (
    children
  );

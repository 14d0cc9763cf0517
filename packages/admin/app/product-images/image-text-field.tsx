import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import { MAX_IMAGE_TEXT } from "@pecacerta/rules/image-upload";
import { Field } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { imageTexts } from "../texts/image-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { useDescribeImage } from "./image-queries.ts";

type ImageTextFieldProps = { image: StaffImageDto; isReadOnly: boolean; announce: (text: string) => void };

/** Saved when the field is left, or with Enter. */
export function ImageTextField({ image: { name, text }, isReadOnly, announce }: ImageTextFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const describe = useDescribeImage();
  const value = typed ?? text;
  useUnsavedChanges(typed !== undefined && typed !== text);

  const save = async () => {
    const next = value.trim();
    if (next === "") return setError(imageTexts.textNeeded);
    setError(undefined);
    if (next === text) return setTyped(undefined);
    const result = await describe(name, next);
    if (!result.ok) return setError(companyRefusalText(result.errors.text ?? result.refusal));
    setTyped(undefined);
    announce(imageTexts.textSaved);
  };

  return (
    <Field
      id={`image-text-${name}`}
      label={imageTexts.text}
      value={value}
      maxLength={MAX_IMAGE_TEXT}
      required
      readOnly={isReadOnly}
      error={error ?? (value.trim() === "" ? imageTexts.textNeeded : undefined)}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // The form around it saves the product.
        event.preventDefault();
        save();
      }}
    />
  );
}

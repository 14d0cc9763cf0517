import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import { MAX_IMAGE_TEXT } from "@pecacerta/rules/image-upload";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { useState } from "react";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { imageTexts } from "../texts/image-texts.ts";
import { useUnsavedChanges } from "../unsaved/use-unsaved-changes.ts";
import { useDescribeImage } from "./image-queries.ts";
import "./product-images.css";

type ImageTextFieldProps = { image: StaffImageDto; isReadOnly: boolean; announce: (text: string) => void };

/** Saved when the field is left, or with Enter. */
export function ImageTextField({ image: { name, text }, isReadOnly, announce }: ImageTextFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const describe = useDescribeImage();
  const value = typed ?? text;
  useUnsavedChanges(typed !== undefined && typed !== text);

  const save = async () => {
    const next = value.replace(/\s+/g, " ").trim();
    if (next === "") return setError(imageTexts.textNeeded);
    setError(undefined);
    if (next === text) return setTyped(undefined);
    const result = await describe(name, next);
    if (!result.ok) return setError(companyRefusalText(result.errors.text ?? result.refusal));
    setTyped(undefined);
    announce(imageTexts.textSaved);
  };

  return (
    <LabeledControl
      id={`image-text-${name}`}
      label={imageTexts.text}
      error={error ?? (value.trim() === "" ? imageTexts.textNeeded : undefined)}
    >
      {(control) => (
        <textarea
          {...control}
          className="product-image-text input"
          rows={3}
          value={value}
          maxLength={MAX_IMAGE_TEXT}
          required
          readOnly={isReadOnly}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // One line: Enter saves it.
            event.preventDefault();
            save();
          }}
        />
      )}
    </LabeledControl>
  );
}

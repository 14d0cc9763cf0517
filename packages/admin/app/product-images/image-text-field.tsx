import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import { MAX_IMAGE_TEXT } from "@pecacerta/rules/image-upload";
import { LabeledControl } from "@pecacerta/ui/field.tsx";
import { useInlineField } from "../drafts/use-inline-field.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { imageTexts } from "../texts/image-texts.ts";
import { useDescribeImage } from "./image-queries.ts";
import "./product-images.css";

type ImageTextFieldProps = { image: StaffImageDto; isReadOnly: boolean; announce: (text: string) => void };

/** Saved when the field is left, or with Enter. */
export function ImageTextField({ image: { name, text }, isReadOnly, announce }: ImageTextFieldProps) {
  const { slug: company } = useStaffCompany();
  const describe = useDescribeImage();
  const save = async (typed: string): Promise<string | undefined> => {
    const next = typed.replace(/\s+/g, " ");
    if (next === "") return imageTexts.textNeeded;
    const result = await describe(name, next);
    if (!result.ok) return companyRefusalText(result.errors.text ?? result.refusal);
    announce(imageTexts.textSaved);
  };
  const { value, error, change, commit } = useInlineField({
    name: `image-text ${company} ${name}`,
    stored: text,
    save,
  });

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
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // One line: Enter saves it.
            event.preventDefault();
            void commit();
          }}
        />
      )}
    </LabeledControl>
  );
}

import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { Button } from "@pecacerta/ui/button.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { imageTexts } from "../texts/image-texts.ts";
import { ImageSource } from "./image-source.tsx";
import { UploadList } from "./upload-list.tsx";
import { useLatest } from "./use-latest.ts";
import { useUploads } from "./use-uploads.ts";
import "./product-images.css";

type ImageFieldProps = {
  id: string;
  label: string;
  image: string | null;
  onChange: (image: string | null) => void;
  /** Not before the upload has ended is the form complete. */
  onUploading: (isUploading: boolean) => void;
  isReadOnly?: boolean;
  error?: string | undefined;
};

/** One image, as of a category or brand. */
export function ImageField({ id, label, image, onChange, onUploading, isReadOnly = false, error }: ImageFieldProps) {
  const [message, announce] = useState("");
  const latest = useLatest(onChange);
  const uploads = useUploads({
    onStored({ url }, file) {
      latest.current(url);
      announce(imageTexts.added(file.name));
    },
  });
  const isUploading = uploads.activeId !== undefined;
  const reportUploading = useEffectEvent(onUploading);
  useEffect(() => reportUploading(isUploading), [isUploading]);
  const picture =
    image === null ? null : (
      <div className="grid grid-cols-[96px_minmax(0,1fr)] items-start gap-3">
        <div className="product-image-box">
          <img className="h-full w-full" src={imageUrlAtWidth(image, 400)} alt="" />
        </div>
        {isReadOnly ? null : (
          <Button small variant="secondary" className="justify-self-start" onClick={() => onChange(null)}>
            {imageTexts.removeOne}
          </Button>
        )}
      </div>
    );
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      {isReadOnly ? (
        picture
      ) : (
        <ImageSource
          chooseLabel={image === null ? imageTexts.chooseOne : imageTexts.replace}
          hint={imageTexts.limitsOne}
          isMultiple={false}
          onFiles={(files) => uploads.add(files.slice(0, 1))}
        >
          <UploadList {...uploads} />
          {picture}
        </ImageSource>
      )}
      <FieldError of={id} error={error} />
      <p role="status" className="sr-only">
        {message}
      </p>
    </fieldset>
  );
}

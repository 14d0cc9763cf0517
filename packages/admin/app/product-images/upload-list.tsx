import { Button } from "@pecacerta/ui/button.tsx";
import { CircleAlert, X } from "@pecacerta/ui/icons.tsx";
import { imageTexts } from "../texts/image-texts.ts";
import type { Upload, Uploads } from "./use-uploads.ts";
import "./product-images.css";

/** Files that are no images yet, with their progress or what is wrong with them. */
export const UploadList = ({ uploads, activeId, retry, remove }: Omit<Uploads, "add">) =>
  uploads.length === 0 ? null : (
    <ul aria-label={imageTexts.uploads} className="divided grid">
      {uploads.map((upload) => (
        <li key={upload.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2">
          <div className="grid min-w-0 gap-1">
            <p className="truncate">{upload.file.name}</p>
            <UploadState upload={upload} isActive={upload.id === activeId} />
          </div>
          <div className="flex gap-2">
            {upload.error === undefined ? null : (
              <Button
                small
                variant="secondary"
                aria-label={imageTexts.retry(upload.file.name)}
                onClick={() => retry(upload.id)}
              >
                {imageTexts.retryShort}
              </Button>
            )}
            <button
              type="button"
              className="product-images-button"
              aria-label={(upload.error === undefined ? imageTexts.cancel : imageTexts.dismiss)(upload.file.name)}
              onClick={() => remove(upload.id)}
            >
              <X size={20} />
            </button>
          </div>
        </li>
      ))}
    </ul>
  );

function UploadState({ upload: { file, sent, error }, isActive }: { upload: Upload; isActive: boolean }) {
  if (error !== undefined)
    return (
      <p className="field-error" role="alert">
        <CircleAlert size={16} />
        {error}
      </p>
    );
  const percent = Math.round(sent * 100);
  const state = sent >= 1 ? imageTexts.processing : imageTexts.sending(percent);
  return (
    <>
      <p className="note">{isActive ? state : imageTexts.waiting}</p>
      <progress
        className="product-images-progress"
        aria-label={file.name}
        max={100}
        value={isActive && sent >= 1 ? undefined : percent}
      />
    </>
  );
}

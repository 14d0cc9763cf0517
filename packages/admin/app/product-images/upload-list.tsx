import { Button } from "@pecacerta/ui/button.tsx";
import { CircleAlert, X } from "@pecacerta/ui/icons.tsx";
import { useListFocus } from "../list/use-list-focus.ts";
import { imageTexts } from "../texts/image-texts.ts";
import type { Upload, Uploads } from "./use-uploads.ts";
import "./product-images.css";

/** Files that are no images yet, with their progress or what is wrong with them. */
export function UploadList({ uploads, activeId, retry, remove }: Omit<Uploads, "add">) {
  const { list, onFocus } = useListFocus<HTMLUListElement>();
  if (uploads.length === 0) return null;
  return (
    <ul ref={list} onFocus={onFocus} aria-label={imageTexts.uploads} className="divided grid">
      {uploads.map((upload) => (
        <li key={upload.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 py-2">
          <div className="grid min-w-0 justify-items-start gap-1">
            <p className="max-w-full truncate">{upload.file.name}</p>
            <UploadState upload={upload} isActive={upload.id === activeId} />
            {upload.failure?.canRetry ? (
              <Button
                small
                variant="secondary"
                aria-label={imageTexts.retry(upload.file.name)}
                onClick={() => retry(upload.id)}
              >
                {imageTexts.retryShort}
              </Button>
            ) : null}
          </div>
          <button
            type="button"
            className="product-images-button"
            aria-label={(upload.failure ? imageTexts.dismiss : imageTexts.cancel)(upload.file.name)}
            onClick={() => remove(upload.id)}
          >
            <X size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function UploadState({ upload: { file, sent, isPaused, failure }, isActive }: { upload: Upload; isActive: boolean }) {
  if (failure)
    return (
      <p className="field-error" role="alert">
        <CircleAlert size={16} />
        {failure.text}
      </p>
    );
  if (!isActive) return <p className="note">{imageTexts.waiting}</p>;
  if (isPaused) return <p className="note">{imageTexts.paused}</p>;
  const percent = Math.round(sent * 100);
  return (
    <>
      <p className="note">{sent >= 1 ? imageTexts.processing : imageTexts.sending(percent)}</p>
      <progress className="product-images-progress" aria-label={file.name} max={100} value={percent} />
    </>
  );
}

import { Button } from "@pecacerta/ui/button.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { imageTexts } from "../texts/image-texts.ts";
import { ImageCard } from "./image-card.tsx";
import { ImageSource } from "./image-source.tsx";
import { moveImage } from "./move-image.ts";
import { UploadList } from "./upload-list.tsx";
import { useLatest } from "./use-latest.ts";
import { useUploads } from "./use-uploads.ts";
import { withImage } from "./with-image.ts";
import "./product-images.css";

const MAX_IMAGES = 20;

type ProductImagesProps = {
  /** URLs in the order of the shop. */
  images: readonly string[];
  onChange: (images: string[]) => void;
  /** How many photos are on their way: they join the list later. */
  onSending: (count: number) => void;
  isReadOnly?: boolean;
  error?: string | undefined;
};

/** The images of a product. New files are stored at once; the list is the form's. */
export function ProductImages({ images, onChange, onSending, isReadOnly = false, error }: ProductImagesProps) {
  const id = useId();
  const [message, announce] = useState("");
  const list = useImageList({ images, onChange, announce });
  const sending = list.uploads.uploads.filter(({ failure }) => !failure).length;
  const reportSending = useEffectEvent(onSending);
  useEffect(() => reportSending(sending), [sending]);
  const cards = (
    <>
      {images.length === 0 ? <p className="muted">{imageTexts.none}</p> : null}
      <ul aria-label={imageTexts.list} className="product-images-list grid gap-3">
        {images.map((url, index) => (
          <ImageCard
            key={url}
            {...{ url, isReadOnly, place: index + 1, count: images.length }}
            onMove={list.move}
            onRemove={() => list.remove(index)}
          />
        ))}
      </ul>
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isReadOnly ? (
        cards
      ) : (
        <ImageSource
          chooseLabel={imageTexts.choose}
          hint={list.room > 0 ? imageTexts.limits(MAX_IMAGES) : imageTexts.full(MAX_IMAGES)}
          isMultiple
          onFiles={list.addFiles}
        >
          <UploadList {...list.uploads} />
          {list.removed ? <RemovedImage onUndo={list.restore} /> : null}
          {cards}
        </ImageSource>
      )}
      <FieldError of={id} error={list.error ?? error} />
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

const RemovedImage = ({ onUndo }: { onUndo: () => void }) => (
  <div className="notice flex flex-wrap items-center justify-between gap-2">
    <span>{imageTexts.removed}</span>
    <Button small variant="secondary" autoFocus onClick={onUndo}>
      {imageTexts.undo}
    </Button>
  </div>
);

type ImageListOptions = Pick<ProductImagesProps, "images" | "onChange"> & { announce: (text: string) => void };

function useImageList(options: ImageListOptions) {
  const latest = useLatest(options);
  const [removed, setRemoved] = useState<{ url: string; index: number }>();
  const [error, setError] = useState<string>();
  const { announce } = options;
  const uploads = useUploads({
    onStored({ url }, file) {
      const { images, onChange } = latest.current;
      onChange(withImage(images, url));
      announce(imageTexts.added(file.name));
    },
  });
  const room = MAX_IMAGES - options.images.length - uploads.uploads.length;
  return {
    uploads,
    room,
    removed,
    error,
    addFiles(files: readonly File[]) {
      setError(files.length > room ? imageTexts.tooMany(MAX_IMAGES) : undefined);
      uploads.add(files.slice(0, Math.max(0, room)));
    },
    /** Places count from 1. */
    move(from: number, to: number) {
      if (from === to) return;
      options.onChange(moveImage(options.images, from - 1, to - 1));
      announce(imageTexts.moved(to, options.images.length));
    },
    remove(index: number) {
      const url = options.images[index];
      if (url === undefined) return;
      setRemoved({ url, index });
      setError(undefined);
      options.onChange(options.images.filter((each) => each !== url));
      announce(imageTexts.removed);
    },
    restore() {
      if (!removed) return;
      const { url, index } = removed;
      const { images } = options;
      if (!images.includes(url)) options.onChange([...images.slice(0, index), url, ...images.slice(index)]);
      setRemoved(undefined);
      announce(imageTexts.restored);
    },
  };
}

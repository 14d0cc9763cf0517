import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { ArrowLeft, ArrowRight, X } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import { imageTexts } from "../texts/image-texts.ts";
import { ImageTextField } from "./image-text-field.tsx";
import { useDraggedImage } from "./use-dragged-image.ts";
import "./product-images.css";

type ImageCardProps = {
  url: string;
  stored: StaffImageDto | undefined;
  place: number;
  count: number;
  isReadOnly: boolean;
  announce: (text: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** `place` counts from 1. */
export function ImageCard({ url, stored, place, count, isReadOnly, announce, onMove, onRemove }: ImageCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isTarget = useDraggedImage(card, { place, isReadOnly, onMove });
  const state = isTarget ? " product-image-target" : "";
  return (
    <li
      ref={card}
      aria-label={imageTexts.card(place, count)}
      className={`product-image grid content-start gap-2 p-2${state}`}
    >
      <div className="picture-box aspect-[400/530]">
        <img src={imageUrlAtWidth(url, 400)} alt={stored?.text ?? ""} draggable={false} loading="lazy" />
        {place === 1 ? <span className="product-image-main absolute px-2">{imageTexts.main}</span> : null}
      </div>
      {isReadOnly ? null : (
        <div className="flex justify-between">
          <MoveButton label={imageTexts.earlier(place)} isPossible={place > 1} onClick={() => onMove(place, place - 1)}>
            <ArrowLeft size={20} />
          </MoveButton>
          <MoveButton
            label={imageTexts.later(place)}
            isPossible={place < count}
            onClick={() => onMove(place, place + 1)}
          >
            <ArrowRight size={20} />
          </MoveButton>
          <button
            type="button"
            className="product-images-button"
            aria-label={imageTexts.remove(place)}
            onClick={onRemove}
          >
            <X size={20} />
          </button>
        </div>
      )}
      {stored ? (
        <ImageTextField image={stored} isReadOnly={isReadOnly} announce={announce} />
      ) : (
        <p className="note">{imageTexts.isSample}</p>
      )}
    </li>
  );
}

type MoveButtonProps = { label: string; isPossible: boolean; onClick: () => void; children: React.ReactNode };

/** Keeps the focus at the end of the list, where it does nothing. */
const MoveButton = ({ label, isPossible, onClick, children }: MoveButtonProps) => (
  <button
    type="button"
    className="product-images-button"
    aria-label={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && onClick()}
  >
    {children}
  </button>
);

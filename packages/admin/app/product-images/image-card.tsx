import { imageUrlAtWidth } from "@pecacerta/rules/gallery";
import { ArrowLeft, ArrowRight, X } from "@pecacerta/ui/icons.tsx";
import { useRef } from "react";
import { imageTexts } from "../texts/image-texts.ts";
import { useDraggedImage } from "./use-dragged-image.ts";
import "./product-images.css";

type ImageCardProps = {
  url: string;
  place: number;
  count: number;
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** `place` counts from 1. */
export function ImageCard({ url, place, count, isReadOnly, onMove, onRemove }: ImageCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const isTarget = useDraggedImage(card, { place, isReadOnly, onMove });
  const state = isTarget ? "product-image-target" : "";
  return (
    <li
      ref={card}
      aria-label={imageTexts.card(place, count)}
      className={`product-image grid grid-cols-[88px_minmax(0,1fr)] items-end gap-3 p-2 ${state}`}
    >
      <div className="product-image-box relative">
        <img src={imageUrlAtWidth(url, 400)} alt="" draggable={false} loading="lazy" className="h-full w-full" />
        {place === 1 ? <span className="product-image-main absolute px-2">{imageTexts.main}</span> : null}
      </div>
      {isReadOnly ? null : <CardButtons {...{ place, count, onMove, onRemove }} />}
    </li>
  );
}

const CardButtons = ({
  place,
  count,
  onMove,
  onRemove,
}: Pick<ImageCardProps, "place" | "count" | "onMove" | "onRemove">) => (
  <div className="flex gap-1">
    <MoveButton label={imageTexts.earlier(place)} isPossible={place > 1} onClick={() => onMove(place, place - 1)}>
      <ArrowLeft size={20} />
    </MoveButton>
    <MoveButton label={imageTexts.later(place)} isPossible={place < count} onClick={() => onMove(place, place + 1)}>
      <ArrowRight size={20} />
    </MoveButton>
    <button
      type="button"
      className="product-images-button ml-auto"
      aria-label={imageTexts.remove(place)}
      onClick={onRemove}
    >
      <X size={20} />
    </button>
  </div>
);

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

import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useState } from "react";
import { useLatest } from "./use-latest.ts";

const KIND = "product-image";

type DraggedImageOptions = { place: number; isReadOnly: boolean; onMove: (from: number, to: number) => void };

/** Lets a card be dragged onto another, whose place it takes. Returns whether one is above it. */
export function useDraggedImage(card: RefObject<HTMLElement | null>, options: DraggedImageOptions): boolean {
  const [isTarget, setTarget] = useState(false);
  const latest = useLatest(options);
  const { isReadOnly } = options;
  useEffect(() => {
    const element = card.current;
    if (!element || isReadOnly) return;
    return combine(
      draggable({ element, getInitialData: () => ({ kind: KIND, place: latest.current.place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === KIND && source.element.parentElement === element.parentElement,
        onDragEnter: ({ source }) => setTarget(source.element !== element),
        onDragLeave: () => setTarget(false),
        onDrop({ source }) {
          setTarget(false);
          latest.current.onMove(Number(source.data.place), latest.current.place);
        },
      }),
    );
  }, [card, isReadOnly, latest]);
  return isTarget;
}

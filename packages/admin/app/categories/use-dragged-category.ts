import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

const KIND = "category";

export type DropPlace = "before" | "behind" | "inside";
type DraggedCategoryOptions = {
  id: string;
  isReadOnly: boolean;
  canDrop: (movedId: string) => boolean;
  onDrop: (movedId: string, where: DropPlace) => void;
};

/** Lets a row be dragged to the edges of another, or into it. Returns where one above it would be dropped. */
export function useDraggedCategory(
  row: RefObject<HTMLElement | null>,
  { id, isReadOnly, canDrop, onDrop }: DraggedCategoryOptions,
): DropPlace | undefined {
  const [place, setPlace] = useState<DropPlace>();
  const accepts = useEffectEvent(canDrop);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = row.current;
    if (!element || isReadOnly) return;
    return combine(
      draggable({ element, getInitialData: () => ({ kind: KIND, id }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.kind === KIND && accepts(String(source.data.id)),
        onDrag: ({ location }) => setPlace(placeAt(element, location.current.input.clientY)),
        onDragLeave: () => setPlace(undefined),
        onDrop({ source, location }) {
          setPlace(undefined);
          drop(String(source.data.id), placeAt(element, location.current.input.clientY));
        },
      }),
    );
  }, [row, id, isReadOnly]);
  return place;
}

const EDGE = 0.28;

function placeAt(element: HTMLElement, y: number): DropPlace {
  const { top, height } = element.getBoundingClientRect();
  const part = (y - top) / height;
  return part < EDGE ? "before" : part > 1 - EDGE ? "behind" : "inside";
}

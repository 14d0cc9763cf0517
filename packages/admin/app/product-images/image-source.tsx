import { dropTargetForExternal } from "@atlaskit/pragmatic-drag-and-drop/external/adapter";
import { preventUnhandled } from "@atlaskit/pragmatic-drag-and-drop/prevent-unhandled";
import { containsFiles } from "@atlaskit/pragmatic-drag-and-drop/utils/contains-files";
import { getFiles } from "@atlaskit/pragmatic-drag-and-drop/utils/get-files";
import { buttonClass } from "@pecacerta/ui/button.tsx";
import { isTextField } from "@pecacerta/ui/is-text-field.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../list/use-media-query.ts";
import { imageTexts } from "../texts/image-texts.ts";
import { useLatest } from "./use-latest.ts";
import "./product-images.css";

type ImageSourceProps = {
  chooseLabel: string;
  /** What files may be; how to bring them is said as the pointer allows. */
  hint: string;
  isMultiple: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Where files come from: dropped, pasted, chosen or photographed. */
export function ImageSource({ chooseLabel, hint, isMultiple, onFiles, children }: ImageSourceProps) {
  const area = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles(area, onFiles);
  usePastedFiles(area, isMultiple, onFiles);
  const isTouch = useMediaQuery("(pointer: coarse)");
  const dropHint = isMultiple ? imageTexts.dropHint : imageTexts.dropHintOne;
  const state = isOver ? "product-images-over" : "";
  return (
    <div ref={area} className={`product-images-area grid grid-cols-[minmax(0,1fr)] gap-4 p-3 ${state}`}>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <FileChoice label={chooseLabel} isMultiple={isMultiple} onFiles={onFiles} />
          <FileChoice label={imageTexts.photograph} isCamera onFiles={onFiles} />
        </div>
        <p className="note">{isTouch ? hint : `${dropHint} ${hint}`}</p>
      </div>
      {children}
    </div>
  );
}

type FileChoiceProps = {
  label: string;
  isMultiple?: boolean;
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
};

const SECONDARY_BUTTON = buttonClass({ variant: "secondary" });

const FileChoice = ({ label, isMultiple = false, isCamera = false, onFiles }: FileChoiceProps) => (
  <label className={`${SECONDARY_BUTTON} product-images-choice relative`}>
    {label}
    <input
      type="file"
      accept="image/*"
      multiple={isMultiple}
      {...(isCamera && { capture: "environment" as const })}
      className="product-images-input absolute inset-0 h-full w-full"
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file can be chosen again.
        currentTarget.value = "";
      }}
    />
  </label>
);

function useDroppedFiles(area: React.RefObject<HTMLDivElement | null>, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(onFiles);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // A file that misses the area must not replace the page.
    preventUnhandled.start();
    const stop = dropTargetForExternal({
      element,
      canDrop: containsFiles,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false);
        latest.current(getFiles({ source }));
      },
    });
    return () => {
      stop();
      preventUnhandled.stop();
    };
  }, [area, latest]);
  return isOver;
}

/** Several images take what is pasted anywhere on the page; a single one only if the focus is within. */
function usePastedFiles(
  area: React.RefObject<HTMLDivElement | null>,
  isMultiple: boolean,
  onFiles: (files: readonly File[]) => void,
) {
  const latest = useLatest(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const isWithin = event.target instanceof Node && area.current?.contains(event.target);
      if (files.length === 0 || isForText(event) || !(isWithin || (isMultiple && !isBehindDialog(area.current))))
        return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [area, isMultiple, latest]);
}

/** A spreadsheet copies its cells as a picture too. */
const isForText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  isTextField(target) || clipboardData?.types.includes("text/plain") === true;

function isBehindDialog(element: Element | null): boolean {
  const dialog = document.querySelector("dialog:modal");
  return dialog !== null && !dialog.contains(element);
}

import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { Search, X } from "@pecacerta/ui/icons.tsx";
import { useEffect, useLayoutEffect, useRef } from "react";
import { paletteTexts } from "../texts/palette-texts.ts";
import { shellTexts } from "../texts/shell-texts.ts";
import { PaletteOptions } from "./palette-options.tsx";
import { usePalette } from "./use-palette.ts";
import { MAX_CHARACTERS, type TypedKeys } from "./use-typed-keys.ts";
import "./palette.css";

/** Finds records, screens and actions, and opens the chosen one. */
export function PaletteDialog({ typed, onClose }: { typed: TypedKeys; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const palette = usePalette(typed, onClose);
  const { text, setText, groups, active, message, hint, choose, onKeyDown, unconfirmed, setUnconfirmed, run } = palette;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    dialog.current?.querySelector(`#palette-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        className="palette"
        aria-label={paletteTexts.title}
        onClose={onClose}
        onClick={(event) => event.target === dialog.current && onClose()}
      >
        <div className="palette-head flex items-center gap-2 px-4">
          <Search size={20} />
          <input
            role="combobox"
            aria-label={paletteTexts.title}
            aria-expanded
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={groups.length > 0 ? `palette-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={hint ? "palette-hint" : undefined}
            enterKeyHint="go"
            maxLength={MAX_CHARACTERS}
            placeholder={paletteTexts.placeholder}
            className="palette-input focus-target flex-1"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="button button-quiet px-2" aria-label={shellTexts.close} onClick={onClose}>
            <X size={20} />
          </button>
        </div>
        {hint ? (
          <p id="palette-hint" className="note px-4 pt-3">
            {hint}
          </p>
        ) : null}
        <PaletteOptions groups={groups} active={active} choose={choose} />
        <p role="status" className={message.isShown ? "palette-message p-4" : "sr-only"}>
          {message.text}
        </p>
      </dialog>
      {unconfirmed ? (
        <PriceQuestion
          question={unconfirmed.question}
          onKeep={() => setUnconfirmed(undefined)}
          onChange={() => run(unconfirmed)}
        />
      ) : null}
    </>
  );
}

type PriceQuestionProps = { question: string | undefined; onKeep: () => void; onChange: () => void };

const PriceQuestion = ({ question, onKeep, onChange }: PriceQuestionProps) => (
  <Dialog open onClose={onKeep} title={paletteTexts.largeChange} closeLabel={shellTexts.close}>
    <div className="grid gap-4">
      <p>{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{paletteTexts.keepPrice}</Button>
        <Button variant="secondary" onClick={onChange}>
          {paletteTexts.changePrice}
        </Button>
      </div>
    </div>
  </Dialog>
);

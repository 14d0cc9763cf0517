import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { X } from "../../ui/icons.tsx";
import "../../css/drawer.css";
import { useHeaderText } from "../../texts/header-text.ts";
import { useCompany } from "../shell/company.ts";
import { DrawerPanel } from "./drawer-panel.tsx";
import { usePanels } from "./use-panels.ts";

/** The menu of a phone: panels that slide over one another. Open from its first moment; `onGone` when it has slid away. */
export function Drawer({ onGone }: { onGone: () => void }) {
  const text = useHeaderText();
  const { company } = useCompany();
  const dialog = useRef<HTMLDialogElement>(null);
  const { panels, depth, go, back, forgetLeft } = usePanels();
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (arrived.current !== key) dialog.current?.close();
  }, [key]);
  // What it shows stays as it is until it has slid out of sight.
  const slideAway = async () => {
    const slides = dialog.current?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(slides.map(({ finished }) => finished));
    onGone();
  };
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={text("TEXT_MENU")}
      onClose={() => void slideAway()}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="drawer-head">
        <span className="drawer-shop">{company.titulo}</span>
        <button type="button" className="drawer-button" aria-label={text("TEXT_CLOSE")} onClick={close}>
          <X size={22} />
        </button>
      </div>
      <div className="drawer-panels">
        {panels.map((panel, level) => (
          <DrawerPanel
            key={panel.name}
            panel={panel}
            place={level < depth ? "before" : level === depth ? "here" : "after"}
            go={go}
            back={back}
            onSlid={forgetLeft}
          />
        ))}
      </div>
    </dialog>
  );
}

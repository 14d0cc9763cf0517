import { X } from "@pecacerta/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { m } from "#messages";
import { useCompany } from "../companies/use-company.ts";
import { loadDepartmentTree } from "./department-tree.ts";
import { DrawerPanel } from "./drawer-panel.tsx";
import { usePanels } from "./use-panels.ts";
import "./drawer.css";

/** The phone menu: a stack of sliding panels. Opens on mount; calls `onClosed` after its closing transition. */
export function Drawer({ onClosed }: { onClosed: () => void }) {
  const { company } = useCompany();
  const dialog = useRef<HTMLDialogElement>(null);
  const { panels, depth, go, back, removeClosedPanels } = usePanels();
  const { key } = useLocation();
  const initialKey = useRef(key);
  useEffect(() => {
    dialog.current?.showModal();
    void loadDepartmentTree();
  }, []);
  useEffect(() => {
    if (initialKey.current !== key) dialog.current?.close();
  }, [key]);
  // Unmount after the closing transition.
  const closeAfterTransition = async () => {
    const slides = dialog.current?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(slides.map(({ finished }) => finished));
    onClosed();
  };
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={m.menu()}
      onClose={() => void closeAfterTransition()}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="drawer-head">
        <span className="drawer-shop">{company.titulo}</span>
        <button type="button" className="drawer-button" aria-label={m.close()} onClick={close}>
          <X size={22} />
        </button>
      </div>
      <div className="drawer-panels">
        {panels.map((panel, level) => (
          <DrawerPanel
            key={panel.name}
            panel={panel}
            position={level < depth ? "before" : level === depth ? "here" : "after"}
            go={go}
            back={back}
            onTransitionDone={removeClosedPanels}
          />
        ))}
      </div>
    </dialog>
  );
}

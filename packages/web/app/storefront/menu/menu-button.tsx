import { Menu } from "@pecacerta/ui/icons.tsx";
import { type ComponentType, type MouseEvent, useState } from "react";
import { m } from "#messages";
import "./menu-button.css";

type Drawer = ComponentType<{ onClosed: () => void }>;

const load = async () => (await import("./drawer.tsx")).Drawer;

/**
 * Opens the phone menu, which is mounted while it is open, so it always starts at its first panel.
 * If its code cannot be loaded, the button opens the category popover instead.
 */
export function MenuButton() {
  const [Drawer, setDrawer] = useState<Drawer>();
  const [opening, setOpening] = useState(0);
  const loadDrawer = () => load().then((Loaded) => setDrawer(() => Loaded));
  const open = (event: MouseEvent) => {
    event.preventDefault();
    loadDrawer().then(
      () => setOpening(Date.now()),
      () => document.getElementById("menu")?.showPopover(),
    );
  };
  return (
    <>
      <button
        type="button"
        className="head-menu"
        popoverTarget="menu"
        aria-label={m.open_menu()}
        onPointerEnter={() => loadDrawer().catch(() => undefined)}
        onClick={open}
      >
        <Menu size={24} />
      </button>
      {Drawer && opening ? (
        <Drawer key={opening} onClosed={() => setOpening((latest) => (latest === opening ? 0 : latest))} />
      ) : null}
    </>
  );
}

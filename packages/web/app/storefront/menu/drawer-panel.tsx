import { ArrowLeft } from "@pecacerta/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { m } from "#messages";
import { AccountPanel } from "./account-panel.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { DepartmentsPanel } from "./departments-panel.tsx";
import { HomePanel } from "./home-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import type { GoTo, MenuPanel } from "./use-panels.ts";
import "./drawer.css";

const TITLES = {
  home: m.menu,
  account: m.account,
  settings: m.menu_settings,
  language: m.language,
  currency: m.currency,
  departments: m.all_departments,
} as const satisfies Record<string, () => string>;

type Props = {
  panel: MenuPanel;
  position: "before" | "here" | "after";
  go: GoTo;
  back: () => void;
  onTransitionDone: () => void;
};

/** One panel of the menu. Only the active one is interactive; focus returns to where it was on the way back. */
export function DrawerPanel({ panel, position, go, back, onTransitionDone }: Props) {
  const box = useRef<HTMLElement>(null);
  const lastFocused = useRef<Element>(null);
  const isActive = position === "here";
  const isHome = panel.name === "home";
  useEffect(() => {
    if (!isActive) return;
    const target = lastFocused.current ?? (isHome ? null : box.current?.querySelector("button"));
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [isActive, isHome]);
  const openPanel: GoTo = (next) => {
    lastFocused.current = document.activeElement;
    go(next);
  };
  const title = "department" in panel ? panel.department.name : TITLES[panel.name]();
  return (
    <section
      ref={box}
      className="drawer-panel"
      data-place={position}
      inert={!isActive}
      aria-label={title}
      onTransitionEnd={({ target }) => target === box.current && position === "after" && onTransitionDone()}
    >
      {isHome ? null : (
        <button type="button" className="drawer-back" onClick={back}>
          <ArrowLeft size={20} />
          <span className="sr-only">{`${m.menu_back()}: `}</span>
          {title}
        </button>
      )}
      <PanelContent panel={panel} go={openPanel} />
    </section>
  );
}

function PanelContent({ panel, go }: { panel: MenuPanel; go: GoTo }) {
  if ("department" in panel) return <DepartmentsPanel within={panel.department} go={go} />;
  switch (panel.name) {
    case "home":
      return <HomePanel go={go} />;
    case "account":
      return <AccountPanel />;
    case "settings":
      return <SettingsPanel go={go} />;
    case "departments":
      return <DepartmentsPanel go={go} />;
    default:
      return <ChoicePanel of={panel.name} />;
  }
}

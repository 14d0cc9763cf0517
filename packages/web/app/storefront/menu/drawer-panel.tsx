import { useEffect, useRef } from "react";
import { type HeaderTextId, useHeaderText } from "../../texts/header-text.ts";
import { ArrowLeft } from "../../ui/icons.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { ChoicePanel } from "./choice-panel.tsx";
import { DepartmentsPanel } from "./departments-panel.tsx";
import { HomePanel } from "./home-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import type { GoTo, MenuPanel } from "./use-panels.ts";

const TITLES = {
  home: "TEXT_MENU",
  account: "TEXT_ACCOUNT",
  settings: "TEXT_MENU_SETTINGS",
  language: "TEXT_LANGUAGE",
  currency: "TEXT_CURRENCY",
  departments: "TEXT_ALL_DEPARTMENTS",
} as const satisfies Record<string, HeaderTextId>;

type Props = {
  panel: MenuPanel;
  place: "before" | "here" | "after";
  go: GoTo;
  back: () => void;
  onSlid: () => void;
};

/** One panel of the menu. Only the one that is here can be reached; whoever comes back finds the focus where it was. */
export function DrawerPanel({ panel, place, go, back, onSlid }: Props) {
  const text = useHeaderText();
  const box = useRef<HTMLElement>(null);
  const left = useRef<Element>(null);
  const isHere = place === "here";
  const isHome = panel.name === "home";
  useEffect(() => {
    if (!isHere) return;
    const target = left.current ?? (isHome ? null : box.current?.querySelector("button"));
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [isHere, isHome]);
  const leaveFor: GoTo = (next) => {
    left.current = document.activeElement;
    go(next);
  };
  const title = "department" in panel ? panel.department.name : text(TITLES[panel.name]);
  return (
    <section
      ref={box}
      className="drawer-panel"
      data-place={place}
      inert={!isHere}
      aria-label={title}
      onTransitionEnd={({ target }) => target === box.current && place === "after" && onSlid()}
    >
      {isHome ? null : (
        <button type="button" className="drawer-back" onClick={back}>
          <ArrowLeft size={20} />
          <span className="sr-only">{`${text("TEXT_MENU_BACK")}: `}</span>
          {title}
        </button>
      )}
      <PanelContent panel={panel} go={leaveFor} />
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

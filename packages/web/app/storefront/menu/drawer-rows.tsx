import { ChevronRight, type IconType } from "@pecacerta/ui/icons.tsx";
import type { ReactNode } from "react";
import "./drawer-rows.css";

export const LinkRow = ({ href, icon: Icon, children }: { href: string; icon?: IconType; children: ReactNode }) => (
  <li>
    <a href={href} className="drawer-row">
      {Icon ? <Icon size={20} strokeWidth={1.75} /> : null}
      <span>{children}</span>
    </a>
  </li>
);

type SubmenuRowProps = { icon?: IconType; currentValue?: string; onOpen: () => void; children: ReactNode };

export const SubmenuRow = ({ icon: Icon, currentValue, onOpen, children }: SubmenuRowProps) => (
  <li>
    <button type="button" className="drawer-row" onClick={onOpen}>
      {Icon ? <Icon size={20} strokeWidth={1.75} /> : null}
      <span>{children}</span>
      {currentValue ? <span className="drawer-said">{currentValue}</span> : null}
      <ChevronRight size={18} className="drawer-more" />
    </button>
  </li>
);

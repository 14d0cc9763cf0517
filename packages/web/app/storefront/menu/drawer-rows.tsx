import type { ReactNode } from "react";
import { ChevronRight, type IconType } from "../../ui/icons.tsx";
import "../../css/drawer-rows.css";

/** A row of the menu that leads to a page. */
export const RowLink = ({ href, icon: Icon, children }: { href: string; icon?: IconType; children: ReactNode }) => (
  <li>
    <a href={href} className="drawer-row">
      {Icon ? <Icon size={20} strokeWidth={1.75} /> : null}
      <span>{children}</span>
    </a>
  </li>
);

type Deeper = { icon?: IconType; said?: string; onGo: () => void; children: ReactNode };

/** A row that slides another panel in; `said` is what stands there now. */
export const RowDeeper = ({ icon: Icon, said, onGo, children }: Deeper) => (
  <li>
    <button type="button" className="drawer-row" onClick={onGo}>
      {Icon ? <Icon size={20} strokeWidth={1.75} /> : null}
      <span>{children}</span>
      {said ? <span className="drawer-said">{said}</span> : null}
      <ChevronRight size={18} className="drawer-more" />
    </button>
  </li>
);

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { closeDrop, type HeaderDrop, openDrop, useHeaderDrop } from "./header-drop.ts";
import { useDropClosing, useDropEscape } from "./use-drop-closing.ts";

type Props = {
  drop: HeaderDrop;
  href: string;
  label?: string;
  /** What drops down: fetched when somebody is about to press. */
  load: () => Promise<ComponentType>;
  children: ReactNode;
};

/** An indicator of the header. Pressed, it drops something down; without scripts, or with a modifier, it is a link. */
export function DropLink({ drop, href, label, load, children }: Props) {
  const isOpen = useHeaderDrop(({ open }) => open === drop);
  const [Drop, setDrop] = useState<ComponentType>();
  const box = useDropClosing<HTMLDivElement>(drop, isOpen);
  useDropEscape(drop, isOpen, box);
  const bring = () => load().then((Loaded) => setDrop(() => Loaded));
  const fetchAhead = () => bring().catch(() => undefined);
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpen) return closeDrop(drop);
    openDrop(drop);
    bring().catch(() => closeDrop(drop));
  };
  return (
    <div className="indicator-box" ref={box}>
      <a
        href={href}
        className="indicator"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${drop}-drop`}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={toggle}
      >
        {children}
      </a>
      <div id={`${drop}-drop`} className="indicator-drop" hidden={!isOpen || !Drop}>
        {isOpen && Drop ? <Drop /> : null}
      </div>
    </div>
  );
}

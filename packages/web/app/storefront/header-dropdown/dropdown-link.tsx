import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { closeDropdown, type HeaderDropdown, openDropdown, useHeaderDropdown } from "./header-dropdown.ts";
import { IndicatorLink } from "./indicator.tsx";
import { useCloseOnEscape, useCloseOnOutside } from "./use-close-dropdown.ts";
import "./indicator.css";

type Props = {
  dropdown: HeaderDropdown;
  href: string;
  label?: string;
  /** Loads the dropdown's content; called ahead on hover and focus. */
  load: () => Promise<ComponentType>;
  children: ReactNode;
};

/** An indicator of the header that opens a dropdown. Without scripts, or with a modifier key, it is a link. */
export function DropdownLink({ dropdown, href, label, load, children }: Props) {
  const isOpen = useHeaderDropdown(({ open }) => open === dropdown);
  const [Drop, setDrop] = useState<ComponentType>();
  const box = useCloseOnOutside<HTMLDivElement>(dropdown, isOpen);
  useCloseOnEscape(dropdown, isOpen, box);
  const loadDropdown = () => load().then((Loaded) => setDrop(() => Loaded));
  const preload = () => loadDropdown().catch(() => undefined);
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isOpen) return closeDropdown(dropdown);
    openDropdown(dropdown);
    loadDropdown().catch(() => closeDropdown(dropdown));
  };
  return (
    <div ref={box}>
      <IndicatorLink
        href={href}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${dropdown}-drop`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        {children}
      </IndicatorLink>
      <div id={`${dropdown}-drop`} className="indicator-drop" hidden={!isOpen || !Drop}>
        {isOpen && Drop ? <Drop /> : null}
      </div>
    </div>
  );
}

import type { PaletteGroup, PaletteItem } from "./palette-item.ts";
import "./palette.css";

type PaletteOptionsProps = {
  groups: readonly PaletteGroup[];
  active: number;
  choose: (item: PaletteItem) => void;
};

/** The list of the combobox: its field keeps the focus. */
export const PaletteOptions = ({ groups, active, choose }: PaletteOptionsProps) => (
  <div id="palette-list" role="listbox" className="pb-2">
    {groups.map(({ title, items }, group) => {
      const first = groups.slice(0, group).reduce((count, each) => count + each.items.length, 0);
      return (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, as the pattern has it
        <div key={title} role="group" aria-label={title}>
          <p className="palette-group px-4 pt-3 pb-1" aria-hidden="true">
            {title}
          </p>
          {items.map((item, index) => (
            <PaletteOption
              key={item.key}
              item={item}
              id={`palette-${first + index}`}
              isActive={first + index === active}
              choose={choose}
            />
          ))}
        </div>
      );
    })}
  </div>
);

type PaletteOptionProps = { item: PaletteItem; id: string; isActive: boolean; choose: (item: PaletteItem) => void };

const PaletteOption = ({ item, id, isActive, choose }: PaletteOptionProps) => {
  const { icon: Icon, title, detail } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys, as the pattern has it
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`palette-option flex items-center gap-3 px-4 ${isActive ? "palette-active" : ""}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => choose(item)}
    >
      <Icon size={18} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        {detail ? <span className="note block truncate">{detail}</span> : null}
      </span>
    </div>
  );
};

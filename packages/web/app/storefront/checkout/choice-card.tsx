import type { ReactNode } from "react";
import "./choice-card.css";

type Props = {
  id?: string;
  describedBy?: string;
  group: string;
  value: string;
  isSelected: boolean;
  onSelect: () => void;
  title: ReactNode;
  trailing?: ReactNode;
  children?: ReactNode;
};

export const ChoiceCard = ({
  id,
  describedBy,
  group,
  value,
  isSelected,
  onSelect,
  title,
  trailing,
  children,
}: Props) => (
  <label className="choice-card">
    <input
      type="radio"
      id={id}
      aria-describedby={describedBy}
      name={group}
      value={value}
      checked={isSelected}
      onChange={onSelect}
    />
    <span className="choice-card-title flex flex-wrap justify-between gap-x-4">
      {title}
      {trailing}
    </span>
    {children ? <span className="col-start-2 note">{children}</span> : null}
  </label>
);

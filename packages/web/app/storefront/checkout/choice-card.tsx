import type { ReactNode } from "react";
import "../../css/choice-card.css";

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
    <span className="flex flex-wrap justify-between gap-x-4 font-medium">
      {title}
      {trailing}
    </span>
    {children ? <span className="col-start-2 text-14 text-grey-600">{children}</span> : null}
  </label>
);

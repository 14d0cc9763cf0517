import { MAX_RATING } from "@pecacerta/rules/rating";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { Star } from "@pecacerta/ui/icons.tsx";
import { type FormEvent, useId } from "react";
import { m } from "#messages";
import { pluralInputs } from "../../texts/numbers.ts";
import "./star-picker.css";

type Props = {
  label: string;
  name: string;
  value: string;
  error?: string;
  onInput: (event: { currentTarget: { value: string } }) => void;
};

export function StarPicker({ label, name, value, error, onInput }: Props) {
  const id = useId();
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => onInput({ currentTarget });
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend className="field-label">{label}</legend>
      <div className="star-picker">
        {Array.from({ length: MAX_RATING }, (_, index) => String(index + 1)).map((stars) => (
          <label key={stars} className={Number(stars) <= Number(value) ? "star-full" : undefined}>
            <input type="radio" name={name} value={stars} checked={stars === value} onChange={handleInput} />
            <Star size={28} />
            <span className="sr-only">{m.stars(pluralInputs(Number(stars)))}</span>
          </label>
        ))}
      </div>
      <FieldError of={id} error={error} />
    </fieldset>
  );
}

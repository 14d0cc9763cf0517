import type { Centavos } from "@pecacerta/rules/money";
import { m } from "#messages";
import { filterName } from "./filter-names.ts";
import { type Bounds, formatBound, thumbPositions } from "./range-bounds.ts";
import "./range-form.css";

type Props = {
  filter: { slug: string; name: string; min: Centavos; max: Centavos };
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
  onCommit: (bounds: Bounds) => void;
};

const STEP_COUNT = 100;

const roundToReais = (centavos: Centavos): Centavos => Math.round(centavos / 100) * 100;

/** Dragging updates the fields; releasing applies them. */
export function RangeSlider({ filter, bounds, onChange, onCommit }: Props) {
  const { min, max } = filter;
  const step = (max - min) / STEP_COUNT;
  const [low, high] = thumbPositions(bounds, min, max);
  const boundsFor = (lower: number, upper: number): Bounds => ({
    lower: lower <= min ? "" : formatBound(roundToReais(lower)),
    upper: upper >= max ? "" : formatBound(roundToReais(upper)),
  });
  const renderThumb = (label: string, value: number, boundsWith: (value: number) => Bounds) => (
    <input
      type="range"
      aria-label={`${filterName(filter)}: ${label}`}
      aria-valuetext={`R$ ${formatBound(roundToReais(value))}`}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(boundsWith(event.currentTarget.valueAsNumber))}
      onPointerUp={() => onCommit(bounds)}
      onKeyUp={(event) => MOVE_KEYS.has(event.key) && onCommit(bounds)}
    />
  );
  const percent = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  return (
    <>
      <span className="range-track" style={{ insetInlineStart: percent(low), width: percent(min + high - low) }} />
      {renderThumb(m.lowest(), low, (value) => boundsFor(Math.min(value, high), high))}
      {renderThumb(m.highest(), high, (value) => boundsFor(low, Math.max(value, low)))}
    </>
  );
}

const MOVE_KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

import { useListingText } from "../../texts/listing-text.ts";
import { filterName } from "./filter-names.ts";
import { type Bounds, formatWholeReais, thumbPositions } from "./range-bounds.ts";

type Props = {
  filter: { slug: string; name: string; min: number; max: number };
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
  onCommit: (bounds: Bounds) => void;
};

const STEP_COUNT = 100;

/** Dragging updates the fields; releasing applies them. */
export function RangeSlider({ filter, bounds, onChange, onCommit }: Props) {
  const text = useListingText();
  const { min, max } = filter;
  const step = (max - min) / STEP_COUNT;
  const [low, high] = thumbPositions(bounds, min, max);
  const boundsFor = (lower: number, upper: number): Bounds => ({
    lower: lower <= min ? "" : formatWholeReais(Math.round(lower)),
    upper: upper >= max ? "" : formatWholeReais(Math.round(upper)),
  });
  const renderThumb = (label: string, value: number, boundsWith: (value: number) => Bounds) => (
    <input
      type="range"
      aria-label={`${filterName(filter)}: ${label}`}
      aria-valuetext={`R$ ${formatWholeReais(Math.round(value))}`}
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
      {renderThumb(text("TEXT_LOWEST"), low, (value) => boundsFor(Math.min(value, high), high))}
      {renderThumb(text("TEXT_HIGHEST"), high, (value) => boundsFor(low, Math.max(value, low)))}
    </>
  );
}

const MOVE_KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

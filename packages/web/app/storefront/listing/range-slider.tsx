import { useText } from "../../texts/listing-text.ts";
import { filterName } from "./filter-names.ts";
import { type Bounds, formatReais, thumbPositions } from "./range-bounds.ts";

type Props = {
  filter: { slug: string; name: string; min: number; max: number };
  typed: Bounds;
  onChange: (bounds: Bounds) => void;
  onDone: (bounds: Bounds) => void;
};

const STOPS = 100;

/** Two thumbs on one track. What they are dragged to stands in the fields; letting go applies it. */
export function RangeSlider({ filter, typed, onChange, onDone }: Props) {
  const text = useText();
  const { min, max } = filter;
  const step = (max - min) / STOPS;
  const [low, high] = thumbPositions(typed, min, max);
  const boundsAt = (lowest: number, highest: number): Bounds => ({
    lower: lowest <= min ? "" : formatReais(Math.round(lowest)),
    upper: highest >= max ? "" : formatReais(Math.round(highest)),
  });
  const thumb = (label: string, value: number, boundsTo: (value: number) => Bounds) => (
    <input
      type="range"
      aria-label={`${filterName(filter)}: ${label}`}
      aria-valuetext={`R$ ${formatReais(Math.round(value))}`}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(boundsTo(event.currentTarget.valueAsNumber))}
      onPointerUp={() => onDone(typed)}
      onKeyUp={(event) => MOVES.has(event.key) && onDone(typed)}
    />
  );
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  return (
    <>
      <span className="range-track" style={{ insetInlineStart: share(low), width: share(min + high - low) }} />
      {thumb(text("TEXT_LOWEST"), low, (value) => boundsAt(Math.min(value, high), high))}
      {thumb(text("TEXT_HIGHEST"), high, (value) => boundsAt(low, Math.max(value, low)))}
    </>
  );
}

const MOVES = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

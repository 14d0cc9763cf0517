import { code128, type DrawingContext } from "bwip-js/browser";
import { printTexts } from "../texts/print-texts.ts";

type Bar = { x: number; width: number };
type Bars = { width: number; bars: readonly Bar[] };

/** The number of an order as Code 128. */
export function OrderCode({ number }: { number: string }) {
  const { width, bars } = barsOf(number);
  return (
    <svg
      role="img"
      aria-label={printTexts.codeOf(number)}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="order-code"
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} y={0} width={width} height={1} />
      ))}
    </svg>
  );
}

const barsOf = (text: string): Bars => code128({ bcid: "code128", text, scale: 1, height: 1 }, collectBars());

/** Only bars are drawn: the number stands below them as text. */
function collectBars(): DrawingContext<Bars> {
  const bars: Bar[] = [];
  let total = 0;
  const ignore = () => {};
  return {
    scale: (x, y) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init(width) {
      total = width;
    },
    line(x, _y, _x, _end, width) {
      bars.push({ x: x - width / 2, width });
    },
    polygon: ignore,
    hexagon: ignore,
    ellipse: ignore,
    fill: ignore,
    text: ignore,
    end: () => ({ width: total, bars }),
  };
}

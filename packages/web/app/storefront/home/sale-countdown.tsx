import { useEffect, useState } from "react";
import { formatShortMoment } from "../../texts/format-date.ts";
import { useHomeText } from "../../texts/home-text.ts";
import { Clock } from "../../ui/icons.tsx";
import { formatTimeLeft } from "./format-time-left.ts";

/**
 * How long an offer still stands. The page, which is kept, says until when; the browser then counts, in the same place:
 * one line of a fixed height, with figures of one width.
 */
export function SaleCountdown({ ends }: { ends: string }) {
  const text = useHomeText();
  const now = useCurrentTime();
  return (
    <p className="time-left">
      <Clock size={16} />
      <time dateTime={ends}>
        {now === undefined ? text("TEXT_OFFER_UNTIL", { moment: formatShortMoment(ends) }) : label()}
      </time>
    </p>
  );

  function label() {
    const remaining = formatTimeLeft(Date.parse(ends) - (now ?? 0));
    if (!remaining) return text("TEXT_OFFER_ENDED");
    return remaining.days > 0 ? text("TEXT_OFFER_DAYS_LEFT", remaining) : text("TEXT_OFFER_TIME_LEFT", remaining);
  }
}

/** The browser's clock, second by second; undefined on the server's page. */
function useCurrentTime(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

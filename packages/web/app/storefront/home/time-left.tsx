import { useEffect, useState } from "react";
import { shortMomentText } from "../../texts/date-text.ts";
import { useHomeText } from "../../texts/home-text.ts";
import { Clock } from "../../ui/icons.tsx";
import { timeLeft } from "./left.ts";

/**
 * How long an offer still stands. The page, which is kept, says until when; the browser then counts, in the same place:
 * one line of a fixed height, with figures of one width.
 */
export function TimeLeft({ ends }: { ends: string }) {
  const text = useHomeText();
  const now = useSeconds();
  return (
    <p className="time-left">
      <Clock size={16} />
      <time dateTime={ends}>
        {now === undefined ? text("TEXT_OFFER_UNTIL", { moment: shortMomentText(ends) }) : said()}
      </time>
    </p>
  );

  function said() {
    const left = timeLeft(Date.parse(ends) - (now ?? 0));
    if (!left) return text("TEXT_OFFER_ENDED");
    return left.days > 0 ? text("TEXT_OFFER_DAYS_LEFT", left) : text("TEXT_OFFER_TIME_LEFT", left);
  }
}

/** The browser's clock, second by second; undefined on the server's page. */
function useSeconds(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

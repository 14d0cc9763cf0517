import { useCallback, useEffect, useRef, useState } from "react";

export function useCountdown(onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (secondsLeft === undefined) return;
    const tick = () => {
      setSecondsLeft(secondsLeft > 1 ? secondsLeft - 1 : undefined);
      if (secondsLeft <= 1) latest.current();
    };
    const timer = setTimeout(tick, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const stop = useCallback(() => setSecondsLeft(undefined), []);
  return { secondsLeft, start: setSecondsLeft, stop };
}

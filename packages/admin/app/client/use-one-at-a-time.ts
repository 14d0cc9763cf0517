import { useRef, useState } from "react";

/** Runs one task at a time. What is started meanwhile is ignored, also before the next render. */
export function useOneAtATime() {
  const [isRunning, setRunning] = useState(false);
  const isRunningRef = useRef(false);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunningRef.current) return undefined;
    isRunningRef.current = true;
    setRunning(true);
    return await task().finally(() => {
      isRunningRef.current = false;
      setRunning(false);
    });
  };
  return { run, isRunning };
}

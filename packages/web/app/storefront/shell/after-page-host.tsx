import { type ComponentType, useEffect, useState } from "react";

/** Brings what lies over the page as soon as the browser has nothing better to do. */
export function AfterPageHost() {
  const [AfterPage, setAfterPage] = useState<ComponentType>();
  useEffect(() => {
    // Without a connection there is nothing to lie over the page.
    const load = () =>
      import("./after-page.tsx").then((loaded) => setAfterPage(() => loaded.AfterPage)).catch(() => {});
    // A few browsers know no idle moments.
    if (!window.requestIdleCallback) return void load();
    const waiting = requestIdleCallback(load, { timeout: 1000 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return AfterPage ? <AfterPage /> : null;
}

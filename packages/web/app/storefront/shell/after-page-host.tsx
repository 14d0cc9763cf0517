import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../client/when-idle.ts";

/** Brings what lies over the page as soon as the browser has nothing better to do. */
export function AfterPageHost() {
  const [AfterPage, setAfterPage] = useState<ComponentType>();
  useEffect(() => {
    // Without a connection there is nothing to lie over the page.
    const load = () =>
      import("./after-page.tsx")
        .then((loaded) => startTransition(() => setAfterPage(() => loaded.AfterPage)))
        .catch(() => {});
    return whenIdle(load);
  }, []);
  return AfterPage ? <AfterPage /> : null;
}

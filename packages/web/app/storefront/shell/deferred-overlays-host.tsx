import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../client/when-idle.ts";

/** Brings what lies over the page as soon as the browser has nothing better to do. */
export function DeferredOverlaysHost() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    // Without a connection there is nothing to lie over the page.
    const load = () =>
      import("./deferred-overlays.tsx")
        .then((loaded) => startTransition(() => setOverlays(() => loaded.DeferredOverlays)))
        .catch(() => {});
    return whenIdle(load);
  }, []);
  return Overlays ? <Overlays /> : null;
}

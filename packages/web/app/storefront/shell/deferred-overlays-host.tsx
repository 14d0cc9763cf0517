import { type ComponentType, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../client/when-idle.ts";

/** Loads the overlays when the browser is idle. */
export function DeferredOverlaysHost() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    // On failure the page has no overlays.
    const load = () =>
      import("./deferred-content.ts")
        .then(({ deferredContent }) => startTransition(() => setOverlays(() => deferredContent.DeferredOverlays)))
        .catch(() => {});
    return whenIdle(load);
  }, []);
  return Overlays ? <Overlays /> : null;
}

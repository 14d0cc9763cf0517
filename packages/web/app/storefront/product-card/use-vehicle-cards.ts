import { startTransition, useEffect, useState } from "react";
import { useCurrentVehicle } from "../garage/garage-store.ts";

type CardCalls = typeof import("./load-cards.ts")["cardCalls"];

/**
 * The cards of the page, which are the same for everyone, until `load` has read those for the chosen vehicle. `key` says
 * what it reads. `rankedFor` is the vehicle, as a key of the list: cards that move count as layout shifts, new ones do not.
 */
export function useVehicleCards<Cards>(
  cards: Cards,
  key: string,
  load: (calls: CardCalls, vehicleId: string) => Promise<Cards | undefined>,
): { cards: Cards; rankedFor: string | undefined } {
  const vehicleId = useCurrentVehicle()?.id;
  const [loaded, setLoaded] = useState<{ key: string; vehicleId: string; cards: Cards }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function in each render
  useEffect(() => {
    if (vehicleId === undefined) return;
    let isCurrent = true;
    import("./load-cards.ts")
      .then(({ cardCalls }) => load(cardCalls, vehicleId))
      .then((ranked) => {
        if (isCurrent && ranked) startTransition(() => setLoaded({ key, vehicleId, cards: ranked }));
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [key, vehicleId]);
  const isRanked = vehicleId !== undefined && loaded?.vehicleId === vehicleId && loaded.key === key;
  return isRanked ? { cards: loaded.cards, rankedFor: vehicleId } : { cards, rankedFor: undefined };
}

import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useGarage } from "../garage/garage-store.ts";
import { type ListingSelection, listingHref, withVehicle } from "./listing-url.ts";

/** Replaces a list that was opened without the chosen vehicle, unless it is for another one. */
export function useListForVehicle(path: string, selection: ListingSelection): void {
  const navigate = useNavigate();
  const chosen = useGarage(({ isLoaded, garage }) => (isLoaded ? (garage.current?.id ?? "") : undefined));
  const { forVehicle, filters } = selection;
  const isOutdated = chosen !== undefined && chosen !== forVehicle && (filters.vehicle ?? chosen) === chosen;
  const href = isOutdated ? listingHref(path, withVehicle(selection, chosen)) : undefined;
  useEffect(() => {
    if (href) void navigate(href, { replace: true, preventScrollReset: true });
  }, [href, navigate]);
}

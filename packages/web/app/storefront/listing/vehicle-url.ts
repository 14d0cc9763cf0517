import { FOR_VEHICLE } from "@pecacerta/rules/listing";
import { currentGarage } from "../garage/garage-store.ts";
import { isListingPath } from "./listing-path.ts";

/** The address of a list with the chosen vehicle; every other address as it is. */
export function addVehicle(url: URL): URL {
  const { current } = currentGarage();
  if (!current || !isListingPath(url.pathname) || url.searchParams.has(FOR_VEHICLE)) return url;
  const destination = new URL(url);
  destination.searchParams.set(FOR_VEHICLE, current.id);
  return destination;
}

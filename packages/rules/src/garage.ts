/** More vehicles than anybody keeps: a garage is no place to store things. */
export const MAX_GARAGE_VEHICLES = 50;

/** `current` is the vehicle that lists and pages are judged by, or none. */
export type Garage<Vehicle extends { id: string }> = { items: Vehicle[]; current: Vehicle | null };

export const emptyGarage = <Vehicle extends { id: string }>(): Garage<Vehicle> => ({ items: [], current: null });

/** New items keep the current vehicle if it is still among them, otherwise none is current. */
export const setGarageVehicles = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  items: readonly Vehicle[],
): Garage<Vehicle> => ({
  items: [...items],
  current: items.find(({ id }) => id === garage.current?.id) ?? null,
});

/** Selects by id; null or an unknown id selects none. */
export const selectGarageVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicleId: string | null,
): Garage<Vehicle> => ({ ...garage, current: garage.items.find(({ id }) => id === vehicleId) ?? null });

/** Puts a vehicle first and makes it the current one; one that was there already moves. A full garage lets its last go. */
export const withGarageVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicle: Vehicle,
): Garage<Vehicle> => ({
  items: [vehicle, ...garage.items.filter(({ id }) => id !== vehicle.id)].slice(0, MAX_GARAGE_VEHICLES),
  current: vehicle,
});

/** Takes a vehicle out; if it was the current one, none is. */
export const withoutGarageVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicleId: string,
): Garage<Vehicle> =>
  setGarageVehicles(
    garage,
    garage.items.filter(({ id }) => id !== vehicleId),
  );

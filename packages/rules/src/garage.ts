/** `current` is the vehicle that lists and pages are judged by, or none. */
export type Garage<Vehicle extends { id: string }> = { items: Vehicle[]; current: Vehicle | null };

export const emptyGarage = <Vehicle extends { id: string }>(): Garage<Vehicle> => ({ items: [], current: null });

/** New items keep the current vehicle if it is still among them, otherwise none is current. */
export const setVehicles = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  items: readonly Vehicle[],
): Garage<Vehicle> => ({
  items: [...items],
  current: items.find(({ id }) => id === garage.current?.id) ?? null,
});

/** Selects by id; null or an unknown id selects none. */
export const chooseVehicle = <Vehicle extends { id: string }>(
  garage: Garage<Vehicle>,
  vehicleId: string | null,
): Garage<Vehicle> => ({ ...garage, current: garage.items.find(({ id }) => id === vehicleId) ?? null });

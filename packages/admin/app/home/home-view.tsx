import type { StaffHomeDto } from "@pecacerta/contract/admin/home";
import { DayFigures } from "./day-figures.tsx";
import { LowStock } from "./low-stock.tsx";
import { OldestOrders } from "./oldest-orders.tsx";
import { SetupList } from "./setup-list.tsx";

/** Two columns, one below the other on a phone. A shop without orders starts with its first steps. */
export function HomeView({ home: { oldestOrders, figures, lowStock, setup } }: { home: StaffHomeDto }) {
  const isNew = !oldestOrders?.length;
  const steps = setup ? <SetupList setup={setup} /> : null;
  const work = (
    <>
      {oldestOrders ? <OldestOrders orders={oldestOrders} /> : null}
      {figures ? <DayFigures figures={figures} /> : null}
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{isNew ? steps : work}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isNew ? work : steps}
        <LowStock lowStock={lowStock} />
      </div>
    </div>
  );
}

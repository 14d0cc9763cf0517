import { HistoryPanel } from "./history-panel.tsx";
import { StatePanel } from "./state-panel.tsx";

export const SidePanels = () => (
  <>
    <StatePanel />
    <HistoryPanel />
  </>
);

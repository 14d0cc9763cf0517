import { ToastContainer } from "react-toastify/unstyled";
import "./toast-container.css";

export const MessageToasts = ({ label, closeLabel }: { label: string; closeLabel: string }) => (
  <ToastContainer
    position="top-right"
    autoClose={5000}
    theme="light"
    draggable
    draggablePercent={80}
    role="status"
    aria-label={label}
    closeButton={({ closeToast }) => (
      <button type="button" className="toast-close ms-auto px-2" aria-label={closeLabel} onClick={closeToast}>
        ×
      </button>
    )}
  />
);

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { X } from "./icons.tsx";
import "./dialog.css";

/** A native modal dialog, controlled by `open`: closing waits for the owner, because its state may be in the URL. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open) element?.showModal();
    return () => element?.close();
  }, [open]);
  // The event comes later than the closing, perhaps when the dialog is open again.
  const onClosed = () => {
    if (open && !dialog.current?.open) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={className ? `dialog ${className}` : "dialog"}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClosed}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="button button-quiet -mt-2 -me-3 px-3"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X size={20} />
        </button>
      </div>
      {children}
    </dialog>
  );
}

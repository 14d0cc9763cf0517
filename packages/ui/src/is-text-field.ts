const FIELDS = "textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])";

/** Whether keys and pastes belong to the element. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS));

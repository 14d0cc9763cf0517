/** Whether a text is an id in the form that the database answers it in; to compare with anything else is a fault there. */
export const isUuid = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? "");

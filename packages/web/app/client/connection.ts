/** Who calls, and what to do when the server says that the bearer is worth nothing. */
export type Connection = {
  /** The company's slug, sent with every call. */
  company: string;
  /** The token of whoever is signed in at this company, or null. */
  bearer: () => string | null;
  /** Told which token the server refused. */
  onRefusedBearer: (token: string) => void;
};

let connection: Connection = { company: "", bearer: () => null, onRefusedBearer: () => undefined };

/** Said once, when the shop starts in a browser: a server never calls itself over the wire. */
export function setConnection(next: Connection): void {
  connection = next;
}

export const currentConnection = (): Connection => connection;

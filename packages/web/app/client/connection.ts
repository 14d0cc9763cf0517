/** How calls identify their sender. */
export type Connection = {
  /** The company's slug, sent with every call. */
  company: string;
  /** The session token of this company, or null. */
  bearer: () => string | null;
  /** Receives the token that the server refused. */
  onRefusedBearer: (token: string) => void;
};

let connection: Connection = { company: "", bearer: () => null, onRefusedBearer: () => undefined };

/** Called once, when the storefront starts in a browser. */
export function setConnection(next: Connection): void {
  connection = next;
}

export const currentConnection = (): Connection => connection;

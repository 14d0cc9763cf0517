export type Connection = {
  company: string;
  /** The session token of this company, or null. */
  bearer: () => string | null;
  onRefusedBearer: (token: string) => void;
};

let connection: Connection = { company: "", bearer: () => null, onRefusedBearer: () => undefined };

/** Called once, when the storefront starts in a browser. */
export function setConnection(next: Connection): void {
  connection = next;
}

export const currentConnection = (): Connection => connection;

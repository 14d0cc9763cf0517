import { parseWalPosition } from "./wal-history.ts";

export type ServerState = {
  isStandby: boolean;
  position: bigint;
  /** Equal on a primary and its standbys, for the same database. */
  identity: string;
  startedAt: string;
};

type ServerStateRow = Omit<ServerState, "position"> & { position: string };

type Ask = (text: string) => Promise<{ rows: ServerStateRow[] }>;

export async function readServerState(ask: Ask): Promise<ServerState> {
  const { rows } = await ask(SERVER_STATE);
  const [row] = rows;
  if (!row) throw new Error("A server without a state");
  return { ...row, position: parseWalPosition(row.position) };
}

const SERVER_STATE = `select pg_is_in_recovery() as "isStandby",
  coalesce(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text as position,
  (select system_identifier from pg_control_system()) || '/' || current_database() as identity,
  pg_postmaster_start_time()::text as "startedAt"`;

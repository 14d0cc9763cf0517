import type pg from "pg";
import type { MirrorTask, TaskResult } from "./mirror-tasks.ts";

// The queue is in the database, so that another process continues where one stopped.
type Client = Pick<pg.Client, "query">;

const REFRESH_DAYS = 30;

/** The next due task; tasks that lead to vehicles soonest come first. */
export async function nextTask(client: Client): Promise<(MirrorTask & { failures: number }) | undefined> {
  const { rows } = await client.query<MirrorTask & { failures: number }>(
    `select path, step, known as context, failures from price_table_tasks where due_at <= now()
     order by array_position(array['vehicle', 'years', 'models', 'makes'], step), due_at, path limit 1`,
  );
  return rows[0];
}

export async function addTasks(client: Client, tasks: readonly MirrorTask[]): Promise<void> {
  await client.query(
    `insert into price_table_tasks (path, step, known)
     select path, step, context from jsonb_to_recordset($1) as task (path text, step text, context jsonb)
     on conflict (path) do update set known = excluded.known where price_table_tasks.known <> excluded.known`,
    [JSON.stringify(tasks)],
  );
}

export async function consumeDailyCall(client: Client, limit: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into price_table_days (day, calls) values ((now() at time zone 'utc')::date, 1)
     on conflict (day) do update set calls = price_table_days.calls + 1 where price_table_days.calls < $1`,
    [limit],
  );
  return rowCount === 1;
}

export async function completeTask(
  client: Client,
  { path, step }: MirrorTask,
  { vehicles, tasks }: TaskResult,
): Promise<void> {
  await client.query("begin");
  try {
    await saveVehicles(client, vehicles);
    // The address of a model's newest year changes every year.
    if (step === "years") await client.query("delete from price_table_tasks where starts_with(path, $1)", [`${path}/`]);
    await addTasks(client, tasks);
    await client.query(
      `update price_table_tasks set failures = 0, due_at = now() + make_interval(days => $2) where path = $1`,
      [path, REFRESH_DAYS],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

export async function postponeTask(client: Client, { path }: MirrorTask): Promise<void> {
  await client.query(
    `update price_table_tasks set failures = failures + 1,
       due_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(failures, 20)))
     where path = $1`,
    [path],
  );
}

/** Keeps the id, and our own family and engine. */
async function saveVehicles(client: Client, vehicles: TaskResult["vehicles"]): Promise<void> {
  await client.query(
    `insert into vehicles (id, type, make_code, make, model_code, model, family, engine, year, year_code, fuel,
       cod_fipe, price, reference_month)
     select id, type, "makeCode", make, "modelCode", model, family, engine, year, "yearCode", fuel, "codFipe", price,
       "referenceMonth"
     from jsonb_to_recordset($1) as vehicle (id uuid, type smallint, "makeCode" text, make text, "modelCode" text,
       model text, family text, engine text, year int, "yearCode" text, fuel text, "codFipe" text, price text,
       "referenceMonth" text)
     on conflict (cod_fipe, year_code) do update set type = excluded.type, make_code = excluded.make_code,
       make = excluded.make, model_code = excluded.model_code, model = excluded.model, fuel = excluded.fuel,
       price = coalesce(excluded.price, vehicles.price),
       reference_month = coalesce(excluded.reference_month, vehicles.reference_month)`,
    [JSON.stringify(vehicles)],
  );
  if (vehicles.length > 0) await client.query("select update_vehicle_version()");
}

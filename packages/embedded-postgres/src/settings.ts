export const serverSettings = (
  socketFolder: string,
  durable: boolean,
  maxConnections = 100,
): Record<string, string | number> => ({
  listen_addresses: "",
  unix_socket_directories: socketFolder,
  unix_socket_permissions: "0700",
  cluster_name: "pecacerta",
  max_connections: maxConnections,
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  random_page_cost: 1.1,
  jit: "off",
  max_parallel_workers_per_gather: 0,
  max_wal_size: "512MB",
  log_checkpoints: "off",
  // Rejected rows may contain personal data: the log names only the constraint.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  // After a crash, one call instead of one for each of some 2,000 files: on a busy disk, seconds instead of minutes.
  ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
  ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
});

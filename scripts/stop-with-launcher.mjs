// Loaded before the program's entry. A killed launcher cannot forward a signal, but its IPC channel closes: the program
// then stops as on SIGTERM, and the next start finds the port and the data folder free.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}

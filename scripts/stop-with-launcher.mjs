// Loaded before the program's own entry. A launcher that was killed cannot pass a signal on, but its end of the channel
// closes with it: the program then stops as it does on any other SIGTERM, and the next start finds port and folder free.
if (process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}

/** Loaded into the API by `npm start`: stops it cleanly if the parent process exits, even if that was killed. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel is only for the event above and must not keep a closing API alive.
process.channel?.unref()

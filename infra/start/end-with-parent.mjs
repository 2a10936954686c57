/** Loaded into the API by `npm start`: ends it in order when the process that started it is gone, killed even. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Only to be told: the channel must not keep a closing API alive.
process.channel?.unref()

void start()

/**
 * The asynchronous boundary lets the shell provide shared modules before any code asks for one. What all remotes
 * share and what the shell does with it run as tasks of their own: a slow phone answers taps in between.
 */
async function start(): Promise<void> {
  await import('@store/sdk')
  await new Promise((resolve) => setTimeout(resolve))
  await import('./bootstrap.tsx')
}

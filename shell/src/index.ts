void start()

/**
 * The asynchronous boundary lets the shell provide shared modules before any code asks for one. React, what all
 * remotes share, the shell's own modules and what they do run as tasks of their own: a slow phone answers taps in
 * between.
 */
async function start(): Promise<void> {
  await import('react-dom/client')
  await nextTask()
  await import('@store/sdk')
  await nextTask()
  const { bootstrap } = await import('./bootstrap.tsx')
  await nextTask()
  bootstrap()
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

void start()

/**
 * The asynchronous boundary lets the shell provide shared modules before any code requests one. React, the SDK, the
 * shell's modules and the start run as separate tasks, so a slow phone can handle taps in between.
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

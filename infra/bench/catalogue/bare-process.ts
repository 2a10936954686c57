import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Shutdown } from '../../processes/shutdown.ts'

/** A bare server that sends stored responses. */
export type BareServer = {
  pid: number
  origin: string
  /** Replaces the stored responses. */
  setResponses: (responses: readonly (readonly [string, Uint8Array])[]) => Promise<void>
}

async function portOf(child: ChildProcess): Promise<number> {
  const [message]: unknown[] = await once(child, 'message')
  if (typeof message === 'object' && message && 'port' in message) return Number(message.port)
  throw new Error('the bare server did not report its port')
}

/** Starts the ceiling of the catalogue benchmarks in its own process. */
export async function startBareServer(shutdown: Shutdown): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  const exited = once(child, 'exit')
  await shutdown.add(async () => {
    child.kill()
    await exited
  })
  const port = await portOf(child)
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    setResponses: async (answers) => {
      const filled = once(child, 'message')
      child.send([...answers])
      await filled
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../processes/ports.ts'
import type { Shutdown } from '../../processes/shutdown.ts'

/** Starts a gateway in a process of its own, so that its CPU time is known. */
export async function startGatewayProcess(
  { root, siteFolder, apiUrl }: { root: string; siteFolder: string; apiUrl: string },
  shutdown: Shutdown,
): Promise<{ pid: number; origin: string }> {
  const port = await findFreePort('127.0.0.1')
  const file = join(root, 'infra/gateway/serve.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, SITE_FOLDER: siteFolder, API_URL: apiUrl, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  await shutdown.add(async () => {
    child.kill()
    await exited
  })
  const origin = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await wait(100)
  return { pid: child.pid ?? 0, origin }
}

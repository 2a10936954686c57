import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

/**
 * Builds and releases the site while other suites run, at low priority: it uses the processor time they leave idle.
 * @returns the folder of the site, when the release has ended. If it failed, releasing into the folder again reports why.
 */
export async function releaseInBackground(root: string): Promise<string> {
  const folder = join(root, '.data/test/released-site')
  await rm(folder, { recursive: true, force: true })
  const cli = join(root, 'infra/releases/cli.ts')
  const args = ['--import', 'tsx', cli, 'site', '--store', folder]
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' })
  process.once('exit', () => child.kill())
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  await once(child, 'close')
  return folder
}

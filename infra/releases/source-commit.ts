import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The commit a source stands at, for the one who looks for it later; `undefined` where there is no git. */
export async function sourceCommit(root: string): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', root, 'rev-parse', 'HEAD'])).stdout.trim()
  } catch {
    return undefined
  }
}

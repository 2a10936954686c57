import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The commit that is checked out, to find a release's source later; `undefined` without a git repository. */
export async function sourceCommit(root: string): Promise<string | undefined> {
  try {
    return (await run('git', ['-C', root, 'rev-parse', 'HEAD'])).stdout.trim()
  } catch {
    return undefined
  }
}

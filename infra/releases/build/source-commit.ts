import { runCommand } from '../../processes/run-command.ts'

/** The commit that is checked out, to find a release's source later; `undefined` without a git repository. */
export async function sourceCommit(root: string): Promise<string | undefined> {
  const { ok, output } = await runCommand({ file: 'git', args: ['-C', root, 'rev-parse', 'HEAD'] })
  return ok ? output.trim() : undefined
}

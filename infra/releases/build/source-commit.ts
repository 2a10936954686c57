import { runCommand } from '../../processes/run-command.ts'

/**
 * The commit that is checked out, to find a release's source later; with `-dirty` when files differ from it.
 * @returns `undefined` without a git repository
 */
export async function sourceCommit(root: string): Promise<string | undefined> {
  // Without tags, `describe` falls back to the full hash.
  const words = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty']
  const { ok, output } = await runCommand({ file: 'git', args: ['-C', root, ...words] })
  return ok ? output.trim() : undefined
}

import { CommandError } from '../../processes/command-error.ts'
import { runCommand } from '../../processes/run-command.ts'

/**
 * The files that differ from a commit, as paths relative to the root: committed since the branches parted, edited, new
 * and deleted ones.
 * @param base a commit or branch
 * @throws CommandError if git cannot find it
 */
export async function changedFiles(root: string, base: string): Promise<string[]> {
  const git = async (...args: string[]) => {
    const { ok, output } = await runCommand({ file: 'git', args, cwd: root })
    if (!ok) throw new CommandError(`git ${args.join(' ')}: ${output.trim()}`)
    return output.split('\n').filter(Boolean)
  }
  const [parting = base] = await git('merge-base', base, 'HEAD')
  const changed = await git('diff', '--name-only', '--no-renames', parting)
  const added = await git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...added])].sort()
}

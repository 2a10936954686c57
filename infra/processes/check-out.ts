import { existsSync } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from './command-error.ts'
import { lastLines, runCommand } from './run-command.ts'

/** Runs git in a folder. @returns its output @throws CommandError with the end of it */
export async function git(cwd: string, ...args: string[]): Promise<string> {
  return (await run('git', args, cwd)).trim()
}

/**
 * @param ref a commit, tag or branch; `former` is the last commit before the newest migration of the database
 * @returns its full hash
 * @throws CommandError if git does not know it
 */
export async function resolveRelease(root: string, ref: string): Promise<string> {
  if (ref !== 'former') return git(root, 'rev-parse', '--verify', `${ref}^{commit}`)
  const added = ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'api/migrations']
  return git(root, 'rev-parse', '--verify', `${await git(root, ...added)}^`)
}

/**
 * Writes the sources of a commit and its installed packages to a folder, which is replaced. Links to the packages of
 * this checkout make that fast; if the commit needs others, npm installs them.
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await git(root, 'archive', '--format=tar', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder], root)
  await rm(archive)
  const lockFile = (of: string) => readFile(join(of, 'package-lock.json'), 'utf8')
  if ((await lockFile(root)) !== (await lockFile(folder))) {
    await run('npm', ['ci', '--silent'], folder)
    return
  }
  for (const part of ['', 'api', 'infra']) {
    const packages = join(root, part, 'node_modules')
    if (existsSync(packages)) await run('cp', ['-al', packages, join(folder, part)], root)
  }
}

async function run(file: string, args: string[], cwd: string): Promise<string> {
  const { ok, output } = await runCommand({ file, args, cwd, timeout: 600_000 })
  if (!ok) throw new CommandError(`${file} ${args.join(' ')}: ${lastLines(output)}`)
  return output
}

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
 * Writes the sources of a commit and its installed packages to a folder, which is replaced. Links to the packages of
 * this checkout make that fast; if the commit needs others, npm installs them.
 * @throws CommandError if git does not know the commit, or npm cannot install
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tar`
  await git(root, 'archive', '--format=tar', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder], root)
  await rm(archive)
  if (!(await hasPackagesOf(root, folder))) {
    await run('npm', ['ci', '--silent'], folder)
    return
  }
  for (const part of ['', 'api', 'infra']) {
    const packages = join(root, part, 'node_modules')
    if (existsSync(packages)) await run('cp', ['-al', packages, join(folder, part)], root)
  }
}

/** Whether the packages that one checkout installs are among those of the other, at the same places. */
async function hasPackagesOf(here: string, other: string): Promise<boolean> {
  const installed = await lockedPackages(here)
  const needed = await lockedPackages(other)
  return [...needed].every(([place, integrity]) => installed.get(place) === integrity)
}

/** The checksum of each installed package by its place. Workspaces are sources, and have none. */
async function lockedPackages(root: string): Promise<Map<string, string>> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8')
  const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(text)
  const found = new Map<string, string>()
  for (const [place, { integrity }] of Object.entries(lock.packages)) {
    if (integrity !== undefined) found.set(place, integrity)
  }
  return found
}

async function run(file: string, args: string[], cwd: string): Promise<string> {
  const { ok, output } = await runCommand({ file, args, cwd, timeout: 600_000 })
  if (!ok) throw new CommandError(`${file} ${args.join(' ')}: ${lastLines(output)}`)
  return output
}

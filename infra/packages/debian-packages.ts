import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastLines, runCommand } from '../processes/run-command.ts'

/**
 * Downloads packages of Debian or Ubuntu with apt and unpacks them in `folder/root`. Nothing is installed, no service
 * is started, root is not required.
 * @param alternatives lists of package names; the first list that apt knows is used
 * @param suite another release of Debian, such as `unstable`: all libraries are downloaded too, for none of this system
 *   fits
 * @returns the reason if that fails, else undefined
 */
export async function fetchPackages(
  folder: string,
  alternatives: readonly (readonly string[])[],
  suite?: string,
): Promise<string | undefined> {
  return (await download(folder, alternatives, suite)) ?? unpack(folder, join(folder, 'root'))
}

/** Runs apt with its own state folder. `APT::Sandbox::User` is empty because an unprivileged user cannot switch users. */
async function download(
  folder: string,
  alternatives: readonly (readonly string[])[],
  suite: string | undefined,
): Promise<string | undefined> {
  await rm(join(folder, 'cache'), { recursive: true, force: true })
  await mkdir(join(folder, 'state/lists/partial'), { recursive: true })
  await mkdir(join(folder, 'cache/archives/partial'), { recursive: true })
  const configuration = join(folder, 'apt.conf')
  const sources = suite ? await writeSources(folder, suite) : []
  await writeFile(configuration, [...aptConfiguration(folder), ...sources, ''].join('\n'))
  const env = { ...process.env, APT_CONFIG: configuration, LC_ALL: 'C' }
  // Ignore a failed update: an unrelated broken source must not stop the download.
  const update = await runCommand({ file: 'apt-get', args: ['-qq', 'update'], env })
  const failures: string[] = []
  for (const names of alternatives) {
    const args = ['-qq', '-y', '--download-only', 'install', ...names]
    const { ok, output } = await runCommand({ file: 'apt-get', args, env, timeout: 300_000 })
    if (ok) return undefined
    failures.push(lastLines(output, 1))
  }
  return `apt-get could not download it: ${update.ok ? failures[0] : lastLines(update.output, 1)}`
}

/** The only source is another release, and no package counts as installed. */
async function writeSources(folder: string, suite: string): Promise<string[]> {
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const source = `deb [signed-by=${keys}] http://deb.debian.org/debian ${suite} main\n`
  await writeFile(join(folder, 'sources.list'), source)
  await writeFile(join(folder, 'status'), '')
  return [
    `Dir::Etc::sourcelist "${folder}/sources.list";`,
    'Dir::Etc::sourceparts "-";',
    `Dir::State::status "${folder}/status";`,
  ]
}

function aptConfiguration(folder: string): string[] {
  return [
    `Dir::State "${folder}/state";`,
    'Dir::State::status "/var/lib/dpkg/status";',
    `Dir::Cache "${folder}/cache";`,
    'Debug::NoLocking "true";',
    'APT::Sandbox::User "";',
    'APT::Install-Recommends "false";',
    'Acquire::Languages "none";',
    'Acquire::Retries "2";',
    'Acquire::http::Timeout "20";',
    'Acquire::https::Timeout "20";',
  ]
}

/** Unpacks into a new folder and renames it, so that an interrupted run leaves no incomplete server. */
async function unpack(folder: string, target: string): Promise<string | undefined> {
  const archives = join(folder, 'cache/archives')
  const newFolder = `${target}.new`
  await rm(newFolder, { recursive: true, force: true })
  for (const name of await readdir(archives)) {
    if (!name.endsWith('.deb')) continue
    const { ok, output } = await runCommand({
      file: 'dpkg',
      args: ['-x', join(archives, name), newFolder],
    })
    if (!ok) return `dpkg could not unpack ${name}: ${lastLines(output, 1)}`
  }
  await rm(target, { recursive: true, force: true })
  await rename(newFolder, target)
  await rm(join(folder, 'state'), { recursive: true, force: true })
  await rm(join(folder, 'cache'), { recursive: true, force: true })
  return undefined
}

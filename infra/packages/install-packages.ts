import { CommandError } from '../processes/command-error.ts'
import { lastLines, runCommand } from '../processes/run-command.ts'

/**
 * Installs the packages of Debian that are missing, which needs root.
 * @throws CommandError with what apt-get says
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  const known = await runCommand({ file: 'dpkg-query', args: ['--show', ...names] })
  if (known.ok) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const timeout = 600_000
  await runCommand({ file: 'apt-get', args: ['-qq', 'update'], env, timeout })
  const args = ['-qq', '-y', '--no-install-recommends', 'install', ...names]
  const { ok, output } = await runCommand({ file: 'apt-get', args, env, timeout })
  if (!ok) throw new CommandError(`apt-get could not install ${names}: ${lastLines(output)}`)
}

import { CommandError } from '../processes/command-error.ts'
import { lastLines, runCommand } from '../processes/run-command.ts'

/** Longest build or download of an image, in ms. */
const timeoutMs = 20 * 60_000

/** Docker on this machine: the daemon of `DOCKER_HOST`, or the default one. */
export type Docker = {
  /** Environment of the docker command. */
  env: NodeJS.ProcessEnv
}

/**
 * Runs `docker` with these arguments.
 * @returns its output
 * @throws CommandError with the end of its output
 */
export async function runDocker(
  docker: Docker,
  args: readonly string[],
  options: { input?: string; cwd?: string } = {},
): Promise<string> {
  const { ok, output } = await runCommand({
    file: 'docker',
    args,
    env: docker.env,
    timeout: timeoutMs,
    ...options,
  })
  if (ok) return output.trim()
  throw new CommandError(`docker ${args.slice(0, 3).join(' ')} failed: ${lastLines(output, 8)}`)
}

/** Whether the daemon has an image of this name. */
export async function hasImage({ env }: Docker, name: string): Promise<boolean> {
  const args = ['image', 'inspect', '--format', '{{.Id}}', name]
  return (await runCommand({ file: 'docker', args, env })).ok
}

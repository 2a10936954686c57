import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Docker, runDocker } from '../../images/docker.ts'
import { fetchPackages } from '../../packages/debian-packages.ts'
import { CommandError } from '../../processes/command-error.ts'
import { runCommand } from '../../processes/run-command.ts'

/** Debian 12 has only the first version of Compose, which does not know this compose file. */
const compose = { suite: 'trixie', name: 'docker-compose' }

/** Makes `docker compose` available: installed, or from the package of the next Debian, in a private configuration. */
export async function withCompose(docker: Docker, folder: string): Promise<Docker> {
  if ((await runCommand({ file: 'docker', args: ['compose', 'version'], env: docker.env })).ok)
    return docker
  const config = join(folder, 'docker-config')
  const plugins = join(config, 'cli-plugins')
  await mkdir(plugins, { recursive: true })
  if (!existsSync(join(plugins, 'docker-compose'))) {
    const reason = await fetchPackages(join(folder, 'compose'), [[compose.name]], compose.suite)
    if (reason) throw new CommandError(reason)
    const program = join(folder, 'compose/root/usr/libexec/docker/cli-plugins/docker-compose')
    await runCommand({ file: 'cp', args: [program, plugins] })
  }
  const env = { ...docker.env, DOCKER_CONFIG: config }
  await runDocker({ env }, ['compose', 'version'])
  return { env }
}

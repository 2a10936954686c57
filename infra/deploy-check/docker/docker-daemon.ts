import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Docker } from '../../images/docker.ts'
import { installPackages } from '../../packages/install-packages.ts'
import { CommandError } from '../../processes/command-error.ts'
import { lastLines, runCommand } from '../../processes/run-command.ts'
import type { Shutdown } from '../../processes/shutdown.ts'

const startTimeoutMs = 30_000

/**
 * Docker for the check: the daemon of this machine, or as root on Debian a private one, whose images are kept in
 * `folder` for the next run.
 * @throws CommandError with the ways to get Docker
 */
export async function startDocker(folder: string, shutdown: Shutdown): Promise<Docker> {
  const own = { env: { ...process.env, DOCKER_BUILDKIT: '0' } }
  if ((await runCommand({ file: 'docker', args: ['info'], env: own.env })).ok) return own
  if (process.getuid?.() !== 0) {
    throw new CommandError('There is no Docker daemon: start one, or run this as root on Debian.')
  }
  await installPackages(['docker.io', 'iptables'])
  return startDaemon(folder, shutdown)
}

async function startDaemon(folder: string, shutdown: Shutdown): Promise<Docker> {
  await mkdir(folder, { recursive: true })
  // The path of a socket has at most 107 characters.
  const run = await mkdtemp(join(tmpdir(), 'store-docker-'))
  const logFile = join(folder, 'dockerd.log')
  const host = `unix://${run}/docker.sock`
  const log = await open(logFile, 'w')
  const daemon = spawn(
    'dockerd',
    [
      ...['--data-root', join(folder, 'data'), '--exec-root', join(run, 'exec')],
      ...['--pidfile', join(run, 'docker.pid'), '--host', host],
      // Containers talk to each other and to this machine only.
      ...['--bridge=none', '--iptables=false', '--ip6tables=false'],
    ],
    { stdio: ['ignore', log.fd, log.fd], detached: true },
  )
  await log.close()
  const ended = once(daemon, 'exit').catch(() => undefined)
  await shutdown.add(async () => {
    daemon.kill('SIGTERM')
    await ended
    // The daemon leaves this mount behind. Retries of `rm` would multiply with each level of folders, for hours.
    await runCommand({ file: 'umount', args: ['--lazy', join(run, 'exec/netns/default')] })
    await rm(run, { recursive: true, force: true })
  })
  const env = { ...process.env, DOCKER_HOST: host, DOCKER_BUILDKIT: '0' }
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; ) {
    if ((await runCommand({ file: 'docker', args: ['info'], env })).ok) return { env }
    if (daemon.exitCode !== null) break
    await wait(200)
  }
  throw new CommandError(`dockerd did not start: ${lastLines(await readFile(logFile, 'utf8'))}`)
}

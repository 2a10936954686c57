import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Gateway, type GatewayOptions, startGateway } from '../../gateway/gateway.ts'
import { findFreePort } from '../../processes/ports.ts'
import { type NginxSettings, nginxConfiguration } from './configuration.ts'
import { nginxIn } from './find-nginx.ts'

/**
 * Starts the nginx unpacked at `TEST_NGINX` in front of a new gateway.
 * @param settings overrides of the configuration's settings
 * @param edit edits the configuration, e.g. to shorten time-outs
 * @throws Error with the output of nginx when it does not start
 */
export async function startBehindNginx(
  options: GatewayOptions,
  settings: Partial<NginxSettings> = {},
  edit: (configuration: string) => string = (configuration) => configuration,
): Promise<Gateway> {
  const gateway = await startGateway({ ...options, port: 0, trustedProxies: '127.0.0.1' })
  const state = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const port = await findFreePort(options.host)
  const nginx = await nginxIn(process.env.TEST_NGINX ?? '')
  const file = path.join(state, 'nginx.conf')
  const configuration = await nginxConfiguration({
    LISTEN: `${options.host}:${port}`,
    SITE_FOLDER: options.siteFolder,
    API_ADDRESS: new URL(options.apiUrl).host,
    PAGES_ADDRESS: `${options.host}:${gateway.port}`,
    RESOLVER: '127.0.0.1',
    API_REQUESTS_PER_SECOND: '50',
    API_BURST: '200',
    REQUESTS_PER_ADDRESS: '100',
    EVENT_STREAMS_PER_ADDRESS: '300',
    CONNECTIONS_PER_ADDRESS: '1000',
    TRUSTED_PROXIES: options.trustedProxies ?? '',
    NGINX_STATE: state,
    NGINX_MODULES: nginx.modules,
    NGINX_MIME_TYPES: nginx.mimeTypes,
    NGINX_FOLDER: path.join(import.meta.dirname, '..'),
    ...settings,
  })
  await writeFile(file, edit(configuration))
  const args = ['-p', state, '-e', 'stderr', '-c', file, '-g', 'daemon off; master_process off;']
  const child = spawn(nginx.file, args, { env: nginx.env, stdio: ['ignore', 'ignore', 'pipe'] })
  const close = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await gateway.close()
    await rm(state, { recursive: true, force: true })
  }
  try {
    await listening(child, port)
  } catch (fault) {
    await close()
    throw fault
  }
  return { port, metricsPort: gateway.metricsPort, close }
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  let output = ''
  child.stderr?.on('data', (part: Buffer) => {
    output += part.toString()
  })
  while (child.exitCode === null) {
    const socket = connect({ host: '127.0.0.1', port })
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await setTimeout(20)
  }
  throw new Error(`nginx did not start: ${output}`)
}

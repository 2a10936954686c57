import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { SECURITY_HEADERS } from '../gateway/security-headers.ts'
import { runUntilStopped, type Shutdown } from '../processes/shutdown.ts'
import { runBuild } from '../releases/build/run-build.ts'

/** `npm run ui-kit`: shows the UI kit's gallery, on PORT or any free port. */
export async function showUiKit(root: string): Promise<void> {
  await runUntilStopped(async (shutdown) => {
    const address = await serveUiKit(root, shutdown, Number(process.env.PORT ?? 0))
    console.log(`The UI kit is shown at ${address}`)
  })
}

/**
 * Builds the UI kit's gallery and serves it with the site's content security policy.
 * @returns its address
 * @throws Error with the bundler's errors
 */
export async function serveUiKit(root: string, shutdown: Shutdown, port = 0): Promise<string> {
  const files = join(root, '.data', 'build', 'ui-kit')
  await mkdir(files, { recursive: true })
  await runBuild(join(root, 'shell/ui/gallery'), {
    version: '1.0.0',
    buildId: 'ui-kit',
    mode: 'development',
    outputFolder: files,
    cacheFolder: join(root, '.data', 'cache', 'webpack', 'ui-kit'),
  })
  const page = (await readFile(join(files, 'document.html'), 'utf8')).replaceAll('%BASE%', '/')
  const app = fastify()
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS))
  await app.register(fastifyStatic, { root: files, index: false })
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  const address = await app.listen({ host: '127.0.0.1', port })
  await shutdown.add(() => app.close())
  return address
}

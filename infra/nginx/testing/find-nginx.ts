import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchPackages } from '../../packages/debian-packages.ts'
import { findFolderWith } from '../../packages/find-program.ts'
import { libraryEnvironment } from '../../packages/library-environment.ts'

/** An nginx on this machine with the modules that the site needs. */
interface Nginx {
  file: string
  modules: string
  mimeTypes: string
  env: NodeJS.ProcessEnv
}

const modules = ['ngx_http_brotli_static_module.so', 'ngx_stream_module.so']
const packages = [
  'nginx-light',
  'libnginx-mod-http-brotli-static',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-stream',
]

/**
 * Downloads Debian's nginx with its modules once and unpacks it into `folder`; installs nothing.
 * @returns nginx, or a message that says why it is not available
 */
export async function fetchNginx(folder: string): Promise<Nginx | string> {
  const root = join(folder, 'root')
  const found = modules.map((name) => access(join(root, 'usr/lib/nginx/modules', name)))
  const isThere = await Promise.all(found).then(
    () => true,
    () => false,
  )
  const failure = isThere ? undefined : await fetchPackages(folder, [packages])
  return failure ?? nginxIn(root)
}

/** The nginx unpacked in a folder. apt omits packages that are installed; nginx is used from the system then. */
export async function nginxIn(root: string): Promise<Nginx> {
  const isUnpacked = await findFolderWith('nginx', [join(root, 'usr/sbin')])
  const ownRoot = isUnpacked ? root : '/'
  return {
    file: join(ownRoot, 'usr/sbin/nginx'),
    modules: join(root, 'usr/lib/nginx/modules'),
    mimeTypes: join(ownRoot, 'etc/nginx/mime.types'),
    env: await libraryEnvironment({ basedir: join(root, 'usr'), unpacked: true }),
  }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the configuration leaves open: the names in `${}` of the template. */
export interface NginxSettings {
  /** Address and port, or a port. */
  LISTEN: string
  SITE_FOLDER: string
  /** host:port */
  API_ADDRESS: string
  /** host:port of the gateway, which writes the pages. */
  PAGES_ADDRESS: string
  API_REQUESTS_PER_SECOND: string
  API_BURST: string
  /** What one address may have under way at once. */
  REQUESTS_PER_ADDRESS: string
  EVENT_STREAMS_PER_ADDRESS: string
  /** Connections of one address with a request under way, whatever it asks for. */
  CONNECTIONS_PER_ADDRESS: string
  /** Addresses and networks of the proxies whose X-Forwarded-* is believed, with commas between them; or nothing. */
  TRUSTED_PROXIES: string
  /** Folder nginx may write to. */
  NGINX_STATE: string
  NGINX_MODULES: string
  NGINX_MIME_TYPES: string
  /** Folder of `security-headers.conf`. */
  NGINX_FOLDER: string
}

/** A line with this name is there once for each proxy. */
const proxyName = /\$\{TRUSTED_PROXIES\}/

/** Fills the template in, as `envsubst` does in the image. @throws Error naming a setting nobody gave */
export async function nginxConfiguration(settings: NginxSettings): Promise<string> {
  const template = await readFile(path.join(import.meta.dirname, 'nginx.conf.template'), 'utf8')
  const values = new Map<string, string>(Object.entries(settings))
  const proxies = (settings.TRUSTED_PROXIES ?? '').split(/[ ,]+/).filter(Boolean)
  const lines = template.split('\n').flatMap((line) => {
    const isProxyLine = proxyName.test(line)
    return isProxyLine ? proxies.map((proxy) => line.replace(proxyName, proxy)) : line
  })
  return lines.join('\n').replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`nginx.conf.template needs ${name}`)
    return value
  })
}

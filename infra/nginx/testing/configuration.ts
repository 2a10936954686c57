import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The values for the placeholders `${}` of the template. */
export interface NginxSettings {
  /** Address and port, or a port. */
  LISTEN: string
  SITE_FOLDER: string
  /** host:port */
  API_ADDRESS: string
  /** host:port of the gateway, which renders the pages. */
  PAGES_ADDRESS: string
  /** Address of the name server that is asked for the names above; unused for IP addresses. */
  RESOLVER: string
  API_REQUESTS_PER_SECOND: string
  API_BURST: string
  /** Concurrent requests per address. */
  REQUESTS_PER_ADDRESS: string
  EVENT_STREAMS_PER_ADDRESS: string
  /** Connections of one address that have a request in progress. */
  CONNECTIONS_PER_ADDRESS: string
  /** Comma-separated addresses and networks of the proxies whose X-Forwarded-* is trusted; may be empty. */
  TRUSTED_PROXIES: string
  /** Folder for nginx's own files. */
  NGINX_STATE: string
  NGINX_MODULES: string
  NGINX_MIME_TYPES: string
  /** Folder of `security-headers.conf`. */
  NGINX_FOLDER: string
}

/** A line with this placeholder is repeated for each proxy. */
const proxyName = /\$\{TRUSTED_PROXIES\}/

/** Fills in the template, as `envsubst` does in the image. @throws Error that names a missing setting */
export async function nginxConfiguration(settings: NginxSettings): Promise<string> {
  const template = await readFile(path.join(import.meta.dirname, '../nginx.conf.template'), 'utf8')
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

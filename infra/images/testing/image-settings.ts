import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigSchema } from '../../../api/src/config.ts'
import { GatewaySettingsSchema } from '../../gateway/gateway-settings.ts'
import { PlatformSettingsSchema } from '../../platform/platform-settings.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

export const dockerfile = read('images/Dockerfile')

/** The settings of each of our images, by the Dockerfile's target. */
export const imageSettings: Readonly<Record<string, readonly string[]>> = {
  api: Object.keys(ConfigSchema.properties),
  gateway: Object.keys(GatewaySettingsSchema.properties),
  nginx: [...read('nginx/nginx.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(
    ([, name = '']) => name,
  ),
  platform: Object.keys(PlatformSettingsSchema.properties),
  release: ['RELEASE_STORE'],
}

/** The sources with each image's health check responses. */
const probed: Readonly<Record<string, string>> = {
  api: read('../api/src/http/health/health-routes.ts'),
  gateway: read('gateway/site/site-health.ts'),
  nginx: "'/composition.json'",
  platform: read('platform/server.ts'),
}

/** Whether an image responds to a probe of this address. */
export function answersProbe(target: string, address: string): boolean {
  return probed[target]?.includes(`'${address}'`) ?? false
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigSchema } from '../../../api/src/base/config.ts'
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
  // Of start-database.sh; backup.sh, restore.sh; schedule-backups.sh.
  database: [
    ...['SERVER_ID', 'REPLICA_OF', 'MAX_CONNECTIONS', 'BUFFER_POOL'],
    ...['DATABASE_HOST', 'DATABASE_REPLICAS', 'DATABASE_USER', 'DATABASE_PASSWORD_FILE'],
    ...['BACKUPS_KEPT', 'BACKUP_AT'],
  ],
}

/** The address that an image's own health check asks; undefined for images without one. */
export function healthCheckOf(target: string): string | undefined {
  const [, stage = ''] = dockerfile.split(new RegExp(`^FROM \\S+ AS ${target}$`, 'm'))
  const [own = ''] = stage.split(/^FROM /m)
  return /^HEALTHCHECK .*"http:\/\/127\.0\.0\.1:(\d+\/[^"]+)"/m.exec(own)?.[1]
}

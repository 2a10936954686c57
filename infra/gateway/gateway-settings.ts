import { proxyListPattern } from '@store/contract/rules/network/client-network'
import { Type } from 'typebox'
import { readSettings } from '../settings/read-settings.ts'
import { connectionsPerAddress } from './limits/connection-limit.ts'
import { visitorLimits } from './limits/visitor-limits.ts'
import { isLoopback, parsePublicOrigin } from './public-origin.ts'

/** The environment variables of a standalone gateway. */
export const GatewaySettingsSchema = Type.Object({
  SITE_FOLDER: Type.String({ minLength: 1, description: 'index.html, composition.json and mf/' }),
  API_URL: Type.String({ pattern: '^https?://', description: 'origin of the API' }),
  HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
  PORT: Type.Integer({ default: 8081, minimum: 0, description: 'port to listen on' }),
  METRICS_PORT: Type.Optional(
    Type.Integer({ minimum: 0, description: 'port of GET /metrics; default: no metrics' }),
  ),
  REQUESTS_PER_ADDRESS: Type.Integer({
    default: visitorLimits.requestsPerAddress,
    minimum: 1,
    description: 'concurrent requests per address',
  }),
  EVENT_STREAMS_PER_ADDRESS: Type.Integer({
    default: visitorLimits.eventStreamsPerAddress,
    minimum: 1,
    description: 'concurrent event streams per address',
  }),
  CONNECTIONS_PER_ADDRESS: Type.Integer({
    default: connectionsPerAddress,
    minimum: 1,
    description: 'concurrent connections per address',
  }),
  PUBLIC_ORIGIN: Type.Optional(
    Type.String({ description: 'public origin of the site; default on loopback: its own address' }),
  ),
  TRUSTED_PROXIES: Type.String({
    default: '',
    pattern: proxyListPattern,
    description: 'addresses and networks of the proxies whose X-Forwarded-* is trusted',
  }),
})

/** @throws Error naming every variable that is missing or invalid */
export function readGatewaySettings(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(GatewaySettingsSchema, environment, 'The gateway')
  if (settings.PUBLIC_ORIGIN) parsePublicOrigin(settings.PUBLIC_ORIGIN)
  else if (!isLoopback(settings.HOST)) {
    throw new Error(
      'The gateway cannot start:\n  PUBLIC_ORIGIN is missing: other machines can connect to it',
    )
  }
  return settings
}

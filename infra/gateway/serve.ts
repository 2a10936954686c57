import { startGateway } from './gateway.ts'
import { readGatewaySettings } from './gateway-settings.ts'

/* Runs a standalone gateway; its image contains this file as a bundle. */
const settings = readGatewaySettings(process.env)
const { SITE_FOLDER, API_URL, HOST, PORT, PUBLIC_ORIGIN } = settings
const gateway = await startGateway({
  siteFolder: SITE_FOLDER,
  apiUrl: API_URL,
  host: HOST,
  port: PORT,
  metricsPort: settings.METRICS_PORT,
  publicOrigin: PUBLIC_ORIGIN,
  trustedProxies: settings.TRUSTED_PROXIES,
  visitorLimits: {
    requestsPerAddress: settings.REQUESTS_PER_ADDRESS,
    eventStreamsPerAddress: settings.EVENT_STREAMS_PER_ADDRESS,
  },
  connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
  logger: { level: 'info' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gateway.close())

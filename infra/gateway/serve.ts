import { startGateway } from './gateway.ts'
import { readGatewaySettings } from './gateway-settings.ts'

/* A gateway by itself, as a container runs it: `node --import tsx infra/gateway/serve.ts`. */
const { SITE_FOLDER, API_URL, HOST, PORT, PUBLIC_ORIGIN } = readGatewaySettings(process.env)
const gateway = await startGateway({
  siteFolder: SITE_FOLDER,
  apiUrl: API_URL,
  host: HOST,
  port: PORT,
  publicOrigin: PUBLIC_ORIGIN,
  logger: { level: 'info' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void gateway.close())

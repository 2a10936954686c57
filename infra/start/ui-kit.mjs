import { prepare, root } from './prepare.mjs'

await prepare()
const { runUntilStopped } = await import('./shutdown.ts')
const { serveUiKit } = await import('../ui-kit/serve-ui-kit.ts')
await runUntilStopped(async (shutdown) => {
  const address = await serveUiKit(root, shutdown, Number(process.env.PORT ?? 0))
  console.log(`The UI kit is shown at ${address}`)
})

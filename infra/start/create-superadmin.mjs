import { prepare, root } from './prepare.mjs'

await prepare()
const { createSuperadmin } = await import('./create-superadmin-command.ts')
await createSuperadmin(root)

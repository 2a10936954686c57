import path from 'node:path'
import { releaseSite } from './release-site.ts'

const site = path.join(import.meta.dirname, '..', '..', '.data', 'site')
const [command] = process.argv.slice(2)

if (command === 'site') {
  await releaseSite({ folder: site, log: console.log })
} else {
  console.error('npm run release -- site    builds, publishes and composes what changed')
  process.exitCode = 2
}

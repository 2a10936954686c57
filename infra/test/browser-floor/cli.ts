import path from 'node:path'
import { polyfilledFeatures } from '@store/sdk/build/browsers/polyfilled-features'
import { allowedFeatures } from './allowed-features.ts'
import { allowedStyles } from './allowed-styles.ts'
import { findMissingNames } from './missing-names.ts'
import { inlineScripts, type PublishedFile, readPublishedFiles } from './published-files.ts'
import { findScriptFaults } from './script-faults.ts'
import { findScriptStyleFaults } from './script-styles.ts'
import { findStyleFaults } from './style-faults.ts'

/* Fails when a file that browsers receive needs something that a browser of the floor lacks; of another repository, if named. */
const root = process.argv[2] ?? path.join(import.meta.dirname, '../../..')
const missing = findMissingNames()
const everywhere = new Set(Object.keys(allowedFeatures))
const harmlessStyles = new Set(Object.keys(allowedStyles))
const afterPolyfills = new Set([...everywhere, ...polyfilledFeatures])

function faultsOf({ name, text }: PublishedFile): string[] {
  if (name.endsWith('.css')) return findStyleFaults(text, harmlessStyles)
  if (name.endsWith('.js')) {
    return [
      ...findScriptFaults({ text, allowed: afterPolyfills }, missing),
      ...findScriptStyleFaults(text, harmlessStyles),
    ]
  }
  if (!name.endsWith('.html')) return []
  return inlineScripts(text).flatMap((script) =>
    findScriptFaults({ text: script, allowed: everywhere }, missing),
  )
}

const faults = (await readPublishedFiles(root)).flatMap((file) =>
  faultsOf(file).map((fault) => `${file.name} ${fault}`),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

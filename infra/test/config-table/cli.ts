import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigSchema } from '../../../api/src/base/config.ts'
import { writeConfigTable } from './config-table.ts'

/* Writes the table of variables of api/README.md; with `--check` it only compares and fails when the table is out of date. */
const readme = join(import.meta.dirname, '../../../api/README.md')
const variables = Object.entries(ConfigSchema.properties).map(([name, schema]) => ({
  name,
  default: 'default' in schema ? schema.default : undefined,
  description: 'description' in schema ? String(schema.description) : '',
}))
const before = readFileSync(readme, 'utf8')
const after = writeConfigTable(before, variables)
if (!process.argv.includes('--check')) writeFileSync(readme, after)
else if (after !== before) {
  console.error('api/README.md: the variables have changed: run npm run config-table')
  process.exitCode = 1
}

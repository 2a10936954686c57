import { join } from 'node:path'
import { tableOwners } from '../../../api/table-owners.mjs'
import {
  findForeignTables,
  findSqlModules,
  findUnknownPublications,
  findUnknownTables,
} from './check-table-owners.mjs'

const api = join(import.meta.dirname, '../../../api')
const modules = findSqlModules(api, tableOwners)
const faults = [
  ...findUnknownTables(api, tableOwners),
  ...findUnknownPublications(modules, tableOwners),
  ...findForeignTables(modules, tableOwners),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

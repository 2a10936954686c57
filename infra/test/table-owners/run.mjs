import { join } from 'node:path'
import { tableOwners } from '../../../api/table-owners.mjs'
import { findCrowds, findOpenSql, findSqlInRoutes, readSources } from '../domains/api-structure.mjs'
import {
  findForeignTables,
  findSqlModules,
  findUnknownPublications,
  findUnknownTables,
  publishedPaths,
} from './check-table-owners.mjs'

const api = join(import.meta.dirname, '../../../api')
const modules = findSqlModules(api, tableOwners)
const files = readSources(api)
const sqlPaths = modules.map(({ path }) => path)
const faults = [
  ...findUnknownTables(api, tableOwners),
  ...findUnknownPublications(modules, tableOwners),
  ...findForeignTables(modules, tableOwners),
  ...findCrowds(files),
  ...findOpenSql(files, { sqlPaths, published: publishedPaths(tableOwners) }),
  ...findSqlInRoutes(files, sqlPaths),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

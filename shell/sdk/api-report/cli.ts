import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildReport } from './build-report.ts'
import { compileDeclarations } from './extract-api.ts'
import { reportedPackages, root } from './packages.ts'
import { readBrowserSources } from './read-sources.ts'
import { writeDeclarations } from './write-declarations.ts'

/** Writes the API reports; with `--check` it only compares them and fails when one is out of date. */
const isCheck = process.argv.includes('--check')
const declarations = compileDeclarations(await writeDeclarations())
const sources = await readBrowserSources()

for (const reported of reportedPackages) {
  const { text, problems } = await buildReport(reported, declarations, sources)
  const file = path.join(root, reported.report)
  const isCurrent = text === (await readFile(file, 'utf8').catch(() => undefined))
  if (!isCheck && !isCurrent) await writeFile(file, text)
  if (isCheck && !isCurrent) problems.push('the exports have changed: run npm run api-report')
  for (const problem of problems) console.error(`${reported.report}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

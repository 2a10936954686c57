import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../api-report/packages.ts'
import { readBrowserSources } from '../api-report/read-sources.ts'
import { findSentences } from './find-sentences.ts'
import { type Entries, findProblems, updateCatalogue } from './update-catalogue.ts'

/**
 * Brings the catalogues up to date: new sentences are added without a translation, and unused ones are removed. With `--check`
 * it only compares. Fails while a translation is missing.
 */
const isCheck = process.argv.includes('--check')

/** The back office is in English. */
const translated = ['shell', 'mf-marketing', 'mf-shop', 'mf-checkout', 'mf-orders']

const sources = (await readBrowserSources()).filter(
  ({ path: file }) => !/\.test\.tsx?$|\/(testing|gallery|build|translations)\//.test(file),
)

for (const folder of translated) {
  const file = `${folder}/src/language/hi.json`
  const own = sources.filter((source) => source.path.startsWith(`${folder}/`))
  const sentences = (await Promise.all(own.map(({ text }) => findSentences(text)))).flat()
  const written = await readFile(path.join(root, file), 'utf8').catch(() => '{}')
  const known: Entries = JSON.parse(written)
  const entries = updateCatalogue(known, sentences)
  const problems = findProblems(entries)
  if (!isCheck) await writeFile(path.join(root, file), `${JSON.stringify(entries, null, 2)}\n`)
  else if (Object.keys(entries).join('\n') !== Object.keys(known).join('\n'))
    problems.push('the sentences have changed: run npm run translations')
  for (const problem of problems) console.error(`${file}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

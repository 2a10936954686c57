import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../api-report/packages.ts'
import { bannedPhrases } from './banned-phrases.ts'
import { findTexts } from './find-texts.ts'

/** Sentences of which everybody reads an English original: keys of the Hindi catalogues. */
const catalogues = [
  ...['shell', 'mf-marketing', 'mf-shop', 'mf-checkout', 'mf-orders'].map(
    (folder) => `${folder}/src/language/hi.json`,
  ),
  'api/contract/rules/language/contract.hi.json',
  'api/src/support/mail/template/mail.hi.json',
]

/** Where texts have no catalogue, because the back office is in English. */
const englishFolders = ['mf-admin/src', 'api/contract/rules']

function findBanned(texts: readonly string[]): string[] {
  return bannedPhrases.flatMap(([banned, instead]) =>
    texts.filter((text) => banned.test(text)).map((text) => `${instead}: ${text}`),
  )
}

async function readEnglish(folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true })
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
  const texts = await Promise.all(
    sources.map(async (name) => findTexts(await readFile(path.join(root, folder, name), 'utf8'))),
  )
  return texts.flat()
}

it.each(catalogues)('%s says nothing that is banned', async (file) => {
  const entries: Record<string, string> = JSON.parse(await readFile(path.join(root, file), 'utf8'))
  expect(findBanned(Object.keys(entries))).toEqual([])
})

it.each(englishFolders)('%s says nothing that is banned', async (folder) => {
  expect(findBanned(await readEnglish(folder))).toEqual([])
})

it('finds what is banned in JSX, strings and templates, not in imports, comments and names', async () => {
  const source = `
    import { verdict } from './the verdict.ts' // Take back
    const kind = 'verdict'
    const title = \`Take \${amount} now, take back\`
    export const Note = () => <p title="Until SMTP_URL is set">{title} Send mails {kind}</p>`
  expect(findBanned(await findTexts(source))).toEqual([
    'email: Send mails',
    'Undo, undone: now, take back',
    'who can do what: Until SMTP_URL is set',
  ])
})

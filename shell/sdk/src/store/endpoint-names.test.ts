import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { root } from '../../api-report/packages.ts'

/** The SDK and all remotes. */
const folders = [
  ...['shell/sdk/src', 'shell/src'],
  ...['mf-marketing/src', 'mf-shop/src', 'mf-checkout/src', 'mf-orders/src', 'mf-admin/src'],
]

const endpoint = /^ +(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm

async function readNames(folder: string): Promise<string[]> {
  const names = await readdir(path.join(root, folder), { recursive: true })
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
  const found = await Promise.all(
    sources.map(async (name) =>
      [...(await readFile(path.join(root, folder, name), 'utf8')).matchAll(endpoint)].map(
        ([, word = '']) => word,
      ),
    ),
  )
  return found.flat()
}

it('each endpoint has one owner: in a tab where a buyer logs out and an admin logs in, remotes of both share one API', async () => {
  const names = (await Promise.all(folders.map(readNames))).flat()
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

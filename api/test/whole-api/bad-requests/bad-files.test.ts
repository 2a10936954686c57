import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { multipartOf, type TestFile } from '../../factories/multipart-form.ts'
import { useRouteTable } from '../../route-table.ts'
import { useTestStore } from '../../test-store.ts'
import { readOperations } from '../openapi-document.ts'
import { readStoredState } from '../table-state.ts'
import { badFiles, oversizedFiles, trickyNames } from './bad-files.ts'
import { createUploadRoutes, type UploadRoute } from './upload-routes.ts'

/** Folders, private and public files by their keys, documents and images by theirs. */
const storedPath =
  /^(?:[a-z]+|[a-z]+\/[0-9A-Z]{2}(?:\/[0-9A-Z]{26}(?:-[0-9A-Z]{26})?)?|images\/[0-9a-z]{26}-[0-9a-z]{26}-\d+\.webp)$/

type Part = readonly [string, string | TestFile]

const routes = useRouteTable()
const store = useTestStore()

async function send({ method, url, who, fields }: UploadRoute, files: readonly Part[]) {
  const { payload, headers } = multipartOf([...Object.entries(fields), ...files])
  return store.app.inject({ method, url, headers: { ...who.headers, ...headers }, payload })
}

/** Temporary folders of uploads that are not removed. Tests that run beside this one may be using theirs. */
async function leftoverFolders(): Promise<string[]> {
  const list = async () => (await readdir(tmpdir())).filter((name) => /^store-upload-/.test(name))
  let left = await list()
  for (let look = 0; left.length > 0 && look < 100; look += 1) {
    await wait(100)
    const now = await list()
    left = left.filter((name) => now.includes(name))
  }
  return left
}

/** Everything that a route must reject, with a name for the report. */
function badUploadsTo(route: UploadRoute, bad: readonly TestFile[]): [what: string, Part[]][] {
  const { field, valid, otherTypes, mostFiles } = route
  const renamed = trickyNames.map((name) => ({ name, content: Buffer.from('no such file') }))
  const files = [...bad, ...otherTypes, ...renamed]
  const uploads = files.map((file): [string, Part[]] => [file.name, [[field, file]]])
  uploads.push(['too many files', Array<Part>(mostFiles + 1).fill([field, valid])])
  // A product needs no images and no documents.
  if (mostFiles > 1) return uploads
  return [
    ...uploads,
    ['no file', []],
    ['a file in another field', [['nonsense', valid]]],
    ['a text instead of a file', [[field, 'no file']]],
  ]
}

describe('a bad file', () => {
  it('is tried on every route that accepts one', async () => {
    const accepting = (await readOperations(store, routes)).filter(({ bodies, operationId }) => {
      // The same form as createProduct, read by the same code.
      return bodies['multipart/form-data'] && operationId !== 'updateProduct'
    })
    const tried = (await createUploadRoutes(store)).map(({ operationId }) => operationId)
    const expected = accepting.map(({ operationId }) => operationId).sort()
    expect([...new Set(tried)].sort()).toEqual(expected)
  })

  it('is rejected with a clear message, and nothing of it stays', async () => {
    const uploadRoutes = await createUploadRoutes(store)
    const bad = await badFiles()
    const before = await readStoredState(store)
    const faults: unknown[] = []
    for (const route of uploadRoutes) {
      const files = [...bad, ...(await oversizedFiles(route.largestBytes))]
      for (const [what, parts] of badUploadsTo(route, files)) {
        const answer = await send(route, parts)
        const { message } = answer.json<ErrorBody>()
        const isClear = [400, 413, 415].includes(answer.statusCode) && /^[A-Z].{8,}/.test(message)
        if (!isClear) faults.push([route.operationId, what, answer.statusCode, message])
      }
    }
    expect(faults).toEqual([])
    expect(await readStoredState(store)).toEqual(before)
    expect(await leftoverFolders()).toEqual([])
  })

  it('alone is rejected: with a valid one the same form is accepted', async () => {
    for (const route of await createUploadRoutes(store)) {
      const { statusCode } = await send(route, [[route.field, route.valid]])
      expect([route.operationId, Math.floor(statusCode / 100)]).toEqual([route.operationId, 2])
    }
  })
})

describe('a valid file with a tricky name', () => {
  it.each(trickyNames)('is stored under a key of its own: %j', async (name) => {
    const uploadRoutes = (await createUploadRoutes(store)).filter(({ field }) => field !== 'images')
    for (const route of uploadRoutes) await send(route, [[route.field, { ...route.valid, name }]])
    const { files } = await readStoredState(store)
    expect(files.filter((file) => !storedPath.test(file))).toEqual([])
    const names = await store.db('files').pluck('original_name')
    for (const stored of names) expect(stored).toMatch(/^[^/\\\p{Cc}\u202e]{1,200}$/u)
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { readQuantitiesInThread } from './read-quantities-in-thread.ts'

const program = new URL('../../../test/mortal-parser.mjs', import.meta.url)

let folder = ''
let lost: string[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-test-'))
  lost = []
})
afterEach(async () => rm(folder, { recursive: true }))

async function read(content: string, cpuMs = 60_000) {
  const path = join(folder, 'upload')
  await writeFile(path, content)
  const onLost = (reason: string) => lost.push(reason)
  return readQuantitiesInThread({ file: program, limits: { heapMb: 64, cpuMs }, onLost })(path)
}

it('a file of quantities is read in a thread', async () => {
  expect(await read('model,qty\nCF287A,3\nX,0.5\n')).toMatchObject({
    file: {
      lines: [{ modelNo: 'CF287A', quantity: 3 }],
      rejected: [{ row: 3, modelNo: 'X', quantity: '0.5' }],
    },
  })
})

it('a refusal of the thread keeps its status and field', async () => {
  await expect(read('model,qty\n')).rejects.toMatchObject({
    statusCode: 400,
    fields: [{ field: 'file' }],
  })
  expect(lost).toEqual([])
})

it.each([
  ['fill the memory', 413],
  ['crash', 400],
  ['never end', 413],
])('a thread that dies of a file (%s) is a refusal', async (content, statusCode) => {
  const refused = read(content, content === 'never end' ? 500 : undefined)
  await expect(refused).rejects.toMatchObject({ statusCode, fields: [{ field: 'file' }] })
  expect(lost).toHaveLength(1)
})

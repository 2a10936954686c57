import { expect, it } from '@jest/globals'
import { type DrawnPage, NoPictureError } from './first-page.ts'
import { createFirstPageService } from './first-page-service.ts'

const address = { id: 'a', name: 'payment-proof.pdf', expires: '1', signature: 'x' }
const page: DrawnPage = { picture: new Uint8Array(8), width: 2, height: 1, pages: 1 }

function open(drawFirstPage: () => Promise<DrawnPage>) {
  let now = Date.UTC(2026, 10, 20)
  const started: string[] = []
  const firstPages = createFirstPageService({
    files: {
      find: async ({ id }) => ({
        secondsLeft: 300,
        file: {
          ...{ publicId: id, kind: 'payment-proof', mediaType: 'application/pdf' },
          ...{ originalName: 'slip.pdf', bytes: 1, sha256: '' },
        },
      }),
      read: async (id) => {
        started.push(id)
        return Buffer.alloc(1)
      },
    },
    clock: { now: () => new Date(now) },
    drawFirstPage,
  })
  const read = async (id: string) => firstPages.read({ ...address, id })
  return { started, read, wait: (ms: number) => (now += ms) }
}

it('several who look at one file wait for one drawing, which is remembered for an hour', async () => {
  const { started, read, wait } = open(async () => page)
  await Promise.all([read('a'), read('a'), read('a')])
  expect((await read('a')).page).toBe(page)
  expect(started).toEqual(['a'])
  wait(3_600_000)
  await read('a')
  expect(started).toEqual(['a', 'a'])
})

it('files are drawn one at a time', async () => {
  const waiting: ((page: DrawnPage) => void)[] = []
  const { started, read } = open(async () => new Promise((resolve) => waiting.push(resolve)))
  const both = Promise.all([read('a'), read('b')])
  while (waiting.length < 1) await new Promise(setImmediate)
  expect(started).toEqual(['a'])
  waiting[0]?.(page)
  while (waiting.length < 2) await new Promise(setImmediate)
  expect(started).toEqual(['a', 'b'])
  waiting[1]?.(page)
  await both
})

it('that a file has no picture is remembered, but not that the storage was away', async () => {
  const errors = [new Error('away'), new NoPictureError()]
  const { started, read } = open(async () => Promise.reject(errors.shift()))
  await expect(read('a')).rejects.toThrow('away')
  await expect(read('a')).rejects.toMatchObject({ code: 'no_picture' })
  await expect(read('a')).rejects.toMatchObject({ code: 'no_picture' })
  expect(started).toEqual(['a', 'a'])
})

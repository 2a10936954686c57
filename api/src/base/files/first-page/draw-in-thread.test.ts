import { expect, it } from '@jest/globals'
import { drawnPdf } from '../../../../test/factories/drawn-pdf.ts'
import { drawInThread } from './draw-in-thread.ts'

const file = new URL('../../../../test/mortal-parser.mjs', import.meta.url)

function openDrawing(cpuMs = 60_000) {
  const lost: string[] = []
  const onLost = (reason: string) => lost.push(reason)
  return { lost, draw: drawInThread({ file, limits: { heapMb: 64, cpuMs }, onLost }) }
}

it('a page is drawn in a thread, by the program as it is built', async () => {
  const { draw, lost } = openDrawing()
  const page = await draw(await drawnPdf({ pages: 2 }))
  expect(page).toMatchObject({ pages: 2, width: expect.any(Number) })
  expect(Buffer.from(page.picture).toString('latin1', 8, 12)).toBe('WEBP')
  expect(lost).toEqual([])
})

it.each(['fill the memory', 'crash', 'never end'])(
  'a file that ends the thread (%s) has no picture',
  async (content) => {
    const { draw, lost } = openDrawing(content === 'never end' ? 500 : undefined)
    await expect(draw(Buffer.from(content))).rejects.toMatchObject({ code: 'no_picture' })
    expect(lost).toHaveLength(1)
  },
)

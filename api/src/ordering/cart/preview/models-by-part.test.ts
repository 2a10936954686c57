import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { mapInTurns } from './map-in-turns.ts'
import { indexByPart } from './models-by-part.ts'

const models = Array.from({ length: 5_000 }, (_, id) => {
  const key = `ds2cd${1_000 + id}x`
  return { id, modelNo: key.toUpperCase(), key, brand: '', name: '' }
})

describe('models by a part', () => {
  it('are those that start or end with it, each once', () => {
    const partOf = indexByPart(
      [...models.slice(0, 3), { id: 9, modelNo: 'X', key: 'ds2cd', brand: '', name: '' }],
      6,
    )
    expect(partOf('ds2cd').map(({ id }) => id)).toEqual([9, 0, 1, 2])
    expect(partOf('1002x').map(({ id }) => id)).toEqual([2])
    expect(partOf('2cd')).toHaveLength(1)
  })

  it('are looked for no longer than there is a choice', () => {
    const partOf = indexByPart(models, 6)
    expect(partOf('ds2cd').map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

it('a long list is mapped in turns, between which others are answered', async () => {
  let [turns, isDone] = [0, false]
  const others = async () => {
    for (; !isDone; turns += 1) await nextTurn()
  }
  const counting = others()
  const doubled = await mapInTurns(models, ({ id }) => id * 2)
  isDone = true
  await counting
  expect(doubled[4_999]).toBe(9_998)
  expect(turns).toBeGreaterThanOrEqual(49)
})

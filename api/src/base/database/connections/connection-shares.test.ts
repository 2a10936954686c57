import { expect, it } from '@jest/globals'
import { fewestConnections, shareConnections } from './connection-shares.ts'

const totals = Array.from({ length: 91 }, (_, index) => fewestConnections + index)

it.each(totals)('%i connections of a process are divided without rest', (total) => {
  const { requests, orders, reports, index, importing } = shareConnections(total)
  expect(Math.min(requests, orders, reports, index, importing)).toBeGreaterThan(0)
  expect(requests + orders + reports + 2 * index + 2 * importing).toBe(total)
})

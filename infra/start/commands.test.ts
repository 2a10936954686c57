import { afterEach, expect, it, jest } from '@jest/globals'
import { runSiteCommand } from './commands.ts'

afterEach(() => {
  jest.restoreAllMocks()
})

it.each([
  ['brew', "unknown command 'brew'"],
  ['start now', 'too many arguments'],
  ['seed --products some', 'some is not a whole number'],
  ['bench:web --downlink 0', '0 is not a positive number'],
  ['lighthouse --fast', "unknown option '--fast'"],
])('rejects npm run %s with a message and does nothing', async (line, fault) => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runSiteCommand('/nowhere', line.split(' '))).toBe(2)
  expect(printed.mock.calls.join('\n')).toContain(fault)
})

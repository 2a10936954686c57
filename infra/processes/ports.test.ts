import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { CommandError } from './command-error.ts'
import { findFreePort, readPort, requireFreePort } from './ports.ts'

describe('the port of the site', () => {
  it('is 8080 unless PORT says otherwise', () => {
    expect(readPort(undefined)).toBe(8080)
    expect(readPort('9000')).toBe(9000)
  })

  it.each(['', 'abc', '-1', '70000', '80.5'])(
    'is rejected with a readable message when PORT is %j',
    (text) => {
      expect(() => readPort(text)).toThrow(CommandError)
    },
  )

  it('leads to a message that suggests another one if it is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    other.unref()
    await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or take another: PORT=8080 npm start`,
    )
    other.close()
    await once(other, 'close')
    await expect(requireFreePort('127.0.0.1', port)).resolves.toBeUndefined()
  })
})

it('finds a port that another program can listen on', async () => {
  const port = await findFreePort('127.0.0.1')
  await expect(requireFreePort('127.0.0.1', port)).resolves.toBeUndefined()
})

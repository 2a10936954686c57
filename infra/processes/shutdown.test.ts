import { describe, expect, it } from '@jest/globals'
import { createShutdown } from './shutdown.ts'

describe('a shutdown', () => {
  it('stops services one after the other in reverse order, and only once', async () => {
    const stopped: string[] = []
    const shutdown = createShutdown()
    for (const name of ['database', 'API', 'gateway']) {
      await shutdown.add(async () => {
        await Promise.resolve()
        stopped.push(name)
      })
    }
    await Promise.all([shutdown.run(), shutdown.run()])
    expect(stopped).toEqual(['gateway', 'API', 'database'])
  })

  it('stops the others if one does not stop', async () => {
    const stopped: string[] = []
    const shutdown = createShutdown()
    await shutdown.add(async () => void stopped.push('database'))
    await shutdown.add(async () => {
      throw new Error('the API hangs')
    })
    await expect(shutdown.run()).rejects.toThrow('the API hangs')
    expect(stopped).toEqual(['database'])
  })

  it('immediately stops a service that was still starting', async () => {
    const shutdown = createShutdown()
    await shutdown.run()
    let isStopped = false
    await shutdown.add(async () => {
      isStopped = true
    })
    expect(isStopped).toBe(true)
  })
})

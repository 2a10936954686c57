import { describe, expect, it } from '@jest/globals'
import { createShutdown } from './shutdown.ts'

describe('the end of a command', () => {
  it('stops what was started last first, one after the other, once', async () => {
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

  it('stops at once what was still starting when the end came', async () => {
    const shutdown = createShutdown()
    await shutdown.run()
    let isStopped = false
    await shutdown.add(async () => {
      isStopped = true
    })
    expect(isStopped).toBe(true)
  })
})

import { describe, expect, it } from '@jest/globals'
import { keepRunning, type Service } from './service.ts'

/** A service that ends when told to, or when the test makes it die. */
function controlledService() {
  const starts: ((how: string) => void)[] = []
  const said: string[] = []
  let onStart = () => {}
  const start = async (): Promise<Service> => {
    let die: (how: string) => void = () => undefined
    const exited = new Promise<string>((resolve) => {
      die = resolve
    })
    starts.push(die)
    onStart()
    return { exited, stop: async () => die('stopped') }
  }
  const nextStart = () =>
    new Promise<void>((resolve) => {
      onStart = resolve
    })
  const options = { name: 'the API', start, log: (line: string) => said.push(line) }
  return { options, starts, said, nextStart }
}

describe('a service that is kept running', () => {
  it('comes back after it died, and says so', async () => {
    const { options, starts, said, nextStart } = controlledService()
    const service = await keepRunning(options)
    const back = nextStart()
    starts[0]?.('SIGKILL')
    await back
    expect(said).toEqual(['the API ended (SIGKILL), starting it again'])
    await service.stop()
    expect(starts).toHaveLength(2)
  })

  it('stays down once it was stopped', async () => {
    const { options, starts, said } = controlledService()
    const service = await keepRunning(options)
    await service.stop()
    expect(starts).toHaveLength(1)
    expect(said).toEqual([])
  })

  it('is replaced without a word when a restart is wanted', async () => {
    const { options, starts, said } = controlledService()
    const service = await keepRunning(options)
    await service.restart()
    expect(starts).toHaveLength(2)
    expect(said).toEqual([])
    await service.stop()
  })

  it('passes on why it could not start the first time', async () => {
    const start = () => Promise.reject(new Error('no room'))
    const options = { name: 'the API', start, log: () => undefined }
    await expect(keepRunning(options)).rejects.toThrow('no room')
  })
})

import { describe, expect, it } from '@jest/globals'
import { type Service, superviseService } from './service.ts'

/** A service that ends when it is stopped or when the test makes it die. */
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

describe('a supervised service', () => {
  it('is restarted after it dies, which is logged', async () => {
    const { options, starts, said, nextStart } = controlledService()
    const service = await superviseService(options)
    const back = nextStart()
    starts[0]?.('SIGKILL')
    await back
    expect(said).toEqual(['the API ended (SIGKILL), restarting it'])
    await service.stop()
    expect(starts).toHaveLength(2)
  })

  it('is not restarted after it was stopped', async () => {
    const { options, starts, said } = controlledService()
    const service = await superviseService(options)
    await service.stop()
    expect(starts).toHaveLength(1)
    expect(said).toEqual([])
  })

  it('is restarted on request without a log line', async () => {
    const { options, starts, said } = controlledService()
    const service = await superviseService(options)
    await service.restart()
    expect(starts).toHaveLength(2)
    expect(said).toEqual([])
    await service.stop()
  })

  it('rejects with the error of a failed first start', async () => {
    const start = () => Promise.reject(new Error('disk full'))
    const options = { name: 'the API', start, log: () => undefined }
    await expect(superviseService(options)).rejects.toThrow('disk full')
  })
})

import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { sendWhenConnected } from './send-when-connected.ts'

const unreached = { status: 'FETCH_ERROR', error: 'Failed to fetch' }

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  if (isOnline) dispatchEvent(new Event('online'))
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a call without a connection', () => {
  it('is kept and sent again when the browser is back online', async () => {
    setOnline(false)
    const send = jest.fn<() => Promise<string>>().mockRejectedValueOnce(unreached)
    send.mockResolvedValueOnce('added')
    const onKept = jest.fn()
    const answer = sendWhenConnected(send, onKept)
    await Promise.resolve()
    await Promise.resolve()
    expect(onKept).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(1)
    setOnline(true)
    expect(await answer).toBe('added')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('is sent twice more where the browser says that it is online, then fails', async () => {
    jest.useFakeTimers()
    const send = jest.fn<() => Promise<string>>().mockRejectedValue(unreached)
    const onKept = jest.fn()
    const answer = expect(sendWhenConnected(send, onKept)).rejects.toBe(unreached)
    await jest.runAllTimersAsync()
    await answer
    expect(send).toHaveBeenCalledTimes(3)
    expect(onKept).not.toHaveBeenCalled()
  })

  it('is not sent again when the server has refused it', async () => {
    const refused = { status: 409, data: { message: 'Out of stock' } }
    const send = jest.fn<() => Promise<string>>().mockRejectedValue(refused)
    await expect(sendWhenConnected(send, jest.fn())).rejects.toBe(refused)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

import { afterEach, beforeEach } from '@jest/globals'
import { waitFor } from '@testing-library/react'

/** Fake event streams: jsdom has no `EventSource`. */
export interface FakeEventStreams {
  /** Waits until this many streams have been opened in total. */
  opened: (count: number) => Promise<void>
  openStreams: () => number
  /** The tickets of all opened streams, oldest first. */
  tickets: () => string[]
  /** Sends an event on the open stream. */
  send: (topic: string, data: string | object) => void
  /** Breaks the open stream, as a server restart does. */
  fail: () => void
}

class FakeEventSource extends EventTarget {
  readonly address: string
  isOpen = false
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor(address: string) {
    super()
    this.address = address
  }

  close() {
    this.isOpen = false
  }
}

/** Replaces `EventSource` in the tests of a file; streams open immediately. */
export function fakeEventStreams(): FakeEventStreams {
  let streams: FakeEventSource[] = []
  const open = () => streams.filter(({ isOpen }) => isOpen)

  beforeEach(() => {
    streams = []
    const Streams = class extends FakeEventSource {
      constructor(address: string) {
        super(address)
        streams.push(this)
        queueMicrotask(() => {
          this.isOpen = true
          this.onopen?.()
        })
      }
    }
    Object.assign(globalThis, { EventSource: Streams })
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'EventSource')
  })

  return {
    opened: (count) =>
      waitFor(() => {
        if (streams.length !== count || open().length !== 1) throw new Error('not open yet')
      }),
    openStreams: () => open().length,
    tickets: () =>
      streams.map(
        ({ address }) => new URL(address, location.origin).searchParams.get('ticket') ?? '',
      ),
    send: (topic, data) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data)
      for (const stream of open()) stream.dispatchEvent(new MessageEvent(topic, { data: text }))
    },
    fail: () => {
      for (const stream of open()) stream.onerror?.()
    },
  }
}

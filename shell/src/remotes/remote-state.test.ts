import { describe, expect, it } from '@jest/globals'
import { nextRemoteState, type RemoteEvent, type RemoteState } from './remote-state.ts'

const remote = { routes: [] }
const release = 'mf-shop@1.0.0'
const causes = [{ release, detail: 'for the log' }]

const states = {
  idle: { status: 'idle' },
  loading: { status: 'loading', attempt: 2 },
  ready: { status: 'ready', attempt: 2, remote, release },
  unreachable: { status: 'failed', attempt: 2, why: 'unreachable', causes },
  'too slow': { status: 'failed', attempt: 2, why: 'too-slow', causes },
  incompatible: { status: 'blocked', attempt: 2, why: 'incompatible', causes },
  untrusted: { status: 'blocked', attempt: 2, why: 'untrusted', causes },
  unusable: { status: 'blocked', attempt: 2, why: 'unusable', causes },
  broken: { status: 'blocked', attempt: 2, why: 'broken', causes },
} satisfies Record<string, RemoteState>

const outcomes = {
  arrived: { type: 'arrived', attempt: 2, remote, release },
  failed: { type: 'failed', attempt: 2, why: 'unreachable', causes },
  blocked: { type: 'blocked', attempt: 2, why: 'incompatible', causes },
} satisfies Record<string, RemoteEvent>

describe('starting a remote', () => {
  it.each([
    ['idle', 1],
    ['unreachable', 3],
    ['too slow', 3],
    ['incompatible', 3],
    ['untrusted', 3],
    ['unusable', 3],
  ] as const)('loads one that is %s, as attempt %d', (name, attempt) => {
    const next = nextRemoteState(states[name], { type: 'started' })
    expect(next).toEqual({ status: 'loading', attempt })
  })

  it.each(['loading', 'ready', 'broken'] as const)('ignores a start while it is %s', (name) => {
    expect(nextRemoteState(states[name], { type: 'started' })).toBe(states[name])
  })
})

describe('the outcome of an attempt', () => {
  it.each([
    ['arrived', 'ready'],
    ['failed', 'unreachable'],
    ['blocked', 'incompatible'],
  ] as const)('%s makes a loading remote %s', (event, state) => {
    expect(nextRemoteState(states.loading, outcomes[event])).toEqual(states[state])
  })

  const elsewhere = Object.entries(states).filter(([name]) => name !== 'loading')
  it.each(
    elsewhere.flatMap(([name, state]) =>
      Object.entries(outcomes).map(([type, event]) => ({ name, type, state, event })),
    ),
  )('$type changes nothing when the remote is $name', ({ state, event }) => {
    expect(nextRemoteState(state, event)).toBe(state)
  })

  it.each(Object.values(outcomes))(
    '$type is ignored when it belongs to an earlier attempt',
    (event) => {
      expect(nextRemoteState(states.loading, { ...event, attempt: 1 })).toBe(states.loading)
    },
  )
})

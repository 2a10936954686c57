import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Message, type MessageBus, sessionBus, Variant } from '@jellybrick/dbus-next'
import type { Shutdown } from '../../../processes/shutdown.ts'

/** Where an object is: the program that has it, and its path there. */
export type ObjectReference = [program: string, path: string]

export const isReference = (data: unknown): data is ObjectReference =>
  Array.isArray(data) && data.length === 2

/** Something that has happened to an object of a program (AT-SPI, `org.a11y.atspi.Event.Object`). */
export type AccessibilityEvent = {
  source: ObjectReference
  /** Such as `StateChanged`. */
  kind: string
  /** Such as `focused`. */
  detail: string
  /** For a state, 1 if it has it now. */
  value: number
  data: unknown
}

/** The bus by which programs tell assistive technology what they show (AT-SPI). */
export interface AccessibilityBus {
  /** What programs need to find it. */
  env: NodeJS.ProcessEnv
  /** @returns what the method returns; undefined if the object does not exist any longer or has no such interface */
  call(object: ObjectReference, method: Call): Promise<unknown>
  /** @returns a property of one of its interfaces; undefined as with `call` */
  read(object: ObjectReference, interfaceName: string, name: string): Promise<unknown>
}

type Call = { interface: string; member: string; signature?: string; body?: unknown[] }

const registry: ObjectReference = ['org.a11y.atspi.Registry', '/org/a11y/atspi/registry']
const launcher: ObjectReference = ['org.a11y.Bus', '/org/a11y/bus']
const events = 'org.a11y.atspi.Event.Object'

/**
 * Starts a session bus of its own, and on it the accessibility bus with assistive technology in use.
 * @param heard events such as `object:state-changed:focused`
 */
export async function startAccessibilityBus(
  { heard, hear }: { heard: readonly string[]; hear: (event: AccessibilityEvent) => void },
  shutdown: Shutdown,
): Promise<AccessibilityBus> {
  const folder = await mkdtemp(join(tmpdir(), 'accessibility-'))
  await shutdown.add(() => rm(folder, { recursive: true, force: true }))
  // The launcher writes the address on a display, which others may share.
  const { DISPLAY: _, ...others } = process.env
  const env = { ...others, XDG_RUNTIME_DIR: folder }
  const address = await startSessionBus(env, shutdown)
  const session = await connect(address, shutdown)
  const [found] = await callOn(session, launcher, {
    interface: 'org.a11y.Bus',
    member: 'GetAddress',
  })
  const busAddress = String(found)
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    await callOn(session, launcher, {
      ...{ interface: 'org.freedesktop.DBus.Properties', member: 'Set', signature: 'ssv' },
      body: ['org.a11y.Status', property, new Variant('b', true)],
    })
  }
  const bus = await connect(busAddress, shutdown)
  bus.on('message', (message: Message) => {
    if (message.interface !== events) return
    const [detail, value, , data] = message.body
    hear({
      source: [message.sender, message.path],
      kind: message.member,
      detail: String(detail),
      value: Number(value),
      data: data instanceof Variant ? data.value : data,
    })
  })
  await callOn(bus, ['org.freedesktop.DBus', '/org/freedesktop/DBus'], {
    ...{ interface: 'org.freedesktop.DBus', member: 'AddMatch', signature: 's' },
    body: [`type='signal',interface='${events}'`],
  })
  for (const event of heard) {
    await callOn(bus, registry, {
      ...{ interface: 'org.a11y.atspi.Registry', member: 'RegisterEvent', signature: 'sass' },
      body: [event, [], ''],
    })
  }
  const call = async (object: ObjectReference, method: Call): Promise<unknown> => {
    const [value] = await callOn(bus, object, method).catch(() => [])
    return value
  }
  return {
    env: { ...env, DBUS_SESSION_BUS_ADDRESS: address, AT_SPI_BUS_ADDRESS: busAddress },
    call,
    read: async (object, interfaceName, name) => {
      const property = await call(object, {
        ...{ interface: 'org.freedesktop.DBus.Properties', member: 'Get', signature: 'ss' },
        body: [interfaceName, name],
      })
      return property instanceof Variant ? property.value : undefined
    },
  }
}

/** @returns its address */
async function startSessionBus(env: NodeJS.ProcessEnv, shutdown: Shutdown): Promise<string> {
  const args = ['--session', '--nofork', '--nopidfile', '--print-address=1']
  const daemon = spawn('dbus-daemon', args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(daemon, 'exit')
  await shutdown.add(async () => {
    daemon.kill()
    await ended
  })
  const first = once(createInterface({ input: daemon.stdout }), 'line')
  const address = await Promise.race([first.then(([line]) => String(line)), ended.then(() => '')])
  if (!address) throw new Error('dbus-daemon did not start.')
  return address
}

async function connect(busAddress: string, shutdown: Shutdown): Promise<MessageBus> {
  const bus = sessionBus({ busAddress })
  await once(bus, 'connect')
  await shutdown.add(async () => bus.disconnect())
  return bus
}

async function callOn(bus: MessageBus, [destination, path]: ObjectReference, method: Call) {
  const reply = await bus.call(new Message({ destination, path, ...method }))
  return reply?.body ?? []
}

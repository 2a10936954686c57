import { isRecord } from '@store/contract/rules/is-record'
import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import type { Remote } from '@store/sdk'
import { readRemoteModule } from '../remotes/remote-module.ts'
import { sharedModules } from '../remotes/shared-modules.ts'

/** The container of a release, whose files have run. */
interface Container {
  init: (scope: object) => unknown
  get: (name: string) => Promise<() => unknown>
}

const loaded = new Map<string, Promise<Remote>>()

/**
 * The remote of a release, run once. The federation runtime of the browser is not used: its part that loads files needs a
 * document.
 * @throws Error when the container is missing or broken
 */
export function loadContainer({ container: name }: RemoteRelease): Promise<Remote> {
  const remote = loaded.get(name) ?? start(name)
  loaded.set(name, remote)
  return remote
}

async function start(name: string): Promise<Remote> {
  const container: unknown = Reflect.get(globalThis, name)
  if (!isContainer(container)) throw new Error(`there is no container ${name}`)
  await container.init(shareScope())
  const factory = await container.get('./remote')
  return readRemoteModule(factory())
}

function isContainer(value: unknown): value is Container {
  return isRecord(value) && typeof value.init === 'function' && typeof value.get === 'function'
}

/** The shared modules in the form that webpack's containers read. */
function shareScope() {
  const provided = Object.entries(sharedModules()).map(([name, { version, lib }]) => {
    const module = { get: async () => lib, loaded: 1, from: 'shell', eager: true }
    return [name, { [version]: module }]
  })
  return Object.fromEntries(provided)
}

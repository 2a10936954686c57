import { createInstance } from '@module-federation/enhanced/runtime'
import type { RemoteRelease } from '@store/contract/schemas/site/composition'
import { trustedScriptUrl } from '../../boot/trusted-script-url.ts'
import { sharedModules } from '../shared-modules.ts'
import { diagnoseLoadError } from './diagnosed-loads.ts'
import { integrityOf, releaseFileUrl } from './release-check.ts'
import { UntrustedFileError } from './remote-errors.ts'
import type { ReleaseSource } from './remote-loader.ts'

interface ExpectedScript {
  integrity: string
  timeoutMs: number
}

/**
 * The federation runtime of this document: it provides the shared modules and loads containers.
 * There is no build plugin: the shell's build does not know the remotes, and theirs contain no runtime.
 */
export function createFederation(): ReleaseSource {
  const expectedScripts = new Map<string, ExpectedScript>()
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    // The default would load every remote at the first shared module.
    shareStrategy: 'loaded-first',
    plugins: [
      {
        name: 'integrity',
        createScript: ({ url }) => {
          const script = expectedScripts.get(url)
          if (script === undefined) throw new UntrustedFileError(`${url} belongs to no release`)
          return { script: scriptElement(url, script.integrity), timeout: script.timeoutMs }
        },
      },
    ],
  })

  return {
    download: async (release, timeoutMs) => {
      const entry = releaseFileUrl(release, release.entry)
      expectedScripts.set(entry, { integrity: integrityOf(release, release.entry), timeoutMs })
      // Without force the runtime caches a failed container until reload.
      federation.registerRemotes([{ name: release.container, entry }], { force: true })
      try {
        return await downloadFactory(federation, release)
      } catch (error) {
        throw await diagnoseLoadError(error, release, timeoutMs)
      }
    },
  }
}

async function downloadFactory(
  federation: ReturnType<typeof createInstance>,
  release: RemoteRelease,
): Promise<() => unknown> {
  const factory = await federation.loadRemote<() => unknown>(`${release.container}/remote`, {
    loadFactory: false,
    from: 'runtime',
  })
  if (factory === null) throw new Error(`${release.name} exposes no ./remote`)
  return factory
}

function scriptElement(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.src = trustedScriptUrl(url)
  return script
}

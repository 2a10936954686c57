import { apiObjects, podOf } from '../kubernetes/checks/manifests.ts'
import { CommandError } from '../processes/command-error.ts'
import type { SiteInContainers } from './site-in-containers.ts'

/** A probe of Kubernetes: the service of Compose that runs the same image, and what it is asked. */
type Probe = { service: string; port: number; path: string }

/**
 * Asks each running image what the probes in infra/kubernetes ask it.
 * @returns a line with the number of probes
 * @throws CommandError with the probes that were not answered with 200
 */
export async function askProbes(site: SiteInContainers): Promise<string> {
  const probes = httpProbes()
  const answers = await Promise.all(
    probes.map(async ({ service, port, path }) => {
      const address = `http://${await site.addressOf(service)}:${port}${path}`
      const status = await fetch(address).then(
        (response) => response.status,
        () => 'no answer',
      )
      return { text: `${service} ${path}: ${status}`, isFine: status === 200 }
    }),
  )
  const refused = answers.filter(({ isFine }) => !isFine).map(({ text }) => text)
  if (refused.length > 0) throw new CommandError(`Probes are refused: ${refused.join(', ')}`)
  return `${probes.length} probes of Kubernetes answered`
}

function httpProbes(): Probe[] {
  const containers = apiObjects().flatMap((object) => podOf(object)?.spec.containers ?? [])
  return containers.flatMap((container) => {
    const [, service] = /^store\/([a-z]+):/.exec(container.image) ?? []
    const { startupProbe, readinessProbe, livenessProbe, ports = [] } = container
    return [startupProbe, readinessProbe, livenessProbe].flatMap((probe) => {
      const port = ports.find(({ name }) => name === probe?.httpGet?.port)?.containerPort
      const path = probe?.httpGet?.path
      return service && port && path ? [{ service, port, path }] : []
    })
  })
}

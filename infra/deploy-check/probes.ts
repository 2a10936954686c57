import { apiObjects, podOf } from '../kubernetes/checks/manifests.ts'
import { configurations } from '../monitoring/checks/expressions.ts'
import { CommandError } from '../processes/command-error.ts'
import type { SiteInContainers } from './site-in-containers.ts'

/** A request of a machine: the service of Compose that gets it, and what it is asked. */
type Probe = { service: string; port: number; path: string }

/**
 * Asks each running image what the probes in infra/kubernetes ask it, and Prometheus by infra/monitoring.
 * @returns a line with the number of requests
 * @throws CommandError with the requests that were not answered with 200
 */
export async function askProbes(site: SiteInContainers): Promise<string> {
  const services = (await site.compose('config', '--services')).split('\n')
  const probes = kubernetesProbes()
  const metrics = metricsRequests().filter(({ service }) => services.includes(service))
  const answers = await Promise.all(
    [...probes, ...metrics].map(async ({ service, port, path }) => {
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
  return `${probes.length} probes of Kubernetes and ${metrics.length} requests of Prometheus answered`
}

function metricsRequests(): Probe[] {
  const jobs = configurations.flatMap(({ scrape_configs }) => scrape_configs)
  return jobs.flatMap(({ dns_sd_configs: found = [], metrics_path: path = '/metrics' }) =>
    found.flatMap(({ names, port }) => names.map((service) => ({ service, port, path }))),
  )
}

function kubernetesProbes(): Probe[] {
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ConfigSchema } from '../../api/src/config.ts'
import { GatewaySettingsSchema } from '../gateway/gateway-settings.ts'
import { at, manifests, type Pod, podOf } from './manifests.ts'

const all = manifests()
const pods = all.flatMap((manifest) => {
  const pod = podOf(manifest)
  return pod ? [{ manifest, pod, app: pod.metadata.labels.app }] : []
})
const containers = pods.flatMap(({ pod, app }) =>
  pod.spec.containers.map((container) => ({ app, container, pod })),
)
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind)
const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
const dockerfile = read('images/Dockerfile')

/** The settings each of our images knows. */
const settings: Record<string, string[]> = {
  api: Object.keys(ConfigSchema.properties),
  gateway: Object.keys(GatewaySettingsSchema.properties),
  nginx: [...read('nginx/nginx.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(
    ([, name = '']) => name,
  ),
  release: ['RELEASE_STORE'],
}

describe('the manifests', () => {
  it('harden every pod as agreed', () => {
    // Reading them checks it: nobody is root, writes to the image, keeps a capability or talks to the cluster.
    expect(pods.map(({ app }) => app).sort()).toEqual(
      ['api', 'bucket', 'database', 'gateway', 'migrate', 'nginx', 'redis', 'release'].sort(),
    )
  })

  it.each(containers.filter(({ container }) => container.image.startsWith('store/')))(
    'run $container.image, which the Dockerfile makes, with settings it knows',
    ({ container }) => {
      const [, target = ''] = /^store\/([a-z]+):\d+\.\d+\.\d+$/.exec(container.image) ?? []
      expect(dockerfile).toMatch(new RegExp(`^FROM .+ AS ${target}$`, 'm'))
      const unknown = (container.env ?? []).filter(({ name }) => !settings[target]?.includes(name))
      expect(unknown).toEqual([])
    },
  )

  it('take images of others by a fixed version', () => {
    const foreign = containers.map(({ container }) => container.image)
    expect(foreign.filter((image) => !/:(?!latest)[\w.-]*\d[\w.-]*$/.test(image))).toEqual([])
  })

  it('ask for addresses and ports that answer', () => {
    for (const { container } of containers) {
      const ports = (container.ports ?? []).map(({ name }) => name)
      const { startupProbe, readinessProbe, livenessProbe, image } = container
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe].flatMap(
        (probe) => probe ?? [],
      )) {
        if (!httpGet) continue
        expect(ports).toContain(httpGet.port)
        if (image.startsWith('store/api')) {
          expect(read('../api/src/http/health-routes.ts')).toContain(`'${httpGet.path}'`)
        } else if (image.startsWith('store/')) expect(httpGet.path).toBe('/composition.json')
      }
    }
  })

  it('hold no secret, only where it is', () => {
    expect(ofKind('Secret')).toEqual([])
    const secret = /SECRET|PASSWORD|DATABASE_URL|_KEY/
    const told = containers.flatMap(({ container }) => container.env ?? [])
    expect(told.filter(({ name, value }) => secret.test(name) && value !== undefined)).toEqual([])
  })

  it('name services, claims, budgets and scalers of what is there', () => {
    const apps = pods.map(({ app }) => app)
    const claims = ofKind('PersistentVolumeClaim').map(({ metadata }) => metadata?.name)
    for (const { spec } of ofKind('Service')) expect(apps).toContain(at(spec?.selector, 'app'))
    for (const { spec } of ofKind('PodDisruptionBudget')) {
      expect(apps).toContain(at(at(spec?.selector, 'matchLabels'), 'app'))
    }
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) {
      expect(apps).toContain(at(spec?.scaleTargetRef, 'name'))
    }
    for (const { pod } of pods)
      for (const name of missingVolumes(pod, claims)) expect(name).toBe('')
  })

  it('let nobody talk to anybody that is not written down', () => {
    const policies = ofKind('NetworkPolicy')
    const first = policies.find(({ metadata }) => metadata?.name === 'nothing-by-default')
    expect(first?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    const text = JSON.stringify(policies.map(({ spec }) => spec))
    for (const { app } of pods) expect(text).toContain(`"${app}"`)
  })

  it('are all in the kustomization, but for what a cluster may have already', () => {
    const listed = at({ ...all.find(({ kind }) => kind === 'Kustomization') }, 'resources')
    const files = new Set(all.map(({ file }) => file))
    for (const name of ['kustomization.yaml', 'database.yaml', 'bucket.yaml']) files.delete(name)
    expect([...files].sort()).toEqual([...(Array.isArray(listed) ? listed : [])].sort())
  })
})

function missingVolumes(pod: Pod, claims: (string | undefined)[]): string[] {
  const volumes = pod.spec.volumes ?? []
  const names = volumes.map(({ name }) => name)
  const mounts = pod.spec.containers.flatMap(({ volumeMounts = [] }) => volumeMounts)
  const templates = ['rows', 'objects']
  return [
    ...mounts.map(({ name }) => name).filter((name) => ![...names, ...templates].includes(name)),
    ...volumes
      .flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
      .filter((claim) => !claims.includes(claim)),
  ]
}

import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { dockerfile, imageSettings } from '../../images/testing/image-settings.ts'
import { ENTRIES } from '../../start/api/api-bundle.ts'
import { apiObjects, at, manifestFiles, type Pod, podOf, readManifests } from './manifests.ts'
import { answersProbe } from './probes.ts'

const all = apiObjects()
const pods = all.flatMap((manifest) => {
  const pod = podOf(manifest)
  return pod ? [{ manifest, pod, app: pod.metadata.labels.app }] : []
})
const containers = pods.flatMap(({ pod, app }) =>
  pod.spec.containers.map((container) => ({ app, container, pod })),
)
const envOf = (app: string, name: string) =>
  containers
    .filter((one) => one.app === app)
    .flatMap(({ container }) => container.env ?? [])
    .find((variable) => variable.name === name)
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind)
const podNetwork = { name: 'store-settings', key: 'trustedProxies' }
const named = (kind: string, name: string) =>
  ofKind(kind).find(({ metadata }) => metadata?.name === name)
const targetOf = (image: string) => /^store\/([a-z]+):\d+\.\d+\.\d+$/.exec(image)?.[1] ?? ''

describe('the manifests', () => {
  it('harden every pod as agreed', () => {
    // Parsing checks this: no root user, read-only root file system, no capabilities, no service account token.
    expect(pods.map(({ app }) => app).sort()).toEqual(
      [
        ...['api', 'backup', 'bucket', 'database', 'gateway', 'migrate', 'nginx', 'platform'],
        ...['redis', 'release', 'restore'],
      ].sort(),
    )
  })

  it.each(containers.filter(({ container }) => container.image.startsWith('store/')))(
    'run $container.image, which the Dockerfile builds, with known settings',
    ({ container }) => {
      const target = targetOf(container.image)
      expect(dockerfile).toMatch(new RegExp(`^FROM .+ AS ${target}$`, 'm'))
      const known = imageSettings[target] ?? []
      expect((container.env ?? []).filter(({ name }) => !known.includes(name))).toEqual([])
    },
  )

  it('run programs that the image of the API contains', () => {
    const ofApi = containers.filter(({ container }) => container.image.startsWith('store/api:'))
    const commands = ofApi.flatMap(({ container }) => container.command ?? [])
    const [node, ...programs] = commands
    expect([node, programs.length]).toEqual(['node', 1])
    const bundled = Object.keys(ENTRIES).map((name) => `api/${name}.js`)
    for (const program of programs) expect(bundled).toContain(program)
    expect(dockerfile).toContain('CMD ["node", "api/server.js"]')
  })

  it('use third-party images with fixed versions', () => {
    const foreign = containers.map(({ container }) => container.image)
    expect(foreign.filter((image) => !/:(?!latest)[\w.-]*\d[\w.-]*$/.test(image))).toEqual([])
  })

  it('probe paths and ports that exist', () => {
    for (const { container } of containers) {
      const ports = (container.ports ?? []).map(({ name }) => name)
      const { startupProbe, readinessProbe, livenessProbe, image } = container
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe].flatMap(
        (probe) => probe ?? [],
      )) {
        if (!httpGet) continue
        expect(ports).toContain(httpGet.port)
        const target = targetOf(image)
        if (target) expect(answersProbe(target, httpGet.path)).toBe(true)
      }
    }
  })

  it('contain no secrets, only references to them', () => {
    expect(ofKind('Secret')).toEqual([])
    const secret = /(SECRET|TOKEN|PASSWORD|DATABASE_URL|_KEY)(?!.*_FILE$)/
    const variables = containers.flatMap(({ container }) => container.env ?? [])
    expect(variables.filter(({ name, value }) => secret.test(name) && value !== undefined)).toEqual(
      [],
    )
  })

  it('have services, budgets, scalers and volumes that refer to existing resources', () => {
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

  it('deny all connections that are not listed', () => {
    const policies = ofKind('NetworkPolicy')
    const first = policies.find(({ metadata }) => metadata?.name === 'nothing-by-default')
    expect(first?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    const text = JSON.stringify(policies.map(({ spec }) => spec))
    for (const { app } of pods) expect(text).toContain(`"${app}"`)
  })

  it.each(['nginx', 'gateway', 'api'])(
    "let %s trust X-Forwarded-For only from the pods' network",
    (app) => {
      expect(envOf(app, 'TRUSTED_PROXIES')?.valueFrom?.configMapKeyRef).toEqual(podNetwork)
      expect(at(named('ConfigMap', 'store-settings'), 'data')).toHaveProperty('trustedProxies')
    },
  )

  it.each(['gateway', 'api', 'platform'])('give %s the public origin, set in one place', (app) => {
    expect(envOf(app, 'PUBLIC_ORIGIN')?.valueFrom?.configMapKeyRef).toEqual({
      ...podNetwork,
      key: 'publicOrigin',
    })
    expect(at(named('ConfigMap', 'store-settings'), 'data')).toHaveProperty('publicOrigin')
  })

  it('run one platform page, because it counts sign-in attempts in memory', () => {
    const strategy = { type: 'Recreate' }
    expect(named('Deployment', 'platform')?.spec).toMatchObject({ replicas: 1, strategy })
  })

  it('give the platform page the same token as the API, and its secret to no other service', () => {
    const token = envOf('platform', 'PLATFORM_TOKEN')
    expect(token).toBeDefined()
    expect(envOf('api', 'PLATFORM_TOKEN')).toEqual(token)
    const secret = envOf('platform', 'PLATFORM_SECRET')?.valueFrom?.secretKeyRef
    const holders = containers.filter(({ container }) =>
      container.env?.some(({ valueFrom }) => isSameKey(valueFrom?.secretKeyRef, secret)),
    )
    expect(holders.map(({ app }) => app)).toEqual(['platform'])
  })

  it('serve the platform page over TLS on its own host, only through the ingress', () => {
    const { rules, tls } = { ...named('Ingress', 'platform')?.spec }
    const hosts = (Array.isArray(rules) ? rules : []).map((rule) => at(rule, 'host'))
    expect(hosts).toEqual([expect.stringMatching(/^[a-z.]+$/)])
    expect(tls).toEqual([{ hosts, secretName: 'store-platform-tls' }])
    expect(named('Ingress', 'platform')?.metadata).toMatchObject({
      annotations: { 'nginx.ingress.kubernetes.io/force-ssl-redirect': 'true' },
    })
    expect(envOf('platform', 'PLATFORM_PROXIES')?.valueFrom?.configMapKeyRef).toEqual(podNetwork)
    const { ingress } = { ...named('NetworkPolicy', 'platform')?.spec }
    const controller = { 'kubernetes.io/metadata.name': 'ingress-nginx' }
    const port = Number(envOf('platform', 'PLATFORM_PORT')?.value)
    expect(ingress).toEqual([
      { from: [{ namespaceSelector: { matchLabels: controller } }], ports: [{ port }] },
    ])
  })

  it('let the API connect to its counters, and it and Prometheus to the API', () => {
    const { ingress, egress } = { ...named('NetworkPolicy', 'api')?.spec }
    const redis = { podSelector: { matchLabels: { app: 'redis' } } }
    expect(egress).toContainEqual({ to: [redis], ports: [{ port: 6379 }] })
    const prometheus = { 'kubernetes.io/metadata.name': 'monitoring' }
    expect(ingress).toContainEqual({
      from: [{ namespaceSelector: { matchLabels: prometheus } }],
      ports: [{ port: 3000 }],
    })
  })

  it('let the platform page connect to the API and to a bucket of the cloud', () => {
    const { egress } = { ...named('NetworkPolicy', 'platform')?.spec }
    const api = { podSelector: { matchLabels: { app: 'api' } } }
    expect(egress).toEqual([{ to: [api], ports: [{ port: 3000 }] }, { ports: [{ port: 443 }] }])
    expect(JSON.stringify(named('NetworkPolicy', 'api')?.spec?.ingress)).toContain('"platform"')
  })

  it('let the same pods connect to the server of the bucket that it accepts', () => {
    const clients = at(named('NetworkPolicy', 'clients-of-bucket')?.spec, 'podSelector')
    const port = [{ port: 9000 }]
    expect(named('NetworkPolicy', 'bucket')?.spec?.ingress).toEqual([
      { from: [{ podSelector: clients }], ports: port },
    ])
    expect(JSON.stringify(clients)).toContain('["api","release","platform"]')
  })

  it('are all listed in the kustomization of their folder, which names their namespace', () => {
    const files = manifestFiles()
    for (const kustomization of files.filter((file) => file.endsWith('kustomization.yaml'))) {
      const [manifest] = readManifests(kustomization)
      const { resources = [] } = manifest ?? {}
      const folder = path.dirname(kustomization)
      const own = files.filter((file) => path.dirname(file) === folder && file !== kustomization)
      const listed = resources.filter((name) => name.endsWith('.yaml'))
      expect([...listed].sort()).toEqual(own.map((file) => path.basename(file)))
      // kustomize gives a component's objects no namespace of the base.
      if (own.length > 0) expect(at(manifest, 'namespace')).toBe('store')
    }
  })
})

type SecretKey = { name: string; key: string }

function isSameKey(one: SecretKey | undefined, other: SecretKey | undefined): boolean {
  return one?.name === other?.name && one?.key === other?.key && one !== undefined
}

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

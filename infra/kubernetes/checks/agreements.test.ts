import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { mostDocuments } from '@store/contract/rules/catalog/product-documents'
import * as limits from '@store/contract/rules/limits'
import { Value } from 'typebox/value'
import { ConfigSchema } from '../../../api/src/base/config.ts'
import { apiObjects, at, podOf } from './manifests.ts'

const nginxTemplate = path.join(import.meta.dirname, '../../nginx/nginx.conf.template')
const all = apiObjects()
const named = (kind: string, name: string) =>
  all.find((object) => object.kind === kind && object.metadata?.name === name)
const workloads = all.flatMap((object) => {
  const pod = podOf(object)
  return pod ? [{ object, pod }] : []
})

/** Of one file in a form, and of the form of a product with all its pictures and documents. */
const largestBody = Math.max(
  ...Object.entries(limits).flatMap(([name, value]) =>
    name.endsWith('Bytes') ? Number(value) : [],
  ),
  limits.mostProductImages * limits.largestImageBytes + mostDocuments * limits.largestDocumentBytes,
)

describe('what manifests agree on with programs and with each other', () => {
  it('lets the largest forms of the API through ingress and nginx, and event streams last', () => {
    const annotations = at(named('Ingress', 'store')?.metadata, 'annotations')
    const annotation = (name: string) => at(annotations, `nginx.ingress.kubernetes.io/${name}`)
    const [, megabytes] = /^(\d+)m$/.exec(String(annotation('proxy-body-size'))) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largestBody)
    const nginx = readFileSync(nginxTemplate, 'utf8')
    // Without a limit of its own, which is 1 MB by default.
    const [, toApi] = /location \^~ \/api\/ \{([^}]*)\}/.exec(nginx) ?? []
    expect(toApi).toContain('client_max_body_size 0;')
    expect(annotation('proxy-read-timeout')).toBe('3600')
    expect([annotation('proxy-buffering'), annotation('proxy-request-buffering')]).toEqual([
      'off',
      'off',
    ])
  })

  it('leaves the number of replicas to an autoscaler where there is one', () => {
    const scaled = all.filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
    expect(scaled.map(({ metadata }) => metadata?.name)).toEqual(['api', 'nginx'])
    for (const { spec } of scaled) {
      const deployment = named('Deployment', String(at(spec?.scaleTargetRef, 'name')))
      expect(deployment?.spec).not.toHaveProperty('replicas')
    }
  })

  it('opens fewer connections than the database accepts, also during a rolling update', () => {
    const { maxReplicas } = { ...named('HorizontalPodAutoscaler', 'api')?.spec }
    const perInstance = Number(Value.Create(ConfigSchema.properties.DATABASE_POOL))
    const database = workloads.find(({ pod: { metadata } }) => metadata.labels.app === 'database')
    const [argument = ''] = database?.pod.spec.containers[0]?.args ?? []
    const [, accepted] = /^--max-connections=(\d+)$/.exec(argument) ?? []
    // Others: a migration, and people.
    expect((Number(maxReplicas) + 1) * perInstance + 20).toBeLessThanOrEqual(Number(accepted))
  })

  it('waits for programs to finish after load balancers have noticed the shutdown', () => {
    for (const name of ['api', 'gateway', 'nginx']) {
      const pod = workloads.find(({ pod: { metadata } }) => metadata.labels.app === name)?.pod
      const [container] = pod?.spec.containers ?? []
      const own = container?.env?.find((variable) => variable.name === 'DRAIN_SECONDS')?.value
      const drain = container?.lifecycle?.preStop.sleep.seconds ?? Number(own)
      // The API closes within 20 seconds.
      expect(drain).toBe(5)
      expect(pod?.spec.terminationGracePeriodSeconds ?? 30).toBeGreaterThan(drain + 20)
    }
  })

  it('changes the owner of the files of a volume only where it is another one', () => {
    const owners = workloads.filter(({ pod }) => pod.spec.securityContext.fsGroup !== undefined)
    expect(owners.length).toBeGreaterThan(0)
    for (const { pod } of owners) {
      expect(pod.spec.securityContext.fsGroupChangePolicy).toBe('OnRootMismatch')
    }
  })

  it('names the job of the migrations after the image that it runs', () => {
    const job = workloads.find(({ object }) => object.kind === 'Job')
    const [container] = job?.pod.spec.containers ?? []
    expect(job?.object.metadata?.name).toBe(`migrate-${container?.image.split(':')[1]}`)
  })

  it('runs pods as accounts that exist', () => {
    for (const { pod } of workloads) {
      const { serviceAccountName } = pod.spec
      if (serviceAccountName) expect(named('ServiceAccount', serviceAccountName)).toBeDefined()
    }
  })
})

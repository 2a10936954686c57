import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { apiObjects, podOf } from '../../kubernetes/checks/manifests.ts'
import {
  configurations,
  type Matcher,
  type ParsedExpression,
  parseExpression,
  readExpressions,
} from './expressions.ts'
import { allSeries, type Labels } from './series.ts'

/** Prometheus adds these to every series. */
const added = ['job', 'instance']
const jobs = configurations
  .flatMap(({ scrape_configs }) => scrape_configs)
  .map(({ job_name }) => job_name)
const expressions = readExpressions()
const routes = path.join(import.meta.dirname, '../../../api/src')
let series: ReadonlyMap<string, Labels>

beforeAll(async () => {
  series = await allSeries()
})

/** Values that depend on requests: operations are named in the routes, releases by their teams. */
const anything = ['release', 'operation', 'le', 'remote', 'version', 'method']

function problemOf({ label, operator, value }: Matcher, labels: Labels): string | undefined {
  if (label === 'job') return jobs.includes(value) ? undefined : `no job ${value}`
  const values = labels.get(label)
  if (!values) return `no label ${label}`
  if (anything.includes(label)) return undefined
  const pattern = operator.endsWith('~') ? new RegExp(`^(?:${value})$`) : undefined
  const isKnown = [...values].some((known) => pattern?.test(known) ?? known === value)
  return isKnown ? undefined : `${label} is never ${value}`
}

function problemsOf({ selectors, grouping }: ParsedExpression, shown: string[]): string[] {
  const labels = new Set(added)
  const problems = selectors.flatMap(({ metric, matchers }) => {
    const known = metric === 'up' ? new Map() : series.get(metric)
    if (!known) return [`no metric ${metric}`]
    for (const label of known.keys()) labels.add(label)
    return matchers.flatMap((matcher) => problemOf(matcher, known) ?? [])
  })
  const unknown = [...grouping, ...shown].filter((label) => !labels.has(label))
  return [...problems, ...unknown.map((label) => `no label ${label}`)]
}

describe('alerts and dashboard', () => {
  it.each(expressions)('of $title use metrics, labels and values that exist', ({ text, shown }) => {
    expect(problemsOf(parseExpression(text), shown)).toEqual([])
  })

  it.each([
    ['http_request_seconds_count', 'no metric http_request_seconds_count'],
    ['rate(http_request_duration_seconds_count{code="500"}[5m])', 'no label code'],
    ['store_queue_length{queue="letters"}', 'queue is never letters'],
    ['sum by (remot) (store_telemetry_reports_total)', 'no label remot'],
    ['up{job="api"}', 'no job api'],
    ['store_gateway_open{kind="doors"}', 'kind is never doors'],
    ['store_backup_age_seconds', 'no metric store_backup_age_seconds'],
    ['kube_cronjob_status_last_successful_time{cronjob="dump"}', 'cronjob is never dump'],
  ])('are refused when they say %s', (text, problem) => {
    expect(problemsOf(parseExpression(text), [])).toEqual([problem])
  })

  it('are refused when they are not PromQL', () => {
    expect(() => parseExpression('sum(rate(store_ready[5m])')).toThrow('not PromQL')
  })

  it('name operations of routes', () => {
    const names = expressions.flatMap(({ text }) =>
      parseExpression(text).selectors.flatMap(({ matchers }) =>
        matchers.flatMap(({ label, value }) => (label === 'operation' ? value.split('|') : [])),
      ),
    )
    const files = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    const sources = files
      .filter((file) => file.endsWith('-routes.ts'))
      .map((file) => readFileSync(path.join(routes, file), 'utf8'))
      .join()
    expect(new Set(names).size).toBeGreaterThan(5)
    for (const name of new Set(names)) expect(sources).toContain(`operation: '${name}'`)
  })
})

describe('the configurations of Prometheus', () => {
  const portsOf = (app: string) => {
    const found = apiObjects().find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata?.name === app,
    )
    const pod = found && podOf(found)
    expect(pod?.metadata.labels.app).toBe(app)
    return pod?.spec.containers.flatMap((container) => container.ports ?? [])
  }
  const jobOf = (name: string) =>
    configurations.map(({ scrape_configs }) => scrape_configs.find((job) => job.job_name === name))

  it.each([
    ['store-api', 'api', { name: 'http', containerPort: 3000 }],
    ['store-gateway', 'gateway', { name: 'metrics', containerPort: 9464 }],
  ])('%s reads the port of every instance', (job, app, port) => {
    expect(portsOf(app)).toContainEqual(port)
    const [kubernetes, compose] = jobOf(job)
    expect(kubernetes).toMatchObject({
      kubernetes_sd_configs: [{ role: 'pod', namespaces: { names: ['store'] } }],
      relabel_configs: expect.arrayContaining([
        expect.objectContaining({ regex: `${app};${port.name}` }),
      ]),
    })
    expect(compose).toMatchObject({ dns_sd_configs: [{ names: [app], port: port.containerPort }] })
  })

  it('read the age of backups, and the rules', () => {
    expect(jobOf('store-backup')).not.toContain(undefined)
    const cronJobs = apiObjects().filter(({ kind }) => kind === 'CronJob')
    expect(cronJobs.map(({ metadata }) => metadata?.name)).toContain('backup')
    for (const { rule_files: rules } of configurations) expect(rules).toEqual(['alerts.yaml'])
  })

  it('reach the metrics of the gateway from the namespace of Prometheus only', () => {
    const policies = apiObjects().filter(({ kind }) => kind === 'NetworkPolicy')
    const text = JSON.stringify(policies.map(({ spec }) => spec))
    const monitoring = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } }
    const rule = { from: [{ namespaceSelector: monitoring }], ports: [{ port: 9464 }] }
    expect(text.split('9464')).toHaveLength(2)
    expect(text).toContain(JSON.stringify(rule))
    const services = apiObjects().filter(({ kind }) => kind === 'Service' || kind === 'Ingress')
    expect(JSON.stringify(services)).not.toMatch(/9464|"metrics"/)
  })
})

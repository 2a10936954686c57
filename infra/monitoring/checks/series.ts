import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FirstHtmlOutcomeSchema } from '@store/contract/schemas/site/first-html-counts'
import { Registry } from 'prom-client'
import { registerFirstHtmlCounter } from '../../gateway/metrics/first-html-metrics.ts'
import {
  purposes,
  registerGatewayDurations,
  registerOpenGauge,
  registerUpstreamFailures,
} from '../../gateway/metrics/gateway-metrics.ts'
import { scrapeApi } from './api-series.ts'

/** Values of each label of a metric. */
export type Labels = ReadonlyMap<string, ReadonlySet<string>>

const backupScript = path.join(import.meta.dirname, '../../images/database/backup.sh')

/** The metrics of a gateway, after requests of all targets and classes. */
async function scrapeGateway(): Promise<string> {
  const metrics = new Registry()
  const observe = registerGatewayDurations(metrics)
  for (const path of ['/', '/mf/a.js', '/api/products', '/api/events']) {
    for (const statusCode of [200, 302, 404, 500]) observe({ path, statusCode, seconds: 0.1 })
  }
  const onFailure = registerUpstreamFailures(metrics)
  for (const purpose of purposes) onFailure(purpose)
  const onOutcome = registerFirstHtmlCounter(metrics)
  for (const { const: outcome } of FirstHtmlOutcomeSchema.anyOf) onOutcome('mf-tea@1.0.0', outcome)
  registerOpenGauge(metrics, async () => ({ connections: 1, requests: 1, events: 1 }))
  return metrics.metrics()
}

/** The metrics that a backup leaves for node-exporter. */
function backupMetrics(): string {
  const [, text = ''] =
    /<<METRICS\n([\s\S]*?)\nMETRICS$/m.exec(readFileSync(backupScript, 'utf8')) ?? []
  return text
}

/** Of kube-state-metrics, from its documentation; the CronJob is in infra/kubernetes/components/backup. */
const clusterMetrics =
  'kube_cronjob_status_last_successful_time{namespace="store",cronjob="backup"} 1'

/** The metrics of API, gateway and backups, each with its labels and their values. */
export async function allSeries(): Promise<ReadonlyMap<string, Labels>> {
  const texts = [await scrapeApi(), await scrapeGateway(), backupMetrics(), clusterMetrics]
  const series = new Map<string, Map<string, Set<string>>>()
  for (const line of texts.join('\n').split('\n')) {
    const [, name = '', labels = ''] = /^([a-z0-9_]+)(?:\{(.*)\})? /.exec(line) ?? []
    if (!name) continue
    const known = series.get(name) ?? new Map<string, Set<string>>()
    series.set(name, known)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set<string>()).add(value))
    }
  }
  return series
}

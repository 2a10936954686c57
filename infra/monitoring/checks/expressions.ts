import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { Type } from 'typebox'
import { parse } from 'yaml'
import { parseAs } from '../../releases/release.ts'

const AlertsSchema = Type.Object({
  groups: Type.Array(
    Type.Object({
      name: Type.String(),
      rules: Type.Array(
        Type.Object(
          {
            alert: Type.String(),
            expr: Type.String(),
            for: Type.Optional(Type.String({ pattern: '^\\d+m$' })),
            labels: Type.Object({
              severity: Type.Union([Type.Literal('page'), Type.Literal('ticket')]),
            }),
            annotations: Type.Object({
              summary: Type.String({ minLength: 1 }),
              description: Type.Optional(Type.String()),
            }),
          },
          { additionalProperties: false },
        ),
      ),
    }),
  ),
})

const DashboardSchema = Type.Object({
  panels: Type.Array(
    Type.Object({
      title: Type.String(),
      targets: Type.Array(Type.Object({ expr: Type.String(), legendFormat: Type.String() })),
    }),
  ),
})

const ConfigurationSchema = Type.Object({
  rule_files: Type.Array(Type.String()),
  scrape_configs: Type.Array(
    Type.Object({
      job_name: Type.String(),
      metrics_path: Type.Optional(Type.String()),
      dns_sd_configs: Type.Optional(
        Type.Array(Type.Object({ names: Type.Array(Type.String()), port: Type.Integer() })),
      ),
    }),
  ),
})

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

export const configurations = ['prometheus-kubernetes.yaml', 'prometheus-compose.yaml'].map(
  (file) => ({ file, ...parseAs(ConfigurationSchema, parse(read(file)), file) }),
)

/** An expression of an alert or of a panel, with the labels that its texts show. */
export interface Expression {
  title: string
  text: string
  shown: string[]
}

/** Every expression of the alerts and the dashboard. */
export function readExpressions(): Expression[] {
  const alerts = parseAs(AlertsSchema, parse(read('alerts.yaml')), 'alerts.yaml')
  const dashboard = parseAs(DashboardSchema, JSON.parse(read('dashboard.json')), 'dashboard.json')
  const rules = alerts.groups.flatMap(({ rules }) => rules)
  return [
    ...rules.map(({ alert, expr, annotations }) => ({
      title: alert,
      text: expr,
      shown: labelsIn(Object.values(annotations).join(' '), /\$labels\.(\w+)/g),
    })),
    ...dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr, legendFormat }) => ({
        title,
        // A variable of Grafana.
        text: expr.replaceAll('$__rate_interval', '1m'),
        shown: labelsIn(legendFormat, /\{\{(\w+)\}\}/g),
      })),
    ),
  ]
}

function labelsIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, label = '']) => label)
}

/** A condition on a label, e.g. `status="5xx"`. */
export interface Matcher {
  label: string
  operator: string
  value: string
}

/** What an expression reads. */
export interface ParsedExpression {
  selectors: { metric: string; matchers: Matcher[] }[]
  /** Labels of `by`, `on` and the like. */
  grouping: string[]
}

/** @throws Error with the place that is not PromQL */
export function parseExpression(text: string): ParsedExpression {
  const parsed: ParsedExpression = { selectors: [], grouping: [] }
  let isGrouping = false
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      const source = text.slice(from, to)
      if (type.isError) throw new Error(`not PromQL at ${from}: ${text.slice(from, from + 30)}`)
      if (type.name === 'GroupingLabels') isGrouping = true
      if (type.name === 'LabelName' && isGrouping) parsed.grouping.push(source)
      if (type.name === 'VectorSelector') parsed.selectors.push({ metric: '', matchers: [] })
      const selector = parsed.selectors.at(-1)
      if (type.name === 'Identifier' && selector) selector.metric = source
      if (type.name === 'UnquotedLabelMatcher') selector?.matchers.push(matcherOf(source))
    },
    leave({ type }) {
      if (type.name === 'GroupingLabels') isGrouping = false
    },
  })
  return parsed
}

function matcherOf(source: string): Matcher {
  const [, label = '', operator = '', value = ''] =
    /^(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"$/.exec(source) ?? []
  return { label, operator, value }
}

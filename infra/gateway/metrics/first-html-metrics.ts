import type { FirstHtmlOutcome } from '@store/contract/schemas/site/first-html-counts'
import { Counter, type Registry } from 'prom-client'

/**
 * Registers the number of pages rendered for their first HTML. Every outcome but `rendered` gave today's document.
 * @returns a function that adds one; the release as `mf-shop@1.4.0`
 */
export function registerFirstHtmlCounter(metrics: Registry) {
  const pages = new Counter({
    name: 'store_gateway_page_renderings_total',
    help: 'Pages rendered for their first HTML, by release of the remote and outcome.',
    labelNames: ['release', 'outcome'],
    registers: [metrics],
  })
  return (release: string, outcome: FirstHtmlOutcome) => pages.inc({ release, outcome })
}

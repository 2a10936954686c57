import type { RenderingOutcome } from '@store/contract/schemas/site/renderings'
import { Counter, type Registry } from 'prom-client'

/**
 * Registers the number of pages rendered for their first HTML. Every outcome but `rendered` gave today's document.
 * @returns a function that adds one; the release as `mf-shop@1.4.0`
 */
export function registerRenderings(metrics: Registry) {
  const renderings = new Counter({
    name: 'store_gateway_page_renderings_total',
    help: 'Pages rendered for their first HTML, by release of the remote and outcome.',
    labelNames: ['release', 'outcome'],
    registers: [metrics],
  })
  return (release: string, outcome: RenderingOutcome) => renderings.inc({ release, outcome })
}

import { type BrowserCounts, canaryBounds } from '@store/contract/rules/site/canary-health'
import {
  type EvaluatedCanary,
  formatEvidence,
  formatNetworks,
  formatPages,
  formatRate,
} from '../auto-halt/evaluate-canary.ts'
import { type Html, html } from '../html.ts'
import type { CanaryReport } from '../overview.ts'
import { formatAge } from './moment.ts'

/** The canaries compared with the stable releases, and the criteria for halting them. */
export function canaryPanel(
  canaries: readonly CanaryReport[],
  frame: { revision: number; now: Date; isAutoHaltEnabled: boolean },
): Html {
  return html`<section aria-labelledby="canaries">
<h2 id="canaries">Canaries</h2>
${
  canaries.length === 0
    ? html`<p class="quiet">No remote has one. Choose a version above and a share of all browsers.</p>`
    : html`<div class="cards">${canaries.map((canary) => canaryCard(canary, frame))}</div>`
}
<p class="quiet rule">${
    frame.isAutoHaltEnabled ? 'Auto-halt ends a canary' : 'Auto-halt is off. It would end a canary'
  } when it failed in ${canaryBounds.fewestFailed} browsers or more, from ${canaryBounds.fewestNetworks} networks or more, and the evidence that it is worse than stable reaches ${canaryBounds.evidence}:
of 200 canaries as good as stable at most one is ever halted. It also ends one whose pages cannot be rendered for their first HTML, while those of stable can. A release fails in a browser when it throws, does not arrive, leaves a page blank or when calls of
its pages to the API fail. Each browser counts once, and a network (IPv4 /24, IPv6 /48) with two failures a day.</p>
</section>`
}

function canaryCard(canary: CanaryReport, frame: { revision: number; now: Date }): Html {
  const { remote, version, percent, stable, since } = canary
  return html`<article class="card" aria-label="Canary of ${remote}">
<h3>${remote} <span class="version">${version}</span></h3>
<p class="share"><strong>${percent} %</strong> of all browsers, beside <span class="version">${stable}</span>${
    since.getTime() > 0 && `, begun ${formatAge(since.toISOString(), frame.now)}`
  }</p>
${'evaluation' in canary ? figures(canary.evaluation) : html`<p class="verdict warning">Not known: ${canary.problem}</p>`}
<form class="line" action="/change">
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="version" value="${version}">
<input type="hidden" name="revision" value="${frame.revision}">
<label class="inline">Share, % <input class="percent" type="number" name="percent" min="1" max="99" value="${Math.min(99, percent * 2)}" required></label>
<button name="action" value="canary">Change share</button>
</form>
<form class="line" action="/change">
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="version" value="${version}">
<input type="hidden" name="revision" value="${frame.revision}"><input type="hidden" name="percent" value="0">
<button name="action" value="promote" class="main">Promote</button>
<button name="action" value="canary" class="danger">End canary</button>
</form>
</article>`
}

function figures(evaluation: EvaluatedCanary): Html {
  const { counts, losesHtml } = evaluation
  return html`<table class="figures">
<caption>Since it began</caption>
<thead><tr><td></td><th class="number">Browsers</th><th class="number">Failed</th><th class="number">Rate</th></tr></thead>
<tbody>
${rateRow('Canary', counts.canary)}
${rateRow('Stable', counts.stable)}
</tbody></table>
${verdictLine(evaluation)}
${losesHtml && html`<p class="verdict bad">▲ Visitors would lose their ${formatPages(evaluation)}.</p>`}`
}

function rateRow(label: string, counts: BrowserCounts): Html {
  return html`<tr><th scope="row">${label}</th><td class="number">${counts.browsers}</td>
<td class="number">${counts.failed}</td><td class="number">${formatRate(counts)}</td></tr>`
}

function verdictLine({ verdict, networks }: EvaluatedCanary): Html {
  if (verdict.is === 'unknown') {
    return html`<p class="verdict">◌ No browser has reported yet.</p>`
  }
  const evidence = `evidence ${formatEvidence(verdict)}, the bound is ${canaryBounds.evidence}; failures from ${formatNetworks(networks)}.`
  return verdict.is === 'worse'
    ? html`<p class="verdict bad">▲ Worse than stable: ${evidence}</p>`
    : html`<p class="verdict good">● Not known to be worse: ${evidence}</p>`
}

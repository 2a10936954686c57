import { sumFirstHtmlCounts } from '@store/contract/rules/site/first-html-health'
import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import { type Html, html } from '../html.ts'
import type { Overview } from '../overview.ts'

/** What an outcome means for people; those that are no fault of the release are left out. */
const faults = {
  throws: 'threw',
  timeout: 'took too long',
  memory: 'took too much memory',
  hash: 'had other bytes than its release says',
  mismatch: 'had no HTML that browsers would show',
}

/** How pages of each release fared with their first HTML in the last day. */
export function firstHtmlPanel(firstHtml: Overview['firstHtml']): Html {
  return html`<section aria-labelledby="first-html">
<h2 id="first-html">First HTML</h2>
${'problem' in firstHtml ? html`<p class="verdict warning">Not known: ${firstHtml.problem}</p>` : countsTable(firstHtml.counts)}
<p class="quiet rule">Pages rendered in the last 24 hours, those of canaries for trial. What falls back is sent without HTML. Differences: browsers that rendered a part of
the page anew, because it was not what the HTML shows; a price that changed meanwhile is one.</p>
</section>`
}

function countsTable(counts: readonly FirstHtmlCount[]): Html {
  if (counts.length === 0) return html`<p class="quiet">No page was rendered yet.</p>`
  const releases = new Map<string, FirstHtmlCount[]>()
  for (const count of counts) {
    const name = `${count.remote} ${count.version}`
    releases.set(name, [...(releases.get(name) ?? []), count])
  }
  return html`<div class="scroll" role="region" aria-label="Pages by release" tabindex="0"><table>
<thead><tr><th>Release</th><th class="number">Rendered</th><th class="number">Fell back</th><th>Why</th><th class="number">Differences</th></tr></thead>
<tbody>${[...releases].map(([name, own]) => releaseRow(name, own))}</tbody></table></div>`
}

function releaseRow(name: string, counts: readonly FirstHtmlCount[]): Html {
  const { rendered, failed } = sumFirstHtmlCounts(counts)
  const countOf = (outcome: string) => counts.find((each) => each.outcome === outcome)?.count ?? 0
  const reasons = Object.entries(faults)
    .filter(([outcome]) => countOf(outcome) > 0)
    .map(([outcome, words]) => `${countOf(outcome)} ${words}`)
  return html`<tr><th scope="row" class="version">${name}</th><td class="number">${rendered}</td><td class="number">${failed}</td>
<td>${reasons.join(', ') || '–'}</td><td class="number">${countOf('difference')}</td></tr>`
}

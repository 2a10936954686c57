import type { SiteRevision } from '../../releases/site/site-revision.ts'
import { type Html, html } from '../html.ts'
import { summarizeChange } from './change-summary.ts'
import { moment } from './moment.ts'

/** The current revision and the time of rendering. */
interface HistoryFrame {
  revision: number
  now: Date
}

/** Who changed what, when and why, newest first, with a rollback to each revision. */
export function historyTable(history: readonly SiteRevision[], frame: HistoryFrame): Html {
  return html`<div class="scroll" role="region" aria-label="Changes" tabindex="0"><table class="history">
<thead><tr><th class="number">Revision</th><th>What</th><th>From → to</th><th>Why</th><th>Who</th><th>When</th><th><span class="unseen">Go back</span></th></tr></thead>
<tbody>${history.map((entry) => historyRow(entry, frame))}</tbody>
</table></div>`
}

function historyRow({ revision, change, composition }: SiteRevision, frame: HistoryFrame): Html {
  const { what, fromTo, releases } = summarizeChange(change)
  const isNow = revision === frame.revision
  return html`<tr id="revision-${revision}">
<td class="number">${revision}<span class="quiet"> on ${change.from}</span></td>
<td>${what}${releases && html`<span class="releases">${releases.join(', ')}</span>`}</td>
<td class="version">${fromTo}</td>
<td class="why">${change.reason}${change.notes?.map((note) => html`<span class="note">${note}</span>`)}</td>
<td class="who-did">${change.by}</td>
<td class="when">${moment(change.at, frame.now)}</td>
<td>${composition && !isNow && rollbackForm(revision, frame.revision)}</td>
</tr>`
}

function rollbackForm(to: number, revision: number): Html {
  return html`<form action="/change"><input type="hidden" name="action" value="rollback">
<input type="hidden" name="to" value="${to}"><input type="hidden" name="revision" value="${revision}">
<button class="plain" aria-label="Go back to revision ${to}">Go back</button></form>`
}

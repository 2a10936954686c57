import type { RollbackOptions } from '../../releases/compose/rollback-options.ts'
import type { SiteRevision } from '../../releases/site/site-revision.ts'
import type { SiteStatus } from '../../releases/site/site-status.ts'
import type { Session } from '../accounts/sessions.ts'
import { type Html, html } from '../html.ts'
import type { Overview } from '../overview.ts'
import { canaryPanel } from './canary-view.ts'
import { summarizeChange } from './change-summary.ts'
import { firstHtmlPanel } from './first-html-view.ts'
import { historyTable } from './history-view.ts'
import { livePanel } from './live-view.ts'
import { moment } from './moment.ts'
import { notice, page } from './page.ts'
import { sizePanel } from './size-view.ts'

interface SiteFrame {
  session: Session
  now: Date
  /** Whether worse canaries are halted automatically. */
  isAutoHaltEnabled: boolean
  /** Revision that the user has just created. */
  done?: number | undefined
}

/** The first page: live releases, canaries, first HTML, history and script sizes. */
export function siteView(overview: Overview, frame: SiteFrame): Html {
  const { status, canaries, firstHtml, releases, history, rollbackOptions } = overview
  const { session, now, isAutoHaltEnabled, done } = frame
  const { revision } = status
  return page(
    { title: 'Site', session },
    html`<h1 class="unseen">The site</h1>
${doneNotice(history.find((entry) => entry.revision === done))}
${stateNotices(status, now)}
${
  status.composition === 0
    ? notice(
        'warning',
        html`<p>There is no site yet: compose one with <code>npm run release -- site</code>.</p>`,
      )
    : livePanel(status, { now, releases, rollbackOptions })
}
${wholeSiteForms(status, rollbackOptions)}
${canaryPanel(canaries, { revision, now, isAutoHaltEnabled })}
${firstHtmlPanel(firstHtml)}
<section aria-labelledby="history"><h2 id="history">History</h2>
${historyTable(history, { revision, now })}
<p><a href="/history">All changes</a></p></section>
${sizePanel(releases, now)}`,
  )
}

/** The history page. */
export function historyView(
  history: readonly SiteRevision[],
  { session, now }: { session: Session; now: Date },
): Html {
  const revision = history[0]?.revision ?? 0
  return page(
    { title: 'History', session },
    html`<h1>History</h1>${historyTable(history, { revision, now })}`,
  )
}

function doneNotice(entry: SiteRevision | undefined): Html | undefined {
  if (entry === undefined) return undefined
  const { revision, change } = entry
  const { what, fromTo } = summarizeChange(change)
  return notice(
    'good',
    html`<p><strong>Done.</strong> ${what} <span class="version">${fromTo}</span> is revision ${revision}.</p>
${change.notes?.map((note) => html`<p>${note}</p>`)}`,
  )
}

function stateNotices({ lock, isShown }: SiteStatus, now: Date): (Html | undefined | false)[] {
  return [
    lock &&
      notice(
        'warning',
        html`<p><strong>Locked</strong> by ${lock.by}, ${moment(lock.at, now)}: ${lock.reason}</p>`,
      ),
    !isShown &&
      notice(
        'warning',
        html`<p>Visitors still get an older revision: a change is under way, or was cut off. The next change puts that right.</p>`,
      ),
  ]
}

function wholeSiteForms({ revision, lock }: SiteStatus, rollbackOptions: RollbackOptions): Html {
  return html`<form class="line whole" action="/change" aria-label="The whole site">
<input type="hidden" name="revision" value="${revision}">
<span>The whole site:</span>
${rollbackOptions.site && html`<button name="action" value="rollback">Roll back the site</button>`}
${
  lock
    ? html`<button name="action" value="unlock">Unlock</button>`
    : html`<button name="action" value="lock">Lock</button>`
}
</form>`
}

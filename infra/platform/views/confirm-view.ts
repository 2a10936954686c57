import type { SiteRevision } from '../../releases/site/site-revision.ts'
import type { Session } from '../accounts/sessions.ts'
import type { DryRunResult } from '../actions/dry-run.ts'
import { describeConfirmation, type SiteAction } from '../actions/site-action.ts'
import { type Html, html } from '../html.ts'
import { summarizeChange } from './change-summary.ts'
import { formatAge } from './moment.ts'
import { formToken, notice, page } from './page.ts'

interface Confirmation {
  action: SiteAction
  dryRun: DryRunResult
  /** Changes by others since the previous page was rendered. */
  concurrentChanges: readonly SiteRevision[]
  session: Session
  now: Date
  /** Why the confirmed action was not executed. */
  rejection?: string | undefined
}

/** Asks for confirmation and shows the effects of the action, for which all checks have passed. */
export function confirmView(confirmation: Confirmation): Html {
  const { action, dryRun, concurrentChanges, session, now } = confirmation
  const { question, button } = describeConfirmation(action)
  const rejection = confirmation.rejection ?? dryRun.rejection
  const canBeDone = dryRun.rejection === undefined && dryRun.effects.length > 0
  return page(
    { title: question, session },
    html`<section class="question">
<h1>${question}</h1>
${concurrentChanges.length > 0 && concurrentChangesNotice(concurrentChanges, now)}
${rejection && notice('bad', html`<p><strong>Refused.</strong> ${rejection}</p>`)}
${canBeDone && effectList(dryRun)}
${!rejection && !canBeDone && html`<p>Nothing to do: the site is unchanged, at revision ${dryRun.revision}.</p>`}
${canBeDone ? answerForm(confirmation, button) : html`<p><a class="button" href="/">Back to the site</a></p>`}
</section>`,
  )
}

function effectList({ effects, notes, revision }: DryRunResult): Html {
  return html`<p>Revision ${revision} becomes ${revision + 1}:</p>
<ul class="effects">${effects.map((effect) => html`<li>${effect}</li>`)}</ul>
${notes.map((note) => notice('warning', html`<p>${note}</p>`))}`
}

function answerForm({ action, dryRun, session }: Confirmation, button: string): Html {
  const isNeeded = action.action === 'lock'
  const isDestructive =
    action.action === 'rollback' || ('percent' in action && action.percent === 0)
  return html`<form method="post" action="/change">
${formToken(session)}
${Object.entries(action).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
<input type="hidden" name="revision" value="${dryRun.revision}">
<label>Reason${!isNeeded && ' (optional)'}
<input name="reason" maxlength="300" autocomplete="off" ${isNeeded && 'required'}></label>
<p class="line"><button class="${isDestructive ? 'danger' : 'main'}">${button}</button> <a class="button" href="/">Cancel</a></p>
</form>`
}

function concurrentChangesNotice(concurrentChanges: readonly SiteRevision[], now: Date): Html {
  return notice(
    'warning',
    html`<p><strong>The site has changed since you looked at it.</strong> The question is about the site as it is now.</p>
<ul>${concurrentChanges.map((entry) => concurrentChangeLine(entry, now))}</ul>`,
  )
}

function concurrentChangeLine({ revision, change }: SiteRevision, now: Date): Html {
  const { what, fromTo } = summarizeChange(change)
  const reason = change.reason && `: ${change.reason}`
  return html`<li>Revision ${revision}, ${change.by}, ${formatAge(change.at, now)}: ${what} <span class="version">${fromTo}</span>${reason}</li>`
}

/** An error page. */
export function problemView(title: string, message: string, session?: Session): Html {
  return page(
    { title, session },
    html`<section class="question"><h1>${title}</h1><p>${message}</p><p><a class="button" href="/">Back to the site</a></p></section>`,
  )
}

import type { SiteChange } from '../../releases/site/site-revision.ts'

/** What a change did, and the versions before and after it. */
interface ChangeSummary {
  what: string
  fromTo?: string
  /** Releases that it added or removed. */
  releases?: readonly string[]
}

const actions: Readonly<Record<SiteChange['action'], string>> = {
  compose: 'Composed the site',
  promote: 'Promoted',
  canary: 'Canary of',
  rollback: 'Rolled back',
  lock: 'Locked the site',
  unlock: 'Unlocked the site',
  prune: 'Removed releases',
}

/** Summarizes a change for the page. */
export function summarizeChange(change: SiteChange): ChangeSummary {
  const { action, remote, version, percent, restores, releases } = change
  const subject = remote ?? (action === 'rollback' ? 'the site' : '')
  const what = [actions[action], subject].filter(Boolean).join(' ')
  const before = change.replaces ?? ''
  if (action === 'canary' && version !== undefined) {
    return { what, fromTo: percent === 0 ? `${version} → nobody` : `${version} → ${percent} %` }
  }
  const restored = restores === undefined ? '' : ` (as in revision ${restores})`
  const fromTo = version ? `${before} → ${version}${restored}`.trim() : restored.trim()
  return { what, ...(fromTo && { fromTo }), ...(releases && { releases }) }
}

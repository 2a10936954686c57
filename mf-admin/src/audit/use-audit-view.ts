import { type AuditKind, parseAuditKind } from '@store/contract/rules/accounts/audit-kinds'
import { useUrlState } from '@store/ui'
import { readDay } from '../orders/queue/days.ts'

/** Filters of the audit, all kept in the URL. */
export interface AuditView {
  /** Part of the name of what was changed. */
  q: string
  /** Part of name or e-mail of who changed it. */
  actor: string
  kind: AuditKind | ''
  /** Days as `2026-11-20`, both included. */
  from: string
  to: string
}

const everything: AuditView = { q: '', actor: '', kind: '', from: '', to: '' }

function readView(params: URLSearchParams): AuditView {
  return {
    q: params.get('q') ?? '',
    actor: params.get('actor') ?? '',
    kind: parseAuditKind(params.get('kind')) ?? '',
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  }
}

function writeView(view: AuditView): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(view)) {
    if (value.trim() !== '') params.set(name, value.trim())
  }
  return params
}

/** The audit view in the URL, and functions to change it. */
export function useAuditView() {
  const { view, change, goTo } = useUrlState({ read: readView, write: writeView })
  return {
    view,
    isEverything: writeView(view).size === 0,
    change,
    clear: () => goTo(everything),
  }
}

import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { setCanary } from '../../releases/compose/canary.ts'
import type { ChangeRequest, SiteOutcome } from '../../releases/compose/change-site.ts'
import { promote } from '../../releases/compose/promote.ts'
import { rollback } from '../../releases/compose/rollback.ts'
import { lockSite, unlockSite } from '../../releases/compose/site-lock.ts'
import { nameOf } from '../../releases/release.ts'
import type { ReleaseStore } from '../../releases/store/release-store.ts'

const Name = Type.String({ pattern: '^[a-z][a-z0-9-]*$' })
const Version = Type.String({ pattern: '^[0-9A-Za-z.-]+$' })

/** The actions of the page, as its forms send them. */
const SiteActionSchema = Type.Union([
  Type.Object({ action: Type.Literal('promote'), remote: Name, version: Version }),
  Type.Object({
    action: Type.Literal('canary'),
    remote: Name,
    version: Version,
    percent: Type.Integer(),
  }),
  Type.Object({
    action: Type.Literal('rollback'),
    remote: Type.Optional(Name),
    to: Type.Optional(Type.Integer()),
  }),
  Type.Object({ action: Type.Literal('lock') }),
  Type.Object({ action: Type.Literal('unlock') }),
])

export type SiteAction = Static<typeof SiteActionSchema>

/**
 * Parses an action from the fields of a form; empty fields count as absent.
 * @returns `undefined` when the fields are not a valid action
 */
export function parseAction(fields: Readonly<Record<string, unknown>>): SiteAction | undefined {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  const given: Record<string, unknown> = Object.fromEntries(filled)
  for (const name of ['percent', 'to']) {
    if (name in given) given[name] = Number(given[name])
  }
  for (const schema of SiteActionSchema.anyOf) {
    const action = Value.Clean(schema, { ...given })
    if (Value.Check(schema, action)) return action
  }
  return undefined
}

/** Parses the release that a form refers to; `undefined` when it is invalid. */
export function parseReleaseId(
  fields: Readonly<Record<string, unknown>>,
): { name: string; version: string } | undefined {
  const { remote: name, version } = fields
  return Value.Check(Name, name) && Value.Check(Version, version) ? { name, version } : undefined
}

/** Executes an action. @throws Error that says why it was rejected */
export async function executeAction(
  store: ReleaseStore,
  action: SiteAction,
  request: ChangeRequest,
): Promise<SiteOutcome> {
  switch (action.action) {
    case 'promote':
      return promote(store, { ...action, ...request })
    case 'canary':
      return setCanary(store, { ...action, ...request })
    case 'rollback':
      return rollback(store, { ...action, ...request })
    case 'lock':
      return lockSite(store, request)
    case 'unlock':
      return unlockSite(store, request)
  }
}

/** The question to confirm an action, and the label of the confirming button. */
export function describeConfirmation(action: SiteAction): { question: string; button: string } {
  switch (action.action) {
    case 'promote':
      return { question: `Give ${nameOf(idOf(action))} to everybody?`, button: 'Promote' }
    case 'canary':
      return action.percent === 0
        ? { question: `End the canary ${nameOf(idOf(action))}?`, button: 'End canary' }
        : {
            question: `Give ${nameOf(idOf(action))} to ${action.percent} % of all browsers?`,
            button: 'Set canary',
          }
    case 'rollback': {
      const what = action.remote ?? 'the whole site'
      const where = action.to === undefined ? 'one step' : `to revision ${action.to}`
      return { question: `Roll ${what} back ${where}?`, button: 'Roll back' }
    }
    case 'lock':
      return { question: 'Lock the site?', button: 'Lock' }
    case 'unlock':
      return { question: 'Unlock the site?', button: 'Unlock' }
  }
}

function idOf({ remote, version }: { remote: string; version: string }) {
  return { name: remote, version }
}

import { type ApiTokenScope, apiTokenScopeNames } from '@store/contract/rules/accounts/api-tokens'
import type { Mail, MailPart } from '../../support/support.ts'

/** A token was made, or was used for the first time. */
export interface ApiTokenNews {
  what: 'made' | 'used'
  name: string
  scopes: readonly ApiTokenScope[]
  by: { name: string; email: string }
  at: Date
}

/** Until then whoever works in the back office has seen it there. */
const mailLifetimeMs = 7 * 24 * 3_600_000

/** The mail to a superadmin about a token. @param origin of the site; without it there is no link */
export function apiTokenMail(to: string, news: ApiTokenNews, origin: string): Mail {
  const { what, name, scopes, by, at } = news
  const site = origin.replace(/\/$/, '')
  const parts: MailPart[] =
    site === ''
      ? []
      : [{ kind: 'link', label: 'Open the API tokens', url: `${site}/superadmin/api-tokens` }]
  const subject =
    what === 'made' ? 'An API token was made' : 'An API token was used for the first time'
  const told =
    what === 'made'
      ? `${by.name} (${by.email}) made the API token “${name}”.`
      : `The API token “${name}”, which ${by.name} (${by.email}) made, was used for the first time.`
  const opens = `It reads ${scopes.map((scope) => apiTokenScopeNames[scope]).join('; ')}.`
  const advice =
    'If you did not expect this, revoke it at once under API tokens in the back office.'
  return {
    to,
    subject,
    text: ['Hello,', told, opens, advice].join('\n\n'),
    parts,
    neutral: { subject, text: ['Hello,', `${subject}.`, advice].join('\n\n'), parts },
    expiresAt: new Date(at.getTime() + mailLifetimeMs),
  }
}

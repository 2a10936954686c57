import type { Role } from '@store/contract/rules/accounts/roles'
import type { Mail, MailPart } from '../../support/support.ts'

/** Somebody became an admin. */
export interface RoleGrantNews {
  person: { name: string; email: string }
  role: Role
  by: { name: string; email: string }
  at: Date
}

/** Until then whoever works in the back office has seen it there. */
const mailLifetimeMs = 7 * 24 * 3_600_000

/** The mail to a superadmin, or to the person. @param origin of the site; without it there is no link */
export function roleGrantMail(to: string, news: RoleGrantNews, origin: string): Mail {
  const { person, role, by, at } = news
  const site = origin.replace(/\/$/, '')
  const advice =
    'If you did not expect this, disable the account at once under Users in the back office, and speak to the others in person.'
  const parts: MailPart[] =
    site === '' ? [] : [{ kind: 'link', label: 'Open the users', url: `${site}/superadmin/users` }]
  const neutral = `An account of this store has the role ${role} now.`
  return {
    to,
    subject: `${person.name} is now ${role}`,
    text: [
      'Hello,',
      `${by.name} (${by.email}) gave ${person.name} (${person.email}) the role ${role}.`,
      advice,
    ].join('\n\n'),
    parts,
    neutral: {
      subject: `An account is now ${role}`,
      text: ['Hello,', neutral, advice].join('\n\n'),
      parts,
    },
    expiresAt: new Date(at.getTime() + mailLifetimeMs),
  }
}

import type { Role } from '@store/contract/rules/accounts/roles'
import type { Mail, MailPart } from '../../support/support.ts'

/** Whose role or rights were changed, and by whom. */
export interface GrantNews {
  person: { name: string; email: string }
  by: { name: string; email: string }
  at: Date
}

/** Somebody became an admin. */
export interface RoleGrantNews extends GrantNews {
  role: Role
}

/** The rights of somebody were changed. */
export interface RightsNews extends GrantNews {
  role: Role
  /** What they are called, and what they are: Storekeeper, Packing. */
  named: string
  rights: string
}

/** Until then whoever works in the back office has seen it there. */
const mailLifetimeMs = 7 * 24 * 3_600_000

const advice =
  'If you did not expect this, disable the account at once under Users in the back office, and speak to the others in person.'

/** What one mail says, in words for everybody and for those whose address is not confirmed. */
interface Told {
  subject: string
  text: string
  neutral: { subject: string; text: string }
}

/** @param origin of the site; without it there is no link */
function mailOf(to: string, { told, at, origin }: { told: Told; at: Date; origin: string }): Mail {
  const site = origin.replace(/\/$/, '')
  const parts: MailPart[] =
    site === '' ? [] : [{ kind: 'link', label: 'Open the users', url: `${site}/superadmin/users` }]
  const { subject, text, neutral } = told
  return {
    to,
    subject,
    text: ['Hello,', text, advice].join('\n\n'),
    parts,
    neutral: {
      subject: neutral.subject,
      text: ['Hello,', neutral.text, advice].join('\n\n'),
      parts,
    },
    expiresAt: new Date(at.getTime() + mailLifetimeMs),
  }
}

/** The mail to a superadmin, or to the person. @param origin of the site; without it there is no link */
export function roleGrantMail(to: string, news: RoleGrantNews, origin: string): Mail {
  const { person, role, by, at } = news
  const told = {
    subject: `${person.name} is now ${role}`,
    text: `${by.name} (${by.email}) gave ${person.name} (${person.email}) the role ${role}.`,
    neutral: {
      subject: `An account is now ${role}`,
      text: `An account of this store has the role ${role} now.`,
    },
  }
  return mailOf(to, { told, at, origin })
}

/** As {@link roleGrantMail}, for other rights. */
export function rightsMail(to: string, news: RightsNews, origin: string): Mail {
  const { person, role, named, rights, by, at } = news
  const told = {
    subject: `${person.name} is now ${role}, ${named}`,
    text: `${by.name} (${by.email}) changed the rights of ${person.name} (${person.email}), ${role}, to: ${rights}.`,
    neutral: {
      subject: `An account is now ${role}, ${named}`,
      text: `An account of this store, ${role}, has these rights now: ${rights}.`,
    },
  }
  return mailOf(to, { told, at, origin })
}

import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import { siteUrl } from './browser.ts'
import { demoPassword } from './sign-in.ts'

/** A signed-in account: the user and a session token. */
export type Person = SignedIn

/** Calls the site's API as this person or as a visitor. @throws Error if the status is not 2xx */
export async function callApi<Answer>(
  path: string,
  options: { method?: string; body?: unknown; form?: FormData; as?: Person | undefined } = {},
): Promise<Answer> {
  const { body, form, as } = options
  const response = await fetch(`${siteUrl}/api${path}`, {
    method: options.method ?? (body || form ? 'POST' : 'GET'),
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(form && { body: form }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return JSON.parse((await response.text()) || 'null')
}

/** Signs in the demo account of a role. */
export function signInDemo(role: string): Promise<Person> {
  return callApi('/auth/login', {
    body: { email: `${role}@store.test`, password: demoPassword },
  })
}

/** The password of every buyer of {@link registerBuyer}. */
export const buyerPassword = 'Long enough 1'

let buyers = 0

/** Registers a new buyer, so that tests do not share carts and orders. */
export function registerBuyer(role: 'enduser' | 'reseller' | 'distributor'): Promise<Person> {
  buyers += 1
  const person = {
    name: 'Meera Shah',
    email: `${role}.${Date.now()}.${process.pid}.${buyers}@example.in`,
    password: buyerPassword,
    mobile: '9820012345',
  }
  const firm = {
    firmName: 'Meera Traders',
    constitutionOfFirm: 'Proprietorship',
    panNumber: 'ABCDE1234F',
    officeAddress: '12 Lamington Road, Mumbai',
    residenceAddress: '4 Hill Road, Mumbai',
  }
  return callApi(`/auth/register/${role}`, {
    body: {
      ...person,
      ...(role !== 'enduser' && firm),
      ...(role === 'distributor' && { gstNumber: '27ABCDE1234F1Z0' }),
    },
  })
}

/** Creates a superadmin for tests of a second factor, which would lock other tests out of a demo account. */
export async function createAdmin(): Promise<Person> {
  const { user } = await registerBuyer('enduser')
  const superadmin = await signInDemo('superadmin')
  const path = `/admin/users/${user._id}`
  await callApi(path, { method: 'PUT', body: { role: 'superadmin' }, as: superadmin })
  return callApi('/auth/login', { body: { email: user.email, password: buyerPassword } })
}

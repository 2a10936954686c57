import type { BusinessTier } from '@store/contract/rules/accounts/approvals/tier-requests'
import type { SignedIn } from '@store/contract/schemas/accounts/accounts'
import type { SignedInAccount } from '../factories/account-factory.ts'
import type { TestStore } from '../test-store.ts'

const person = { name: 'Meera Nair', mobile: '9845012376' }
const firm = {
  firmName: 'Nair Systems',
  constitutionOfFirm: 'LLP',
  panNumber: 'ABCPN1234F',
  gstNumber: '32ABCPN1234F1ZB',
  officeAddress: '8 MG Road, Kochi 682016',
  residenceAddress: '2 Marine Drive, Kochi',
}
let registered = 0

/** Somebody who registered through the API and is signed in. */
export interface Applicant extends SignedInAccount {
  _id: string
  email: string
  /** What the profile would send unchanged. */
  form: typeof person & typeof firm
}

/** Registers a firm, as its browser does. */
export async function registerFirm(
  store: TestStore,
  tier: BusinessTier,
  change: Partial<typeof person & typeof firm> = {},
): Promise<Applicant> {
  registered += 1
  const form = { ...person, ...firm, ...change }
  const email = `meera.nair.${registered}@example.in`
  const answer = await store.app.inject({
    method: 'POST',
    url: `/api/auth/register/${tier}`,
    payload: { ...form, email, password: 'Toner#2026' },
  })
  if (answer.statusCode !== 201) throw new Error(`the registration was refused: ${answer.body}`)
  const { token, user } = answer.json<SignedIn>()
  const { id: userId } = await store.db('users').where({ public_id: user._id }).first('id')
  return {
    _id: user._id,
    email,
    form,
    headers: { authorization: `Bearer ${token}` },
    account: { userId, publicId: user._id, email, role: user.role },
  }
}

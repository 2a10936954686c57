import type { RegistrationForm } from '@store/contract/rules/accounts/account-validation'
import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Registration } from '@store/contract/schemas/accounts/accounts'

/** The values of the register form: the kind of account and the fields of all kinds. */
export type RegistrationValues = Required<RegistrationForm> & { tier: Tier }

export const emptyRegistration: RegistrationValues = {
  tier: 'enduser',
  name: '',
  email: '',
  password: '',
  mobile: '',
  firmName: '',
  constitutionOfFirm: '',
  panNumber: '',
  gstNumber: '',
  officeAddress: '',
  residenceAddress: '',
}

/** The request body: only the fields of the chosen kind of account (people 2.2). */
export function registrationOf(values: RegistrationValues): Registration {
  const { tier, gstNumber, name, email, password, mobile, ...firm } = values
  const person = { name: name.trim(), email: email.trim(), password, mobile }
  switch (tier) {
    case 'enduser':
      return person
    case 'reseller':
      return { ...person, ...firm }
    case 'distributor':
      return { ...person, ...firm, gstNumber: gstNumber.trim() }
  }
}

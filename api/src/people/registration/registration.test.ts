import { describe, expect, it } from '@jest/globals'
import type { Tier } from '@store/contract/rules/accounts/roles'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({ environment: { REGISTRATIONS_PER_ADDRESS: '4' } })
let address = 0
let people = 0

const person = () => {
  people += 1
  return {
    name: 'Sunita Rao',
    email: `sunita${people}@example.in`,
    password: 'Toner#2026',
    mobile: '98200 12345',
  }
}
const firm = {
  firmName: 'Rao Computers',
  constitutionOfFirm: 'Partnership',
  panNumber: 'ABCPR1234F',
  officeAddress: '1 MG Road, Pune',
  residenceAddress: '2 FC Road, Pune',
}
const gstNumber = '27ABCPR1234F1ZY'

function nextAddress(): string {
  address += 1
  return `10.2.0.${address}`
}

function register(tier: string, payload: object, from = nextAddress()) {
  const url = `/api/auth/register/${tier}`
  return store.app.inject({ method: 'POST', url, remoteAddress: from, payload })
}

describe('POST /auth/register', () => {
  it('opens an account for an end user and signs it in', async () => {
    const form = { ...person(), email: ' Sunita@Example.IN ' }
    const answer = await register('enduser', form)
    expect(answer.statusCode).toBe(201)
    const { token, user } = answer.json()
    expect(user).toEqual({
      _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      name: 'Sunita Rao',
      email: 'sunita@example.in',
      role: 'enduser',
    })
    const headers = { authorization: `Bearer ${token}` }
    expect((await store.app.inject({ url: '/api/auth/me', headers })).json()).toEqual({ user })
  })

  it.each([
    ['reseller', { ...firm }, { resellerId: expect.stringMatching(/^RS\d{6}$/) }],
    ['distributor', { ...firm, gstNumber }, { distributorId: expect.stringMatching(/^DS\d{6}$/) }],
  ])('gives a %s a business id', async (tier, details, id) => {
    const { user } = (await register(tier, { ...person(), ...details })).json()
    expect(user).toEqual({
      _id: expect.any(String),
      name: 'Sunita Rao',
      email: expect.any(String),
      role: tier,
      ...id,
    })
  })

  it('asks for nothing again at the first checkout', async () => {
    const shippingAfter = async (tier: string, details: object) => {
      const { token } = (await register(tier, { ...person(), ...details })).json()
      const headers = { authorization: `Bearer ${token}` }
      return (await store.app.inject({ url: '/api/shipment/me', headers })).json()
    }
    const phone = '9820012345'
    expect(await shippingAfter('enduser', {})).toEqual({
      shippingInfo: null,
      registered: { phone },
    })
    expect(await shippingAfter('distributor', { ...firm, gstNumber })).toEqual({
      shippingInfo: null,
      registered: {
        phone,
        businessName: firm.firmName,
        gstNumber,
        panNumber: firm.panNumber,
        companyAddress: firm.officeAddress,
        address: firm.officeAddress,
        state: expect.any(String),
      },
    })
  })

  it('stores the business details, and the mobile number without spaces', async () => {
    await register('distributor', { ...person(), ...firm, gstNumber })
    expect(await store.db('users').first()).toMatchObject({
      mobile: '9820012345',
      firm_name: 'Rao Computers',
      constitution_of_firm: 'Partnership',
      pan_number: 'ABCPR1234F',
      gst_number: gstNumber,
      office_address: '1 MG Road, Pune',
      residence_address: '2 FC Road, Pune',
    })
  })

  it('stores no password, only its argon2id hash', async () => {
    await register('enduser', person())
    const { password_hash } = await store.db('users').first('password_hash')
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('reads the role from the path, never from the body', async () => {
    const answer = await register('enduser', { ...person(), role: 'superadmin' })
    expect(answer.statusCode).toBe(201)
    expect(await store.db('users').first()).toMatchObject({ role: 'enduser' })
  })

  it.each(['superadmin', 'reseller-admin', 'enduser-admin'])('opens no %s', async (role) => {
    expect((await register(role, person())).statusCode).toBe(404)
  })

  it('rejects an e-mail that is registered already, in any case', async () => {
    const form = person()
    await register('enduser', form)
    const again = await register('reseller', { ...form, ...firm, email: form.email.toUpperCase() })
    const message = 'This email is already registered. Please log in.'
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'email_taken', message, errors: [{ field: 'email', message }] },
    ])
  })

  it('opens one account when the same form arrives five times at once', async () => {
    const form = person()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register('enduser', form)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409])
  })

  it('stops an address that registers too often', async () => {
    const from = nextAddress()
    for (let time = 0; time < 4; time += 1) {
      expect((await register('enduser', person(), from)).statusCode).toBe(201)
    }
    const answer = await register('enduser', person(), from)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await register('enduser', person())).statusCode).toBe(201)
  })
})

describe('a registration form', () => {
  const cases: [Tier, object, string, string, string?][] = [
    ['enduser', { name: ' ' }, 'name', 'Please fill all required fields.', 'Enter your name'],
    ['enduser', { email: 'sunita@nowhere' }, 'email', 'Enter a valid email address'],
    ['enduser', { password: 'short' }, 'password', 'Use at least 8 characters'],
    ['enduser', { mobile: '12345' }, 'mobile', 'Invalid Mobile Number format'],
    ['enduser', { mobile: '9999999999' }, 'mobile', 'Invalid Mobile Number format'],
    ['reseller', { ...firm, panNumber: 'abcpr1234f' }, 'panNumber', 'Invalid PAN Number format'],
    ['reseller', { ...firm, gstNumber: '27' }, 'gstNumber', 'Invalid GST Number format'],
    ['distributor', { ...firm }, 'gstNumber', 'GST Number is required for Distributor'],
    ['distributor', { ...firm, gstNumber: '27' }, 'gstNumber', 'Invalid GST Number format'],
    [
      'distributor',
      { ...firm, gstNumber, panNumber: '1' },
      'panNumber',
      'Invalid PAN Number format',
    ],
  ]

  it.each(cases)('of a %s is rejected with %j', async (tier, change, ...fault) => {
    const [field, message, atField = message] = fault
    const answer = await register(tier, { ...person(), ...change })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field, message: atField }] },
    ])
  })

  it.each(['reseller', 'distributor'])('of a %s requires all business details', async (tier) => {
    const message = 'Please fill all required fields for your role.'
    const answer = await register(tier, { ...person(), gstNumber })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'invalid_input',
        message,
        errors: [
          { field: 'firmName', message: 'Enter the name of your firm' },
          { field: 'constitutionOfFirm', message: 'Enter the constitution of your firm' },
          { field: 'panNumber', message: 'Enter the PAN number of your firm' },
          { field: 'officeAddress', message: 'Enter your office address' },
          { field: 'residenceAddress', message: 'Enter your residence address' },
        ],
      },
    ])
  })

  it('without any fields is rejected like a blank one', async () => {
    const message = 'Please fill all required fields.'
    const answer = await register('enduser', {})
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'invalid_input',
        message,
        errors: [
          { field: 'name', message: 'Enter your name' },
          { field: 'email', message: 'Enter your email address' },
          { field: 'password', message: 'Choose a password' },
          { field: 'mobile', message: 'Enter your 10-digit mobile number' },
        ],
      },
    ])
  })
})

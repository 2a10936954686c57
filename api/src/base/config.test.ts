import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const needed = {
  DATABASE_URL: 'mysql://store@localhost/store',
  SESSION_SECRET: 's'.repeat(32),
  FILE_URL_SECRET: 'f'.repeat(32),
}

const bucket = {
  FILES_BUCKET_URL: 'https://s3.ap-south-1.amazonaws.com/store',
  FILES_BUCKET_REGION: 'ap-south-1',
  FILES_BUCKET_KEY_ID: 'STORE',
  FILES_BUCKET_SECRET: 'b'.repeat(40),
}

describe('configuration', () => {
  it('parses numbers and switches from the text of environment variables', () => {
    expect(readConfig({ ...needed, API_PORT: '0', DEMO: '1' })).toMatchObject({
      API_PORT: 0,
      DEMO: true,
    })
  })

  it('limits attempts by default as the rules say (people 3.3)', () => {
    expect(readConfig(needed)).toMatchObject({
      LOGIN_FAILURES_PER_ACCOUNT: 10,
      LOGIN_FAILURES_PER_ADDRESS: 100,
      REGISTRATIONS_PER_ADDRESS: 100,
      CONTACTS_PER_ADDRESS: 20,
      RESET_MAILS_PER_ACCOUNT: 5,
    })
  })

  it('reports everything that is missing or invalid at once', () => {
    const { SESSION_SECRET: _missing, ...rest } = needed
    expect(() => readConfig({ ...rest, API_PORT: 'eighty' })).toThrow(
      /SESSION_SECRET[\s\S]*API_PORT/,
    )
  })

  it('accepts a bucket with keys, or without: then the machine has a role', () => {
    expect(readConfig({ ...needed, ...bucket })).toMatchObject(bucket)
    const { FILES_BUCKET_URL } = bucket
    expect(readConfig({ ...needed, FILES_BUCKET_URL })).toMatchObject({ FILES_BUCKET_URL })
  })

  it.each([
    ['FILES_BUCKET_URL', 'FILES_BUCKET_REGION'],
    ['FILES_BUCKET_URL', 'FILES_BUCKET_KEY_ID'],
    ['FILES_BUCKET_SECRET', 'FILES_BUCKET_KEY_ID'],
    ['FILES_BUCKET_KEY_ID', 'FILES_BUCKET_SECRET'],
  ])('reports that %s is missing beside %s', (name, other) => {
    expect(() => readConfig({ ...needed, ...bucket, [name]: '' })).toThrow(
      `${name} is missing: ${other} is set`,
    )
  })

  it('accepts only an HTTP URL for a bucket', () => {
    const environment = { ...needed, ...bucket, FILES_BUCKET_URL: 's3://store' }
    expect(() => readConfig(environment)).toThrow(/FILES_BUCKET_URL must match/)
  })

  it.each([
    [
      { SELLER_GSTIN: '27AABCS1995K1ZX', SELLER_STATE: 'Telangana' },
      'SELLER_STATE Telangana contradicts SELLER_GSTIN, which is of Maharashtra (27)',
    ],
    [{ SELLER_GSTIN: '36AABCS1995' }, 'SELLER_GSTIN 36AABCS1995 is no GST number'],
    [{ SELLER_GSTIN: '99AABCS1995K1ZX' }, 'SELLER_GSTIN 99AABCS1995K1ZX is no GST number'],
    [{ SELLER_STATE: 'Texas' }, 'SELLER_STATE Texas is no state of India'],
  ])('rejects the seller %j', (seller, fault) => {
    expect(() => readConfig({ ...needed, ...seller })).toThrow(
      `The configuration is not usable:\n  ${fault}`,
    )
  })

  it('accepts a seller whose state and GST number match, by any name of the state', () => {
    const seller = { SELLER_GSTIN: '36AABCS1995K1ZX', SELLER_STATE: 'TG' }
    expect(readConfig({ ...needed, ...seller })).toMatchObject(seller)
  })

  it("has no default for the seller's state", () => {
    expect(readConfig(needed).SELLER_STATE).toBe('')
  })

  it.each([
    ['GRIEVANCE_OFFICER_EMAIL', 'officer at store.example'],
    ['GRIEVANCE_OFFICER_PHONE', 'ask the front desk'],
    ['SELLER_PHONE', 'ask the front desk'],
    ['SELLER_EMAIL', 'accounts at store.example'],
    ['RETURN_DAYS', 'seven'],
  ])('rejects %s "%s", which the footer or a policy page would print', (name, value) => {
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(name)
  })
})

import { at, idOf, later, type SampleRow } from '../factories/sample-row.ts'

// Sample rows of the tables of accounts: recovery, contact and networks, one function per migration.

export const recoveryRows = (n: number): SampleRow[] => [
  {
    table: 'password_resets',
    row: { email: `ravi.${n}@example.in`, user_id: n, tries: 1, expires_at: later },
  },
  {
    table: 'mails',
    row: {
      public_id: idOf('m', n),
      recipient: 'ravi@example.in',
      subject: 'Your code',
      sealed_text: 'sealed',
      due_at: at,
      useless_at: later,
    },
  },
  {
    table: 'contact_messages',
    row: {
      id: n,
      public_id: idOf('k', n),
      name: 'Ravi',
      email: 'ravi@example.in',
      subject: '9820012345',
      message: 'Do you sell rolls?',
      created_at: at,
    },
  },
]

export const networkRows = (n: number): SampleRow[] => [
  {
    table: 'account_networks',
    row: { user_id: n, network_mac: 'b'.repeat(64), seen_at: at },
  },
  {
    table: 'reset_codes',
    row: {
      email: `ravi.${n}@example.in`,
      network_mac: 'c'.repeat(64),
      user_id: n,
      code_mac: 'd'.repeat(64),
      own_tries: 1,
      foreign_tries: 2,
      expires_at: later,
    },
  },
]

export const addressRows = (n: number): SampleRow[] => [
  {
    table: 'shipping_addresses',
    row: {
      public_id: idOf('a', n),
      user_id: n,
      fingerprint: 'e'.repeat(64),
      details: '{}',
      created_at: at,
      used_at: at,
    },
  },
]

export const replyRows = (n: number): SampleRow[] => [
  {
    table: 'contact_replies',
    row: {
      public_id: idOf('r', n),
      contact_id: n,
      actor_id: n,
      message: 'Yes, we do.',
      created_at: at,
    },
  },
]

export const secondFactorRows = (n: number): SampleRow[] => [
  {
    table: 'authenticator_apps',
    row: { user_id: n, sealed_secret: 'sealed', last_step: 59_000_000, created_at: at },
  },
  { table: 'recovery_codes', row: { user_id: n, code_mac: 'f'.repeat(64) } },
  {
    table: 'login_challenges',
    row: {
      challenge_sha256: String(n).repeat(64),
      user_id: n,
      credentials_sha256: 'a'.repeat(64),
      expires_at: later,
    },
  },
]

export const passkeyRows = (n: number): SampleRow[] => [
  {
    table: 'passkeys',
    row: {
      public_id: idOf('p', n),
      user_id: n,
      credential_id: `credential-${n}`,
      public_key: 'key',
      counter: 0,
      transports: 'internal,hybrid',
      name: 'Office laptop',
      created_at: at,
    },
  },
]

export const tierRequestRows = (n: number): SampleRow[] => [
  {
    table: 'tier_requests',
    row: { user_id: n, tier: 'reseller', state: 'waiting', requested_at: at },
  },
]

export const dataRequestRows = (n: number): SampleRow[] => [
  {
    table: 'data_requests',
    row: {
      id: n,
      public_id: idOf('d', n),
      user_id: n,
      kind: 'download',
      asked_at: at,
      due_at: later,
      open_key: `download:${n}`,
    },
  },
  {
    table: 'data_archives',
    row: { request_id: n, content: 'PK', made_at: at, expires_at: later },
  },
]

export const apiTokenRows = (n: number): SampleRow[] => [
  {
    table: 'api_tokens',
    row: {
      ...{ id: n, public_id: idOf('k', n), name: 'Tally', scopes: 'registers,ledgers' },
      ...{ beginning: `str_abcde${n}`, token_sha256: String(n).repeat(64) },
      ...{ created_by: n, created_at: at, expires_at: later, last_used_at: at },
      ...{ last_network_mac: '0'.repeat(64), revoked_at: at, revoked_by: n },
    },
  },
]

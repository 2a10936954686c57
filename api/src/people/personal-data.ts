import {
  closedName,
  keptFor,
  type PersonalData,
  type PersonalTable,
  rowsBy,
  withheldFor,
} from '../base/base.ts'
import { decoyHash } from './accounts/password.ts'
import { closedDomain } from './accounts/person-query.ts'

const ofUser = rowsBy('user_id')

const account: PersonalTable = {
  table: 'users',
  title: 'Your account',
  rows: rowsBy('id'),
  exported: [
    'email',
    'name',
    'role',
    'mobile',
    'firm_name',
    'constitution_of_firm',
    'pan_number',
    'gst_number',
    'office_address',
    'residence_address',
    'reseller_id',
    'distributor_id',
    'language',
    'created_at',
    'updated_at',
    'disabled_at',
    'second_factor_at',
    'is_email_unconfirmed',
  ],
  withheld: {
    id: withheldFor.key,
    public_id: withheldFor.key,
    password_hash: withheldFor.secret,
    is_demo: withheldFor.internal,
    rights: withheldFor.internal,
    role_given_at: withheldFor.internal,
    role_given_by: withheldFor.staff,
    admin_note: 'a note among those who work here (people 5.6): told on request',
  },
  closing: {
    keeps: 'orders and papers need the number of an account; it names nobody any more',
    changes: (db, at) => ({
      email: db.raw("CONCAT('closed-', LOWER(public_id), ?)", [`@${closedDomain}`]),
      name: closedName,
      password_hash: decoyHash,
      mobile: '',
      firm_name: null,
      constitution_of_firm: null,
      pan_number: null,
      gst_number: null,
      office_address: null,
      residence_address: null,
      admin_note: null,
      second_factor_at: null,
      is_email_unconfirmed: 1,
      rights: null,
      disabled_at: at,
      updated_at: at,
    }),
  },
}

const signIns: readonly PersonalTable[] = [
  {
    table: 'sessions',
    title: 'When you logged in',
    rows: ofUser,
    exported: ['created_at', 'expires_at', 'ended_at', 'second_factor_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.secret,
      user_id: withheldFor.key,
      passkey_challenge: withheldFor.secret,
      passkey_challenge_purpose: withheldFor.internal,
      passkey_challenge_expires_at: withheldFor.internal,
    },
    closing: {
      keeps: keptFor.log,
      changes: (db, at) => ({ ended_at: db.raw('COALESCE(ended_at, ?)', [at]) }),
    },
  },
  {
    table: 'account_networks',
    title: 'Networks that you logged in from',
    rows: ofUser,
    exported: ['seen_at'],
    withheld: { user_id: withheldFor.key, network_mac: 'no address can be read from it' },
    closing: { keeps: keptFor.log },
  },
  {
    table: 'authenticator_apps',
    title: 'Your authenticator app',
    rows: ofUser,
    exported: ['created_at'],
    withheld: {
      user_id: withheldFor.key,
      sealed_secret: withheldFor.secret,
      last_step: withheldFor.internal,
    },
    closing: 'delete',
  },
  {
    table: 'recovery_codes',
    title: 'Your recovery codes',
    rows: ofUser,
    exported: ['used_at'],
    withheld: { user_id: withheldFor.key, code_mac: withheldFor.secret },
    closing: 'delete',
  },
  {
    table: 'login_challenges',
    title: 'Logins that wait for their second step',
    rows: ofUser,
    exported: ['tries', 'expires_at'],
    withheld: {
      challenge_sha256: withheldFor.secret,
      user_id: withheldFor.key,
      credentials_sha256: withheldFor.secret,
    },
    closing: 'delete',
  },
  {
    table: 'passkeys',
    title: 'Your passkeys',
    rows: ofUser,
    exported: ['name', 'transports', 'created_at', 'used_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      user_id: withheldFor.key,
      credential_id: withheldFor.secret,
      public_key: withheldFor.secret,
      counter: withheldFor.internal,
    },
    closing: 'delete',
  },
  {
    table: 'reset_codes',
    title: 'Codes for a new password',
    rows: (query, { userId, confirmedEmail = '' }) =>
      void query.where(
        (any) => void any.where({ user_id: userId }).orWhere({ email: confirmedEmail }),
      ),
    exported: ['email', 'expires_at'],
    withheld: {
      network_mac: 'no address can be read from it',
      user_id: withheldFor.key,
      code_mac: withheldFor.secret,
      own_tries: withheldFor.internal,
      foreign_tries: withheldFor.internal,
      ticket_sha256: withheldFor.secret,
    },
    closing: 'delete',
  },
]

const apiTokens: PersonalTable = {
  table: 'api_tokens',
  title: 'API tokens that you made',
  rows: rowsBy('created_by'),
  exported: ['name', 'scopes', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'],
  withheld: {
    id: withheldFor.key,
    public_id: withheldFor.key,
    beginning: withheldFor.secret,
    token_sha256: withheldFor.secret,
    created_by: withheldFor.key,
    last_network_mac: 'of the program that uses it; no address can be read from it',
    revoked_by: withheldFor.staff,
  },
  closing: { keeps: keptFor.staff },
}

const shipping: readonly PersonalTable[] = [
  {
    table: 'shipping_details',
    title: 'Last delivery address',
    rows: ofUser,
    exported: ['details', 'billing', 'updated_at'],
    withheld: { user_id: withheldFor.key },
    closing: 'delete',
  },
  {
    table: 'shipping_addresses',
    title: 'Your addresses',
    rows: ofUser,
    exported: ['details', 'billing', 'is_default', 'created_at', 'used_at'],
    withheld: {
      id: withheldFor.key,
      public_id: withheldFor.key,
      user_id: withheldFor.key,
      fingerprint: withheldFor.internal,
    },
    closing: 'delete',
  },
]

/** What this domain stores about people. */
export const peoplePersonalData: PersonalData = {
  tables: [
    account,
    {
      table: 'users',
      title: 'Accounts whose role you gave',
      rows: rowsBy('role_given_by'),
      exported: ['role_given_at'],
      withheld: withheldOfOthers(account, ['role_given_at'], 'of another account'),
      closing: { keeps: keptFor.staff },
    },
    ...signIns,
    apiTokens,
    {
      table: 'api_tokens',
      title: 'API tokens that you revoked',
      rows: rowsBy('revoked_by'),
      exported: ['name', 'revoked_at'],
      withheld: withheldOfOthers(apiTokens, ['name', 'revoked_at'], 'of another superadmin'),
      closing: { keeps: keptFor.staff },
    },
    {
      table: 'tier_requests',
      title: 'Your request for a business account',
      rows: ofUser,
      exported: ['tier', 'state', 'reason', 'requested_at'],
      withheld: { user_id: withheldFor.key },
      closing: 'delete',
    },
    ...shipping,
  ],
  impersonal: { guards: 'makes changes wait for each other' },
}

/** All columns of a table but these, with one reason. */
function withheldOfOthers(
  { exported, withheld }: PersonalTable,
  shown: readonly string[],
  reason: string,
): Record<string, string> {
  const columns = [...exported, ...Object.keys(withheld)].filter((name) => !shown.includes(name))
  return Object.fromEntries(columns.map((column) => [column, reason]))
}

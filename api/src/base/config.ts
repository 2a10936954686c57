import { isGst } from '@store/contract/rules/accounts/account-validation'
import { proxyListPattern } from '@store/contract/rules/network/client-network'
import { defaultUpiLimit } from '@store/contract/rules/orders/reserved/upi-link'
import { findState, stateOfGstin } from '@store/contract/rules/shipping/gst-states'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { fewestConnections } from './database/connections/connection-shares.ts'

const Text = (description: string) => Type.String({ minLength: 1, description })
const Count = (value: number, description: string) =>
  Type.Integer({ default: value, minimum: 0, description })

/** The environment variables of the API; the table in api/README.md lists them. */
export const ConfigSchema = Type.Object({
  DATABASE_URL: Text('mysql://user:password@host:3306/schema'),
  SESSION_SECRET: Type.String({ minLength: 32, description: 'signs the session tokens' }),
  FILE_URL_SECRET: Type.String({
    minLength: 32,
    description: 'signs the addresses of private files',
  }),
  PLATFORM_TOKEN: Type.String({
    pattern: '^\\S*$',
    default: '',
    description:
      'lets the platform read how releases do, and signs its preview links; neither without',
  }),
  DATA_FOLDER: Type.String({
    default: '.data',
    description: 'files without a bucket, and the mail outbox without SMTP',
  }),
  FILES_BUCKET_URL: Type.String({
    default: '',
    pattern: '^(https?://[^?#]+)?$',
    description: 'https://s3.host/bucket for all files; in the data folder without',
  }),
  FILES_BUCKET_REGION: Type.String({
    default: '',
    description: 'that bucket: its region; that of an AWS URL, else us-east-1 without',
  }),
  FILES_BUCKET_KEY_ID: Type.String({
    default: '',
    description: 'that bucket: access key id; a role of the machine or a web identity without',
  }),
  FILES_BUCKET_SECRET: Type.String({ default: '', description: 'that bucket: secret access key' }),
  API_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
  API_PORT: Count(3000, 'port to listen on; 0 takes any free one'),
  DEMO: Type.Boolean({ default: false, description: 'demo accounts with a known password' }),
  PUBLIC_ORIGIN: Type.String({
    default: '',
    pattern: '^(https?://[^/?#\\s]+/?)?$',
    description: 'origin of the site, where the payment gateway sends buyers back',
  }),
  BUILD_COMMIT: Type.String({
    default: '',
    description: 'commit of the build, which GET /health answers',
  }),
  DRAIN_SECONDS: Count(
    0,
    'after SIGTERM requests are served for so long, until the load balancer has noticed',
  ),
  LOG_LEVEL: Type.String({ default: 'info', description: 'pino level; silent for none' }),
  DATABASE_POOL: Type.Integer({
    default: 24,
    minimum: fewestConnections,
    description: 'connections that this process opens to the database at most, of all its pools',
  }),
  DATABASE_STATEMENT_SECONDS: Type.Integer({
    default: 4,
    minimum: 1,
    description: 'a statement unanswered for so long fails, and its connection is closed',
  }),
  DATABASE_REPORT_SECONDS: Type.Integer({
    default: 60,
    minimum: 1,
    description: 'the same for dashboards, exports and imports, on connections of their own',
  }),
  TRUSTED_PROXIES: Type.String({
    default: '',
    pattern: proxyListPattern,
    description: 'addresses and networks of the proxies whose X-Forwarded-* is believed',
  }),
  SESSION_HOURS: Count(12, 'how long a login lasts'),
  ADMIN_SECOND_FACTOR: Type.String({
    default: 'optional',
    pattern: '^(optional|required)$',
    description: 'whether admins may or must have a second factor',
  }),
  TIER_APPROVAL: Type.Boolean({
    default: false,
    description: 'new resellers and distributors see end-user prices until an admin approves them',
  }),
  SELLER_STATE: Type.String({
    default: '',
    description: 'decides CGST+SGST or IGST; the state of SELLER_GSTIN without',
  }),
  SELLER_NAME: Type.String({ default: '', description: 'invoices: who sells' }),
  SELLER_GSTIN: Type.String({ default: '', description: 'invoices: GST number of the seller' }),
  SELLER_ADDRESS: Type.String({ default: '', description: 'invoices: address without the state' }),
  SELLER_PHONE: Type.String({
    default: '',
    pattern: '^(\\+?[0-9][0-9 -]{6,18})?$',
    description: 'papers: phone of the seller',
  }),
  SELLER_EMAIL: Type.String({
    default: '',
    pattern: '^([^\\s@]+@[^\\s@]+\\.[^\\s@]+)?$',
    description: 'papers: e-mail address of the seller',
  }),
  GRIEVANCE_OFFICER_NAME: Type.String({ default: '', description: 'footer: grievance officer' }),
  GRIEVANCE_OFFICER_EMAIL: Type.String({
    default: '',
    pattern: '^([^\\s@]+@[^\\s@]+\\.[^\\s@]+)?$',
    description: 'footer: e-mail address of the grievance officer',
  }),
  GRIEVANCE_OFFICER_PHONE: Type.String({
    default: '',
    pattern: '^(\\+?[0-9][0-9 -]{6,18})?$',
    description: 'footer: phone of the grievance officer',
  }),
  DISPATCH_DAYS: Count(0, 'policy pages: working days until dispatch; undecided at 0'),
  RETURN_DAYS: Count(0, 'policy pages: days to report a fault or return; undecided at 0'),
  REFUND_DAYS: Count(0, 'policy pages: working days until a refund; undecided at 0'),
  LOGIN_FAILURES_PER_ACCOUNT: Count(10, 'failed logins an account in 15 minutes'),
  LOGIN_FAILURES_PER_ADDRESS: Count(100, 'failed logins an address in 15 minutes'),
  REGISTRATIONS_PER_ADDRESS: Count(100, 'registrations an address in an hour'),
  RESET_MAILS_PER_ACCOUNT: Count(5, 'mails about a lost password or e-mail an account in an hour'),
  RECOVERIES_PER_ADDRESS: Count(100, 'such mails asked for an address in an hour'),
  CONTACTS_PER_ADDRESS: Count(20, 'contact messages an address in an hour'),
  REQUESTS_PER_ADDRESS: Count(100, 'requests of an address under way at once'),
  EVENT_STREAMS_PER_ADDRESS: Count(300, 'event streams of an address open at once'),
  TELEMETRY_REPORTS_PER_ADDRESS: Count(600, 'reports of browsers an address in a minute'),
  CANARY_FAILURES_PER_ADDRESS: Count(
    2,
    'failures of a network (IPv4 /24, IPv6 /48) in a day that count for one canary',
  ),
  REDIS_URL: Type.String({
    default: '',
    description: 'redis://host:6379; all instances count together there; without it each its own',
  }),
  SMTP_URL: Type.String({
    default: '',
    description: 'smtp://user:password@host:587; without it mails become files in the outbox',
  }),
  MAIL_FROM: Type.String({
    default: 'Store <no-reply@localhost>',
    description: 'sender of every mail',
  }),
  RAZORPAY_KEY_ID: Type.String({ default: '', description: 'online payment: key id; off without' }),
  RAZORPAY_KEY_SECRET: Type.String({ default: '', description: 'online payment: its secret' }),
  RAZORPAY_WEBHOOK_SECRET: Type.String({
    default: '',
    description: 'online payment: secret of the webhook; its calls are refused without',
  }),
  RAZORPAY_URL: Type.String({
    default: 'https://api.razorpay.com',
    description: 'online payment: where the gateway answers',
  }),
  ONLINE_PAYMENT_MINUTES: Count(60, 'online payment: an order unpaid for so long is cancelled'),
  BANK_ACCOUNT_HOLDER: Type.String({ default: '', description: 'bank block: account holder' }),
  BANK_NAME: Type.String({ default: '', description: 'bank block: bank' }),
  BANK_ACCOUNT_NUMBER: Type.String({ default: '', description: 'bank block: account number' }),
  BANK_IFSC: Type.String({ default: '', description: 'bank block: IFSC' }),
  BANK_BRANCH: Type.String({ default: '', description: 'bank block: branch' }),
  PAYMENT_HOLD_HOURS: Type.Integer({
    default: 48,
    minimum: 0,
    maximum: 720,
    description: 'an order that is reserved is held so long; none can be at 0',
  }),
  PAYMENT_HOLD_LIMIT: Type.Integer({
    default: 3,
    minimum: 1,
    description: 'orders that are held for a buyer at once',
  }),
  NEW_BUYER_HOLD_HOURS: Type.Integer({
    default: 6,
    minimum: 1,
    description: 'a buyer without a paid order: a reserved order is held so long',
  }),
  NEW_BUYER_HOLD_LIMIT: Type.Integer({
    default: 1,
    minimum: 1,
    description: 'such a buyer: orders that are held at once',
  }),
  NEW_BUYER_RESERVED_RUPEES: Count(50_000, 'such a buyer: value held by reserving; any at 0'),
  NEW_BUYER_UNPAID_RUPEES: Count(
    200_000,
    'such a buyer: value of all orders, with unchecked proofs; any at 0',
  ),
  NEW_BUYER_NETWORK_RUPEES: Count(
    400_000,
    'all such buyers of a network: value of their orders; any at 0',
  ),
  NEW_BUYER_STOCK_PERCENT: Type.Integer({
    default: 20,
    minimum: 1,
    maximum: 100,
    description: "such a buyer, with the others of the network: part of a product's stock",
  }),
  NEW_BUYER_PIECES: Count(10, 'so many pieces of a product are never too large a part'),
  NEW_BUYER_CONFIRMED_FACTOR: Type.Integer({
    default: 2,
    minimum: 1,
    description: 'such a buyer with a confirmed e-mail address: times the values and held orders',
  }),
  PAYMENT_LINKS_PER_ADDRESS: Count(100, 'calls of payment links an address in an hour'),
  BANK_UPI_ID: Type.String({ default: '', description: 'bank block: UPI id, none when empty' }),
  UPI_LIMIT_RUPEES: Type.Integer({
    default: defaultUpiLimit,
    minimum: 1,
    description: 'the most that is offered to be paid by UPI at once',
  }),
  UPI_MERCHANT_CODE: Type.String({
    default: '',
    pattern: '^([0-9]{4})?$',
    description: "category code of a merchant's UPI id; a personal one has none",
  }),
})

export type Config = Static<typeof ConfigSchema>

/** What each setting of the bucket needs beside it. */
const bucketNeeds = [
  ['FILES_BUCKET_REGION', 'FILES_BUCKET_URL'],
  ['FILES_BUCKET_KEY_ID', 'FILES_BUCKET_URL'],
  ['FILES_BUCKET_KEY_ID', 'FILES_BUCKET_SECRET'],
  ['FILES_BUCKET_SECRET', 'FILES_BUCKET_KEY_ID'],
] as const

function incompleteBucket(environment: NodeJS.ProcessEnv): string[] {
  return bucketNeeds
    .filter(([name, needed]) => environment[name] && !environment[needed])
    .map(([name, needed]) => `${needed} is missing: ${name} is set`)
}

/** The seller's GST number contains its state; a configured state must be a state of India, and the same one. */
function contradictorySeller(environment: NodeJS.ProcessEnv): string[] {
  const { SELLER_GSTIN: gstin = '', SELLER_STATE: configured = '' } = environment
  const state = findState(configured)
  if (configured && !state) return [`SELLER_STATE ${configured} is no state of India`]
  if (!gstin) return []
  const registered = isGst(gstin) ? stateOfGstin(gstin) : undefined
  if (!registered) return [`SELLER_GSTIN ${gstin} is no GST number`]
  if (!state || state === registered) return []
  return [
    `SELLER_STATE ${configured} contradicts SELLER_GSTIN, which is of ${registered.name} (${registered.code})`,
  ]
}

/**
 * Reads and checks the environment: the only reader of `process.env`.
 * @throws Error naming every variable that is missing or wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const known = Value.Clean(ConfigSchema, { ...environment })
  const candidate = Value.Convert(ConfigSchema, Value.Default(ConfigSchema, known))
  const faults = Value.Errors(ConfigSchema, candidate).map(
    ({ instancePath, message }) => `${instancePath.slice(1)} ${message}`,
  )
  faults.push(...incompleteBucket(environment), ...contradictorySeller(environment))
  if (faults.length === 0 && Value.Check(ConfigSchema, candidate)) return candidate
  throw new Error(`The configuration is not usable:\n  ${faults.join('\n  ')}`)
}

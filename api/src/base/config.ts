import { isGst } from '@store/contract/rules/accounts/account-validation'
import { proxyListPattern } from '@store/contract/rules/network/client-network'
import { defaultUpiLimit } from '@store/contract/rules/orders/reserved/upi-link'
import { findState, stateOfGstin } from '@store/contract/rules/shipping/gst-states'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { fewestConnections } from './database/connections/connection-shares.ts'

/** A variable that has to be set. */
const Text = (description: string) => Type.String({ minLength: 1, description })
const Secret = (description: string) => Type.String({ minLength: 32, description })
/** A variable without which something is off or unknown. */
const Optional = (description: string, pattern?: string) =>
  Type.String({ default: '', ...(pattern !== undefined && { pattern }), description })
const AtLeast = (minimum: number, value: number, description: string) =>
  Type.Integer({ default: value, minimum, description })
const Count = (value: number, description: string) => AtLeast(0, value, description)

const phonePattern = '^(\\+?[0-9][0-9 -]{6,18})?$'
const emailPattern = '^([^\\s@]+@[^\\s@]+\\.[^\\s@]+)?$'

/**
 * The environment variables of the API. Their descriptions are Markdown: the table of api/README.md is written from them by
 * `npm run config-table`.
 */
export const ConfigSchema = Type.Object({
  DATABASE_URL: Text('mysql://user:password@host:3306/schema'),
  SESSION_SECRET: Secret('signs the session tokens'),
  FILE_URL_SECRET: Secret('signs the URLs of private files'),
  PLATFORM_TOKEN: Optional(
    'bearer token with which the platform reads how canaries and first HTML do; also signs preview links. Both are off without it',
    '^\\S*$',
  ),
  DATA_FOLDER: Type.String({
    default: '.data',
    description:
      'folder of all files, unless there is a bucket, and of the mail outbox, unless there is SMTP',
  }),
  FILES_BUCKET_URL: Optional(
    '`https://s3.host/bucket` (optionally with a folder) or `https://bucket.s3.host` of an S3-compatible store for proofs, bills, uploads, product pictures and documents; without it they are in `DATA_FOLDER`',
    '^(https?://[^?#]+)?$',
  ),
  FILES_BUCKET_REGION: Optional(
    'region of that bucket; without it that of an AWS URL, else `us-east-1`',
  ),
  FILES_BUCKET_KEY_ID: Optional(
    'access key id for that bucket, with permission to get, put, delete and list; without it the API uses the role of its container or machine, a web identity or a profile, as every AWS SDK does',
  ),
  FILES_BUCKET_SECRET: Optional('secret of that key'),
  API_HOST: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
  API_PORT: Count(3000, 'port to listen on; 0 for any free port'),
  DEMO: Type.Boolean({
    default: false,
    description:
      'creates demo accounts with a known password, which the login screen offers; if false, demo accounts of an earlier start cannot sign in',
  }),
  PUBLIC_ORIGIN: Optional(
    'public origin of the site, to which mails link (also to confirm an e-mail address, decision 0152) and the payment gateway redirects buyers, and whose host passkeys belong to; without it mails have no links, online payment on /payment is off, and passkeys work on `localhost` only',
    '^(https?://[^/?#\\s]+/?)?$',
  ),
  BUILD_COMMIT: Optional('commit of the build, which `GET /api/health` shows; the image sets it'),
  DRAIN_SECONDS: Count(
    0,
    'after SIGTERM requests are served for so long, each on the last use of its connection, until the load balancer has noticed; 6 in the image',
  ),
  LOG_LEVEL: Type.String({ default: 'info', description: 'pino level; `silent` disables logging' }),
  DATABASE_POOL: AtLeast(
    fewestConnections,
    24,
    'maximum database connections of this process, at least 10; see [Connections and failover](#connections-and-failover)',
  ),
  DATABASE_STATEMENT_SECONDS: AtLeast(1, 4, 'time-out of a statement; its connection is closed'),
  DATABASE_REPORT_SECONDS: AtLeast(
    1,
    60,
    'the same for dashboards, exports and imports, which have their own connections',
  ),
  TRUSTED_PROXIES: Optional(
    'addresses and networks (`10.0.0.5, fd00::/8`) of trusted proxies, whose X-Forwarded-* headers are used; a number of proxies is rejected. The gateway and nginx have a setting of the same name; with `npm start` it applies to the gateway, and the API trusts the gateway',
    proxyListPattern,
  ),
  SESSION_HOURS: Count(12, 'lifetime of a session'),
  ADMIN_SECOND_FACTOR: Type.String({
    default: 'optional',
    pattern: '^(optional|required)$',
    description:
      '`required`: an admin without a second factor has to set one up before anything else; see [Second factor](#second-factor)',
  }),
  TIER_APPROVAL: Type.Boolean({
    default: false,
    description:
      '`true`: who registers as reseller or distributor sees end-user prices until an admin of the tier approves (decision 0104); set it once every instance runs this release',
  }),
  SELLER_STATE: Optional(
    'decides between CGST+SGST and IGST; without it the state of `SELLER_GSTIN`, which it must match. With neither, all tax is IGST and no invoices are issued',
  ),
  SELLER_NAME: Optional('invoices: name of the seller'),
  SELLER_GSTIN: Optional(
    "invoices: GST number of the seller; its first two digits are the seller's state",
  ),
  SELLER_ADDRESS: Optional('invoices: address without the state'),
  SELLER_PHONE: Optional('papers: phone of the seller, digits with spaces, `+91 …`', phonePattern),
  SELLER_EMAIL: Optional('papers: e-mail address of the seller', emailPattern),
  GRIEVANCE_OFFICER_NAME: Optional(
    'name of the grievance officer, whom the Consumer Protection (E-Commerce) Rules, 2020 require. Footer and policy pages show these and the seller above, and where one is missing a notice, which tells a superadmin to fill it in under Settings',
  ),
  GRIEVANCE_OFFICER_EMAIL: Optional('e-mail address of that officer', emailPattern),
  GRIEVANCE_OFFICER_PHONE: Optional(
    'phone of that officer, digits with spaces, `+91 …`',
    phonePattern,
  ),
  DISPATCH_DAYS: Count(
    0,
    'policy pages: working days from a verified payment to dispatch; undecided at 0',
  ),
  RETURN_DAYS: Count(
    0,
    'policy pages: days after delivery in which a buyer reports what is dead on arrival, wrong or unwanted; undecided at 0',
  ),
  REFUND_DAYS: Count(0, 'policy pages: working days until money is paid back; undecided at 0'),
  LOGIN_FAILURES_PER_ACCOUNT: Count(
    10,
    'failed logins per account in 15 minutes: for each network it has signed in from before, and for all others together',
  ),
  LOGIN_FAILURES_PER_ADDRESS: Count(100, 'failed logins per address in 15 minutes'),
  REGISTRATIONS_PER_ADDRESS: Count(100, 'registrations per address in an hour'),
  RESET_MAILS_PER_ACCOUNT: Count(
    5,
    'mails about a lost password or e-mail per account in an hour: for each requesting network, and for repeated requests of unknown networks together (decision 0034)',
  ),
  RECOVERIES_PER_ADDRESS: Count(100, 'requests for such mails per address in an hour'),
  CONTACTS_PER_ADDRESS: Count(20, 'contact messages per address in an hour'),
  REQUESTS_PER_ADDRESS: Count(100, 'concurrent requests per address (IPv6: per /64)'),
  EVENT_STREAMS_PER_ADDRESS: Count(300, 'concurrent event streams per address'),
  TELEMETRY_REPORTS_PER_ADDRESS: Count(600, 'browser reports per address in a minute'),
  CANARY_FAILURES_PER_ADDRESS: Count(
    2,
    'failures per network (IPv4 /24, IPv6 /48) and day that count for one canary',
  ),
  REDIS_URL: Optional(
    'redis://user:password@host:6379/0; all instances share the counters of the limits above; without it each instance counts separately',
  ),
  SMTP_URL: Optional('smtp://user:password@host:587; without it mails are written to the outbox'),
  MAIL_FROM: Type.String({
    default: 'Store <no-reply@localhost>',
    description:
      "sender of all mails; its name is the seller's once that is set, and answers go to the seller's e-mail address (decision 0164)",
  }),
  RAZORPAY_KEY_ID: Optional('online payment: key id; without it only bank transfer is offered'),
  RAZORPAY_KEY_SECRET: Optional('online payment: secret of the key, which signs payments'),
  RAZORPAY_WEBHOOK_SECRET: Optional(
    'online payment: secret of the webhook `<origin>/api/payments/webhook`, events `payment.captured` and `order.paid`; without it webhook calls are rejected',
  ),
  RAZORPAY_URL: Type.String({
    default: 'https://api.razorpay.com',
    description: 'online payment: URL of the payment gateway',
  }),
  ONLINE_PAYMENT_MINUTES: Count(
    60,
    'online payment: an order that the gateway reports unpaid after this time is cancelled within the hour',
  ),
  BANK_ACCOUNT_HOLDER: Optional('bank details: account holder'),
  BANK_NAME: Optional('bank details: bank'),
  BANK_ACCOUNT_NUMBER: Optional('bank details: account number'),
  BANK_IFSC: Optional('bank details: IFSC'),
  BANK_BRANCH: Optional('bank details: branch'),
  PAYMENT_HOLD_HOURS: Type.Integer({
    default: 48,
    minimum: 0,
    maximum: 720,
    description:
      'reserving: an order is held so long until it is paid, then cancelled; `0` switches it off, at most 720',
  }),
  PAYMENT_HOLD_LIMIT: AtLeast(1, 3, 'reserving: orders that are held for a buyer at once'),
  NEW_BUYER_HOLD_HOURS: AtLeast(
    1,
    6,
    'a buyer without a paid order: a reserved order is held so long, if `PAYMENT_HOLD_HOURS` is not shorter',
  ),
  NEW_BUYER_HOLD_LIMIT: AtLeast(1, 1, 'such a buyer: orders that are held at once'),
  NEW_BUYER_RESERVED_RUPEES: Count(
    50_000,
    'such a buyer: value of the orders while one is reserved; `0` for any',
  ),
  NEW_BUYER_UNPAID_RUPEES: Count(
    200_000,
    'such a buyer: value of the orders with a proof that nobody has checked, or that wait for the payment gateway; `0` for any',
  ),
  NEW_BUYER_NETWORK_RUPEES: Count(
    400_000,
    'all such buyers of a network: value of their unpaid orders; `0` for any. Loopback and private addresses are no network of clients',
  ),
  NEW_BUYER_STOCK_PERCENT: Type.Integer({
    default: 20,
    minimum: 1,
    maximum: 100,
    description:
      "such a buyer, together with the others of the network: part of a product's stock; `100` for all of it",
  }),
  NEW_BUYER_PIECES: Count(10, 'so many pieces of a product are never too large a part'),
  NEW_BUYER_CONFIRMED_FACTOR: AtLeast(
    1,
    2,
    'such a buyer with a confirmed e-mail address: so many times `NEW_BUYER_HOLD_LIMIT`, `NEW_BUYER_RESERVED_RUPEES` and `NEW_BUYER_UNPAID_RUPEES`; `1` for no more than before it',
  ),
  PAYMENT_LINKS_PER_ADDRESS: Count(100, 'reserving: calls of payment links per address in an hour'),
  BANK_UPI_ID: Optional('bank details: UPI id'),
  UPI_LIMIT_RUPEES: AtLeast(
    1,
    defaultUpiLimit,
    'the most that is offered to be paid by UPI at once: ₹1 lakh from person to person; verified merchants may have ₹5 lakh in many categories since 15 September 2025',
  ),
  UPI_MERCHANT_CODE: Optional(
    "category code, four digits, if the UPI id is a merchant's: UPI links then carry `mc` and `tr`, which some apps refuse for personal ids",
    '^([0-9]{4})?$',
  ),
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

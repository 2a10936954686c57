import type { Secrets } from '../../settings/secrets.ts'

/** Seller and bank account of the demo, so that payment page, invoices, footer and policy pages are complete. Neither exists. */
const demoSeller = {
  BANK_ACCOUNT_HOLDER: 'Deccan IT Supply Private Limited (demo)',
  BANK_NAME: 'Demo Bank of India',
  BANK_ACCOUNT_NUMBER: '000040001995',
  BANK_IFSC: 'DEMO0000000',
  BANK_BRANCH: 'Abids, Hyderabad',
  BANK_UPI_ID: 'deccan-it@demobank',
  SELLER_NAME: 'Deccan IT Supply Private Limited (demo)',
  SELLER_GSTIN: '36AABCS1995K1ZX',
  SELLER_ADDRESS: '2nd Floor, Commerce House, Abids Road, Hyderabad 500001',
  SELLER_PHONE: '+91 40 4000 1995',
  SELLER_EMAIL: 'accounts@deccan-it.example',
  GRIEVANCE_OFFICER_NAME: 'Meera Iyer (demo)',
  GRIEVANCE_OFFICER_EMAIL: 'grievance@deccan-it.example',
  GRIEVANCE_OFFICER_PHONE: '+91 40 4000 1996',
  DISPATCH_DAYS: '2',
  RETURN_DAYS: '7',
  REFUND_DAYS: '7',
}

type ApiSettings = {
  databaseUrl: string
  /** Uploads, generated pictures and the mail outbox. */
  dataFolder: string
  /** Create the demo catalogue and the accounts with a known password. */
  demo: boolean
  secrets: Secrets
}

/** The environment of the API's entry points. It extends the caller's, so that SMTP settings and limits reach them. */
export function apiEnvironment(settings: ApiSettings): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    SESSION_SECRET: settings.secrets.SESSION_SECRET,
    FILE_URL_SECRET: settings.secrets.FILE_URL_SECRET,
    PLATFORM_TOKEN: settings.secrets.PLATFORM_TOKEN,
    ...(settings.demo && demoSeller),
    ...process.env,
    DATABASE_URL: settings.databaseUrl,
    DATA_FOLDER: settings.dataFolder,
    DEMO: settings.demo ? '1' : '0',
    API_HOST: '127.0.0.1',
    // The gateway on this machine forwards the client's address. The caller's TRUSTED_PROXIES applies to the gateway.
    TRUSTED_PROXIES: '127.0.0.1',
    API_PORT: '0',
  }
}

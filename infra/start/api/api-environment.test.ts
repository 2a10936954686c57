import { expect, it } from '@jest/globals'
import { apiEnvironment } from './api-environment.ts'

it('gives a demo a seller with all that an invoice says: phone, e-mail, GSTIN with its PAN, bank account, UPI id', () => {
  const environment = apiEnvironment({
    databaseUrl: '',
    dataFolder: '',
    demo: true,
    secrets: {
      ...{ SESSION_SECRET: '', FILE_URL_SECRET: '', DATABASE_PASSWORD: '' },
      ...{ DATABASE_ROOT_PASSWORD: '', PLATFORM_TOKEN: '', PLATFORM_SECRET: '' },
    },
  })
  expect(environment).toMatchObject({
    SELLER_PHONE: expect.stringMatching(/^\+91 \d{2} \d{4} \d{4}$/),
    SELLER_EMAIL: expect.stringMatching(/@.+\.example$/),
    SELLER_GSTIN: expect.stringMatching(/^36[A-Z]{5}\d{4}[A-Z]/),
    BANK_ACCOUNT_NUMBER: expect.stringMatching(/^(?=.*[1-9])\d{12}$/),
    BANK_IFSC: expect.stringMatching(/^[A-Z]{4}0[A-Z\d]{6}$/),
    BANK_UPI_ID: expect.stringMatching(/^[a-z-]+@demo[a-z]+$/),
  })
})

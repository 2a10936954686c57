import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { buyerPassword, callApi } from '../../driver/accounts.ts'
import { openBrowser } from '../../driver/browser.ts'
import {
  addressWords,
  chooseProof,
  continueButton,
  openBuyer,
  placeButton,
  typeAddress,
  waitForToast,
} from './purchase.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser.close())

it('resumes the payment with address and proof after the session expired and the buyer signed in again', async () => {
  const { page, person, context } = await openBuyer(browser)
  await page.goto('/checkout')
  await typeAddress(page)
  await continueButton(page).click()
  await page.waitForURL('**/payment')
  await chooseProof(page)
  await page.getByLabel('Transaction number (optional)').fill('426198765432')

  await callApi('/auth/logout', { as: person, method: 'POST' })
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await page.waitForURL('**/login')
  await page.getByText('Your session has ended. Please login again.').waitFor()

  await page.getByLabel('Email', { exact: true }).fill(person.user.email)
  await page.getByLabel('Password', { exact: true }).fill(buyerPassword)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/payment')
  await page.getByText('transfer.png').waitFor()
  await page
    .getByText(addressWords()[2] ?? '')
    .first()
    .waitFor()
  expect(await page.getByLabel('Transaction number (optional)').inputValue()).toBe('426198765432')

  await placeButton(page).click()
  await waitForToast(page, 'Order placed! Awaiting confirmation')
  await page.waitForURL('**/orders')
  await context.close()
})

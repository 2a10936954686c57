import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { makeBill, makeUniqueProofImage } from '../driver/sample-files.ts'
import { demoPassword } from '../driver/sign-in.ts'
import { type FaultySite, startFaultySite } from './driver/faulty-site.ts'
import type { Target } from './driver/tab.ts'
import { waitFor, waitForPath, waitUntilTakenOver } from './driver/wait-until.ts'
import { enter, press } from './screen-reader/keyboard.ts'
import { type ScreenReader, startScreenReader } from './screen-reader/screen-reader.ts'

const toner = 'HP 88A Black LaserJet Toner Cartridge'
const waiting = `says: Please log in or register. Then 10 × ${toner} will be added to your cart.`
const missing = 'required, invalid, '

const inMain: Target = { role: 'main' }
const field = (label: string | RegExp): Target => ({ label, within: inMain })
const button = (name: string | RegExp): Target => ({ role: 'button', name, within: inMain })
const link = (name: string | RegExp): Target => ({ role: 'link', name, within: inMain })

/** One order, by what a screen reader says of it, in steps that build on each other. */
describe('an order is heard in Firefox', () => {
  let buyer: ScreenReader
  let admin: ScreenReader
  let site: FaultySite
  let number = ''
  const order = (): Target => ({ role: 'article', name: `Order ${number}` })

  let isBroken = false
  /** A step that needs those before it. */
  const step = (title: string, act: () => Promise<void>) =>
    it(title, async () => {
      if (isBroken) throw new Error('a step before failed')
      isBroken = true
      await act()
      isBroken = false
    })

  beforeAll(async () => {
    site = await startFaultySite()
    buyer = await startScreenReader(site.origin)
    admin = await startScreenReader()
  })
  afterAll(async () => {
    await buyer?.close()
    await admin?.close()
    await site?.close()
  })

  step(
    'a search says how many products it found, and the page that it leads to its heading',
    async () => {
      const { tab } = buyer
      await tab.open('/')
      await waitUntilTakenOver(tab)
      await buyer.read('document web: Home · Deccan IT Supply', 'combo box: Search products')
      const search: Target = { role: 'combobox', name: 'Search products' }
      await tab.fill(search, 'hp 88a toner')
      const heard = await buyer.hear('says: 3 products found')
      expect(heard[0]).toBe('focus: combo box: Search products')
      // Each count once; who types slowly hears some on the way.
      expect(new Set(heard).size).toBe(heard.length)
      await tab.press(search, 'Enter')
      expect(await buyer.hear('says: 3 products')).toEqual([
        'focus: heading: Shop',
        'says: 3 products',
      ])
    },
  )

  step(
    'quantity and button have the name of the product, and the login says what waits',
    async () => {
      const { tab } = buyer
      const card: Target = { role: 'article', within: inMain, containing: '88A' }
      await tab.fill({ role: 'textbox', name: /Quantity/, within: card }, '10')
      const add: Target = { role: 'button', name: 'Add to Cart', within: card }
      expect(await press(buyer, add, `focus: push button: Add to Cart, ${toner}`)).toEqual([
        `focus: entry: Quantity of ${toner}`,
        `focus: push button: Add to Cart, ${toner}`,
      ])
      expect(await buyer.hear(waiting)).toEqual(['focus: heading: Login', waiting])
      await buyer.read('document web: Login · Deccan IT Supply', 'heading: Login')
    },
  )

  step(
    'an incomplete registration leads to the first field, which says its error once',
    async () => {
      const { tab } = buyer
      const create = 'focus: link: Create an account'
      expect(await press(buyer, link('Create an account'), create)).toEqual([create])
      expect(await buyer.hear('focus: heading: Register', waiting)).toEqual([
        'focus: heading: Register',
        waiting,
      ])
      await tab.click({ text: 'Reseller', within: { role: 'radiogroup' } })
      // The states of a radio button may be read before or after it is chosen.
      await buyer.hear(/^focus: radio button: Reseller Reseller prices/)
      await buyer.read('radio button: Reseller Reseller prices, checked')
      await press(buyer, button('Register'), 'focus: push button: Register')
      const first = `focus: entry: Name, ${missing}Enter your name`
      const form = 'alert: Please fill all required fields.'
      expect(await buyer.hear(first, form)).toEqual([first, form])
      await buyer.read(
        'document web: Register · Deccan IT Supply',
        'heading: Register',
        `entry: Name, ${missing}Enter your name`,
        `entry: Email, ${missing}Enter your email address`,
        `password text: Password, ${missing}Choose a password`,
        `entry: Mobile Number, ${missing}Enter your 10-digit mobile number`,
        'push button: Register',
      )
    },
  )

  step('a registration says that it succeeded, and what came into the cart', async () => {
    const { tab } = buyer
    // It has the focus already.
    await tab.fill(field('Name'), 'Meera Traders')
    const email = `meera.heard.${Date.now()}.${process.pid}@example.in`
    const constitution = 'Proprietorship, partnership, LLP, company …'
    const fields: [heard: string, label: string | RegExp, text: string][] = [
      [`entry: Email, ${missing}Enter your email address`, 'Email', email],
      [`password text: Password, ${missing}Choose a password`, 'Password', 'Long enough 1'],
      [`entry: Mobile Number, ${missing}Enter your 10-digit mobile number`, /Mobile/, '9820012345'],
      ['entry: Firm Name, required', /Firm name/i, 'Meera Traders'],
      [
        `combo box: Constitution of Firm, required, ${constitution}`,
        /Constitution/,
        'Proprietorship',
      ],
      ['entry: PAN Number, required', /PAN/, 'ABCDE1234F'],
      ['entry: Office Address, required', /Office address/i, '12 Lamington Road, Mumbai'],
      ['entry: Residence Address, required', /Residence address/i, '4 Hill Road, Mumbai'],
    ]
    for (const [heard, label, text] of fields) await enter(buyer, field(label), { text, heard })
    await press(buyer, button('Register'), 'focus: push button: Register')
    const added = `says: ${toner}: added to cart Dismiss`
    const heard = await buyer.hear('says: 3 products', added)
    // Shop and cart arrive in either order.
    expect(heard.toSorted()).toEqual(
      [heard[0], 'focus: heading: Shop', 'says: 3 products', added].toSorted(),
    )
    expect(heard[0]).toMatch(/^says: Registration successful!/)
  })

  step('cart and checkout say where they are, and the checkout what lacks', async () => {
    const { tab } = buyer
    const cart: Target = { role: 'link', name: /^Cart/, within: { role: 'banner' } }
    expect(await press(buyer, cart, 'focus: link: Cart, 1 item')).toHaveLength(1)
    expect(await buyer.hear('focus: heading: Your Cart')).toHaveLength(1)
    await buyer.read(
      'document web: Your Cart · Deccan IT Supply',
      'heading: Your Cart',
      `entry: Quantity of ${toner}`,
    )
    await press(buyer, link('Proceed to Checkout'), 'focus: link: Proceed to Checkout')
    expect(await buyer.hear('focus: heading: Checkout')).toHaveLength(1)
    const next = 'focus: push button: Continue to Payment'
    await press(buyer, button('Continue to Payment'), next)
    const pincode = 'entry: Pincode, required, invalid, Enter the 6-digit pincode'
    const lacking = [`focus: ${pincode}`, 'alert: Please fill all address details!']
    expect(await buyer.hear(...lacking)).toEqual(lacking)
    await buyer.read('document web: Checkout · Deccan IT Supply', 'heading: Checkout', pincode)
    await tab.fill(field(/^Pincode/), '400007')
    await enter(buyer, field('Address'), {
      text: '12 Lamington Road',
      heard: 'entry: Address, required',
    })
    await enter(buyer, field(/^GST number/), {
      text: '27ABCDE1234F1Z0',
      heard: 'entry: GST number, required',
    })
    await tab.focus(field('Courier option'))
    await buyer.hear('focus: combo box: Courier option, required')
    await tab.choose(field('Courier option'), 'DTDC')
    expect(await press(buyer, button('Continue to Payment'), next)).toEqual([next])
    const heard = await buyer.hear('focus: heading: Payment')
    // It is gone at once if that is quick.
    expect(heard.filter((line) => !line.includes('Saving'))).toEqual([
      'says: Shipment info saved! Dismiss',
      'focus: heading: Payment',
    ])
  })

  step(
    'the proof says its error once, its file when it is chosen, and how its order goes',
    async () => {
      const { tab } = buyer
      const proof = 'push button: Screenshot or receipt of the transfer Browse… No file selected.'
      const lacks = `${proof}, required, invalid, Upload payment proof`
      await press(buyer, button('Place order'), 'focus: push button: Place order')
      expect(await buyer.hear(`focus: ${lacks}`)).toEqual([`focus: ${lacks}`])
      await buyer.read('document web: Payment · Deccan IT Supply', 'heading: Payment', lacks)
      await tab.chooseFile(await makeUniqueProofImage(), inMain)
      expect(await buyer.hear(/^says: transfer\.png \S+ KB$/)).toHaveLength(1)
      await buyer.read(
        'push button: Screenshot or receipt of the transfer Browse… transfer.png, required, JPG, PNG or PDF, at most 10 MB',
      )
      const answer = site.hold(/^\/api\/orders\/manual/)
      expect(
        await press(buyer, button('Place order'), 'focus: push button: Place order'),
      ).toHaveLength(1)
      const progress = await buyer.hear('says: Placing your order…')
      // A small file is sent before there is anything to say of it.
      expect(progress.filter((line) => line !== 'says: Sending your proof')).toHaveLength(1)
      expect(new Set(progress).size).toBe(progress.length)
      answer()
      expect(await buyer.hear('focus: heading: My Orders')).toEqual([
        'says: Order placed! Awaiting confirmation Dismiss',
        'focus: heading: My Orders',
      ])
      const card: Target = { role: 'article', name: /^Order #/, within: inMain }
      await waitFor(tab, { ...card, containing: 'Pending' })
      number = /#[0-9A-Z]{6}/.exec(await tab.textOf(card))?.[0] ?? ''
      await buyer.read(
        'document web: My Orders · Deccan IT Supply',
        'heading: My Orders',
        `article: Order ${number}`,
      )
    },
  )

  step('a verified payment is said to both, once', async () => {
    const { tab } = admin
    await tab.open('/login')
    await tab.fill(field('Email'), 'reseller-admin@store.test')
    await tab.fill(field('Password'), demoPassword)
    await tab.click(button('Login'))
    await waitForPath(tab, '/reseller-admin/dashboard')
    await tab.open('/reseller-admin/orders')
    await tab.focus({ label: 'Payment status', within: order() })
    await admin.hear('focus: combo box: Payment status')
    await admin.read(
      'document web: Orders · Deccan IT Supply',
      'heading: Orders',
      `article: Order ${number}`,
      'combo box: Payment status',
    )
    await tab.choose({ label: 'Payment status', within: order() }, 'Paid')
    expect(await admin.hear('says: Payment status updated Dismiss')).toHaveLength(1)
    const spelt = [...number.slice(1)].join(' ')
    expect(await buyer.hear(`says: Payment ${spelt} Paid`)).toHaveLength(1)
  })

  step('an uploaded bill is said to the admin, and can be read by the buyer', async () => {
    await admin.tab.chooseFile(await makeBill(), order())
    expect(await admin.hear('says: Bill uploaded Dismiss')).toHaveLength(1)
    await buyer.read(`article: Order ${number}`, 'link: Download bill')
  })
})

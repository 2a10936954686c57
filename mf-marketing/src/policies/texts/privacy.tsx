import { company } from '@store/sdk'
import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const privacy: Policy = {
  title: 'Privacy',
  lead: 'Which data we have about you, what we use it for, and what you can ask of us.',
  sections: [
    {
      id: 'data',
      title: 'What we collect',
      body: () => (
        <ul>
          <li>
            Your account: name, e-mail address, mobile number and password (stored as a hash only).
          </li>
          <li>
            For resellers and distributors: firm, constitution, PAN, addresses and, for
            distributors, the GST number.
          </li>
          <li>
            Your orders: what you bought, delivery address, business details, the proof of payment
            you upload, invoices, bills and each step of the order.
          </li>
          <li>What you write to us, your cart, wishlist and reviews.</li>
          <li>
            Technical records: IP address and time of requests, kept to run the site and keep
            attackers out. Reports of errors and loading times contain nothing personal.
          </li>
        </ul>
      ),
    },
    {
      id: 'use',
      title: 'What we use it for',
      body: () => (
        <p>
          To show you the price of your tier, to deliver what you order, to check payments, to write
          GST invoices, to answer you, and to keep accounts safe. We do not sell data, show no
          advertising and build no profiles for others.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: () => (
        <ul>
          <li>The courier, bus or transport company: name, address and phone number.</li>
          <li>Our bank, and the payment gateway if you pay online: what the payment needs.</li>
          <li>The tax authorities: what the GST law asks us to report.</li>
          <li>WhatsApp, if you open the chat: what you write there, under WhatsApp’s own terms.</li>
          <li>Those who run servers and mail for us, on our instructions only.</li>
        </ul>
      ),
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      body: () => (
        <p>
          Your login, your cart and unfinished forms, the last delivery address and your choice of
          colours are stored in your browser, so that the shop works. Logging out deletes all of it.
          There are no cookies or scripts of other companies.
        </p>
      ),
    },
    {
      id: 'keeping',
      title: 'How long we keep it',
      body: () => (
        <p>
          Invoices and the orders behind them for as long as the GST law asks, at present six years
          after the annual return. Your account and the rest until you ask us to delete them.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: () => (
        <p>
          Connections are encrypted. Proofs of payment, bills and invoices are private files that
          only you and the staff in charge of your order can open.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: () => (
        <p>
          You may ask what we have about you, have it corrected or deleted, and withdraw your
          consent, as the Digital Personal Data Protection Act, 2023 provides. Write to the{' '}
          <Link to="#seller">grievance officer</Link> or use the{' '}
          <Link to="/contact">contact form</Link>, from the e-mail address of your account, so that
          we know it is you. {company.name} answers within one month; after that you may turn to the
          Data Protection Board of India.
        </p>
      ),
    },
    sellerSection,
  ],
}

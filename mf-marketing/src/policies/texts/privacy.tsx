import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { company } from '@store/sdk'
import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const privacy = (): Policy => ({
  title: t`Privacy`,
  lead: t`Which data we have about you, what we use it for, and what you can ask of us.`,
  sections: [
    {
      id: 'data',
      title: t`What we collect`,
      body: () => (
        <ul>
          <li>{t`Your account: name, email address, mobile number and password (stored as a hash only).`}</li>
          <li>
            <Trans>
              For resellers and distributors: firm, constitution, PAN, addresses and, for
              distributors, the GST number.
            </Trans>
          </li>
          <li>
            <Trans>
              Your orders: what you bought, delivery address, business details, the proof of payment
              you upload, invoices, bills and each step of the order.
            </Trans>
          </li>
          <li>{t`What you write to us, your cart, wishlist and reviews.`}</li>
          <li>
            <Trans>
              Technical records: when you logged in, and the networks you logged in and ordered from
              (as a code from which no address can be read), kept for a year to keep attackers out;
              and the IP address and time of requests, in the log of our servers, whose oldest lines
              make room for new ones. Reports of errors and loading times contain nothing personal.
            </Trans>
          </li>
        </ul>
      ),
    },
    {
      id: 'use',
      title: t`What we use it for`,
      body: () => (
        <p>
          <Trans>
            To show you the price of your tier, to deliver what you order, to check payments, to
            write GST invoices, to answer you, and to keep accounts safe. We do not sell data, show
            no advertising and build no profiles for others.
          </Trans>
        </p>
      ),
    },
    {
      id: 'sharing',
      title: t`Who else sees it`,
      body: () => (
        <ul>
          <li>{t`The courier, bus or transport company: name, address and phone number.`}</li>
          <li>{t`Our bank, and the payment gateway if you pay online: what the payment needs.`}</li>
          <li>{t`The tax authorities: what the GST law asks us to report.`}</li>
          <li>{t`WhatsApp, if you open the chat: what you write there, under WhatsApp’s own terms.`}</li>
          <li>{t`Those who run servers and email for us, on our instructions only.`}</li>
        </ul>
      ),
    },
    {
      id: 'browser',
      title: t`What your browser stores`,
      body: () => (
        <p>
          <Trans>
            Your login, your cart and unfinished forms, the last delivery address and your dark mode
            setting are stored in your browser, so that the shop works. Logging out deletes all of
            it. There are no cookies or scripts of other companies.
          </Trans>
        </p>
      ),
    },
    {
      id: 'keeping',
      title: t`How long we keep it`,
      body: () => (
        <>
          <p>
            <Trans>
              Invoices, payments, your account statement and the orders behind them for as long as
              the GST law asks, at present six years after the annual return. Records of logins and
              networks for a year, backups for a week, a download of your data for seven days. The
              record of who changed what has no end. Your account and the rest until you close it.
            </Trans>
          </p>
          <p>
            <Trans>
              When you close your account, you are logged out everywhere at once. Logging in within
              seven days keeps it. After that we delete your addresses, cart, wishlist, lists,
              reviews, stock alerts, the messages from your confirmed email address, notifications,
              emails and proofs of payment, and remove your name, email address, phone number, firm,
              tax numbers and addresses from your account, your orders and the record of changes.
              Invoices, payments, your account statement and what our bank wrote about them stay as
              they are. An account stays open while an order has to be sent, you owe us something or
              we have money of yours.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: t`How we protect it`,
      body: () => (
        <p>
          <Trans>
            Connections are encrypted. Proofs of payment, bills and invoices are private files that
            only you and the staff in charge of your order can open.
          </Trans>
        </p>
      ),
    },
    {
      id: 'rights',
      title: t`Your rights`,
      body: () => {
        const { name } = company
        return (
          <p>
            <Trans>
              You may ask what we have about you, have it corrected or deleted, and withdraw your
              consent, as the Digital Personal Data Protection Act, 2023 provides. Under{' '}
              <Link to="/profile">Profile</Link> you can download your data and close your account.
              For everything else write to the <Link to="#seller">grievance officer</Link> or use
              the <Link to="/contact">contact form</Link>, from the email address of your account,
              so that we know it is you. {name} answers within one month; after that you may turn to
              the Data Protection Board of India.
            </Trans>
          </p>
        )
      },
    },
    sellerSection(),
  ],
})

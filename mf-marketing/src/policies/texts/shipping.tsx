import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { company, translate } from '@store/sdk'
import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const shipping = (): Policy => ({
  title: t`Shipping`,
  lead: t`When an order leaves us, how it travels, and how you follow it.`,
  sections: [
    {
      id: 'dispatch',
      title: t`When your order leaves`,
      body: (fact) => {
        const dispatchDays = fact('dispatchDays')
        const hours = translate(company.hours)
        return (
          <>
            <p>
              <Trans>
                Orders with a proof of payment are checked during business hours, {hours}. An order
                leaves within {dispatchDays} working days after the money is in our account. Sundays
                and public holidays are not working days.
              </Trans>
            </p>
            <p>
              <Trans>
                Cart and checkout show freight and dispatch of your delivery method before you
                order. Where they name other days than these, those count.
              </Trans>
            </p>
            <p>
              <Trans>
                What you order is set aside for you at once. Without a valid proof the order waits,
                and My Orders says so.
              </Trans>
            </p>
          </>
        )
      },
    },
    {
      id: 'ways',
      title: t`Courier, bus or transport`,
      body: () => (
        <ul>
          <li>
            <Trans>
              Courier: DTDC, FedEx, India Post, Ecom Express or one that you name. End users always
              receive their orders by courier.
            </Trans>
          </li>
          <li>
            <Trans>
              Bus: for resellers and distributors, with the bus and its number that you give at
              checkout. You collect the parcel at the stand.
            </Trans>
          </li>
          <li>
            <Trans>
              Transport: for resellers and distributors, with the transport company that you name,
              to its godown or your door as you have agreed with it.
            </Trans>
          </li>
        </ul>
      ),
    },
    {
      id: 'arrival',
      title: t`When it arrives`,
      body: () => (
        <p>
          <Trans>
            That depends on the carrier and the distance: usually the next day to three days within
            the state and the big cities, and up to a week elsewhere; hill districts, islands and
            the North-East can take longer. These are the carriers’ usual times, not a promise of
            ours.
          </Trans>
        </p>
      ),
    },
    {
      id: 'tracking',
      title: t`Following it`,
      body: () => (
        <p>
          <Trans>
            <Link to="/orders">My Orders</Link> shows each step with its time, and the courier’s
            docket number once we have it.
          </Trans>
        </p>
      ),
    },
    {
      id: 'papers',
      title: t`Invoice`,
      body: () => (
        <p>
          <Trans>
            We issue the GST invoice when the order ships; it is in My Orders to view and download.
            Give your GST number at checkout so that it is on the invoice.
          </Trans>
        </p>
      ),
    },
    {
      id: 'changes',
      title: t`Cancelling or changing`,
      body: () => (
        <p>
          <Trans>
            Only before dispatch. Until then My Orders has a Cancel button, which asks for a reason.
            After dispatch an order can no longer be cancelled or changed; then{' '}
            <Link to="/returns">returns</Link> apply.
          </Trans>
        </p>
      ),
    },
    {
      id: 'delivery',
      title: t`Receiving it`,
      body: () => (
        <p>
          <Trans>
            Check the carton before you sign. If it is damaged, note that on the receipt and take
            photos: see <Link to="/returns#damaged-or-wrong">damaged, missing or wrong</Link>. A
            parcel that comes back because nobody received it is sent again at your cost.
          </Trans>
        </p>
      ),
    },
    sellerSection(),
    // Last, because its days are loaded.
    {
      id: 'holidays',
      title: t`Days without dispatch`,
      body: (fact) => (
        <>
          <p>
            <Trans>We do not ship on Sundays and public holidays.</Trans>
          </p>
          {fact('holidays')}
        </>
      ),
    },
  ],
})

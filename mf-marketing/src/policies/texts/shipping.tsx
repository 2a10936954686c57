import { company } from '@store/sdk'
import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const shipping: Policy = {
  title: 'Shipping',
  lead: 'When an order leaves us, how it travels, and how you follow it.',
  sections: [
    {
      id: 'dispatch',
      title: 'When your order leaves',
      body: (fact) => (
        <>
          <p>
            Orders with a proof of payment are checked during business hours, {company.hours}. An
            order leaves within {fact('dispatchDays')} working days after we see the money in our
            account. Sundays and public holidays are not working days.
          </p>
          <p>
            What you order is set aside for you at once. Without a valid proof the order waits, and
            My Orders says so.
          </p>
        </>
      ),
    },
    {
      id: 'ways',
      title: 'Courier, bus or transport',
      body: () => (
        <ul>
          <li>
            Courier: DTDC, FedEx, India Post, Ecom Express or one that you name. End users always
            receive their orders by courier.
          </li>
          <li>
            Bus: for resellers and distributors, with the bus and its number that you give at
            checkout. You collect the parcel at the stand.
          </li>
          <li>
            Transport: for resellers and distributors, with the transport company that you name, to
            its godown or your door as you have agreed with it.
          </li>
        </ul>
      ),
    },
    {
      id: 'arrival',
      title: 'When it arrives',
      body: () => (
        <p>
          That depends on the carrier and the distance: usually the next day to three days within
          the state and the big cities, and up to a week elsewhere; hill districts, islands and the
          North-East can take longer. These are the carriers’ usual times, not a promise of ours.
        </p>
      ),
    },
    {
      id: 'tracking',
      title: 'Following it',
      body: () => (
        <p>
          <Link to="/orders">My Orders</Link> shows each step with its time, and the courier’s
          docket number once we have it.
        </p>
      ),
    },
    {
      id: 'papers',
      title: 'Invoice',
      body: () => (
        <p>
          We issue the GST invoice when the order ships; it is in My Orders to view and download.
          Give your GST number at checkout so that it is on the invoice.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Cancelling or changing',
      body: () => (
        <p>
          Only before dispatch. Until then My Orders has a Cancel button, which asks for a reason.
          After dispatch an order can no longer be cancelled or changed; then{' '}
          <Link to="/returns">returns</Link> apply.
        </p>
      ),
    },
    {
      id: 'delivery',
      title: 'Receiving it',
      body: () => (
        <p>
          Check the carton before you sign. If it is damaged, note that on the receipt and take
          photos: see <Link to="/returns#damaged-or-wrong">damaged, missing or wrong</Link>. A
          parcel that comes back because nobody received it is sent again at your cost.
        </p>
      ),
    },
    sellerSection,
  ],
}

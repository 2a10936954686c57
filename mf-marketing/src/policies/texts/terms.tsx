import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const terms: Policy = {
  title: 'Terms of Sale',
  lead: 'What applies between you and the seller when you buy here.',
  sections: [
    {
      id: 'parties',
      title: 'Who sells',
      body: () => (
        <p>
          You buy from the <Link to="#seller">seller named below</Link>. These terms apply to all
          orders; where you buy as a consumer, your rights by law are not limited by them.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts and tiers',
      body: () => (
        <p>
          End users, resellers and distributors each see the prices of their own tier. Resellers and
          distributors give true details of their firm. Keep your password to yourself: what is
          ordered with your account is ordered by you.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and tax',
      body: () => (
        <p>
          Prices are in Indian rupees and include GST. The price of an order is the one shown when
          you place it, with the discount of the quantity you order. If a price is plainly a mistake
          we ask you before we ship, and you may cancel.
        </p>
      ),
    },
    {
      id: 'order',
      title: 'Ordering and payment',
      body: () => (
        <p>
          Pay by bank transfer to the account on the payment page and upload the proof (JPG, PNG or
          PDF); where it is offered you may pay online instead. The stock is set aside when you
          place the order. The contract is made when we confirm the payment. If the proof is not
          valid we say why, and you may send another.
        </p>
      ),
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      body: (fact) => (
        <p>
          You can cancel or change an order only before dispatch; My Orders has a Cancel button
          until then. We may cancel an order that is not paid or that we cannot deliver. Money
          already paid is returned within {fact('refundDays')} working days.
        </p>
      ),
    },
    {
      id: 'delivery',
      title: 'Delivery, invoice and returns',
      body: () => (
        <p>
          Goods travel by courier, bus or transport: see <Link to="/shipping">Shipping</Link>. The
          GST invoice is issued when they ship. What is dead on arrival, damaged or wrong is
          replaced or paid back: see <Link to="/returns">Returns</Link>.
        </p>
      ),
    },
    {
      id: 'risk',
      title: 'Risk and ownership',
      body: () => (
        <p>
          The goods are yours once they are paid. With a courier of ours the risk is ours until
          delivery; with a bus or transport company that you name it passes to you when we hand them
          over to it.
        </p>
      ),
    },
    {
      id: 'warranty',
      title: 'Warranty',
      body: () => (
        <p>
          New goods have the manufacturer’s warranty. Pictures are illustrations; model number and
          description decide.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and courts',
      body: () => (
        <p>
          The law of India applies. The courts at the seller’s registered address have jurisdiction;
          a consumer may also turn to the consumer commission where they live or work.
        </p>
      ),
    },
    sellerSection,
  ],
}

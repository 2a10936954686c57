import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const terms = (): Policy => ({
  title: t`Terms of Sale`,
  lead: t`What applies between you and the seller when you buy here.`,
  sections: [
    {
      id: 'parties',
      title: t`Who sells`,
      body: () => (
        <p>
          <Trans>
            You buy from the <Link to="#seller">seller named below</Link>. These terms apply to all
            orders; where you buy as a consumer, your rights by law are not limited by them.
          </Trans>
        </p>
      ),
    },
    {
      id: 'accounts',
      title: t`Accounts and tiers`,
      body: () => (
        <p>
          <Trans>
            End users, resellers and distributors each see the prices of their own tier. Resellers
            and distributors give true details of their firm. Keep your password to yourself: what
            is ordered with your account is ordered by you.
          </Trans>
        </p>
      ),
    },
    {
      id: 'prices',
      title: t`Prices and tax`,
      body: () => (
        <p>
          <Trans>
            Prices are in Indian rupees and include GST. The price of an order is the one shown when
            you place it, with the discount of the quantity you order. If a price is plainly a
            mistake we ask you before we ship, and you may cancel.
          </Trans>
        </p>
      ),
    },
    {
      id: 'order',
      title: t`Ordering and payment`,
      body: () => (
        <p>
          <Trans>
            Pay by bank transfer to the account on the payment page and upload the proof (JPG, PNG
            or PDF); where it is offered you may pay online instead. The stock is set aside when you
            place the order. The contract is made when we confirm the payment. If the proof is not
            valid we say why, and you may send another.
          </Trans>
        </p>
      ),
    },
    {
      id: 'cancelling',
      title: t`Cancelling`,
      body: (fact) => {
        const refundDays = fact('refundDays')
        return (
          <p>
            <Trans>
              You can cancel or change an order only before dispatch; My Orders has a Cancel button
              until then. We may cancel an order that is not paid or that we cannot deliver. Money
              already paid is returned within {refundDays} working days.
            </Trans>
          </p>
        )
      },
    },
    {
      id: 'delivery',
      title: t`Delivery, invoice and returns`,
      body: () => (
        <p>
          <Trans>
            Goods travel by courier, bus or transport: see <Link to="/shipping">Shipping</Link>. The
            GST invoice is issued when they ship. What is dead on arrival, damaged or wrong is
            replaced or paid back: see <Link to="/returns">Returns</Link>.
          </Trans>
        </p>
      ),
    },
    {
      id: 'risk',
      title: t`Risk and ownership`,
      body: () => (
        <p>
          <Trans>
            The goods are yours once they are paid. With a courier of ours the risk is ours until
            delivery; with a bus or transport company that you name it passes to you when we hand
            them over to it.
          </Trans>
        </p>
      ),
    },
    {
      id: 'warranty',
      title: t`Warranty`,
      body: () => (
        <p>
          <Trans>
            New goods have the manufacturer’s warranty. Pictures are illustrations; model number and
            description decide.
          </Trans>
        </p>
      ),
    },
    {
      id: 'law',
      title: t`Law and courts`,
      body: () => (
        <p>
          <Trans>
            The law of India applies. The courts at the seller’s registered address have
            jurisdiction; a consumer may also turn to the consumer commission where they live or
            work.
          </Trans>
        </p>
      ),
    },
    sellerSection(),
  ],
})

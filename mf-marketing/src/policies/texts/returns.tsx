import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { company } from '@store/sdk'
import { Link } from 'react-router-dom'
import type { Policy } from '../policy.ts'
import { sellerSection } from './seller-section.tsx'

export const returns = (): Policy => ({
  title: t`Returns and Dead on Arrival`,
  lead: t`What to do when a piece arrives dead, damaged or wrong, and how you get your money back.`,
  sections: [
    {
      id: 'dead-on-arrival',
      title: t`Dead on arrival`,
      body: (fact) => {
        const returnDays = fact('returnDays')
        return (
          <>
            <p>
              <Trans>
                A piece that does not work when you first switch it on is dead on arrival. Report it
                within {returnDays} days of delivery, with the order number, the model and serial
                number, and a photo or short video of the fault.
              </Trans>
            </p>
            <p>
              <Trans>
                We replace it, or pay it back if we have no other. You do not pay for its way back.
                Many brands want their own service centre to confirm the fault first; we tell you
                where it is and arrange the replacement with them.
              </Trans>
            </p>
          </>
        )
      },
    },
    {
      id: 'damaged-or-wrong',
      title: t`Damaged, missing or wrong`,
      body: (fact) => {
        const returnDays = fact('returnDays')
        return (
          <>
            <p>
              <Trans>
                Look at the carton before you sign for it. If it is torn, wet or opened, write that
                on the courier’s or transport’s receipt and take photos before you unpack.
              </Trans>
            </p>
            <p>
              <Trans>
                Report damage, missing pieces or a model you did not order within {returnDays} days
                of delivery. We send what is right and collect what is wrong at our cost.
              </Trans>
            </p>
          </>
        )
      },
    },
    {
      id: 'change-of-mind',
      title: t`Unopened goods`,
      body: (fact) => {
        const returnDays = fact('returnDays')
        return (
          <>
            <p>
              <Trans>
                Sealed goods in their original carton may come back within {returnDays} days of
                delivery, if you ask us first. You pay for their way back, and we check the seal
                when they arrive.
              </Trans>
            </p>
            <p>{t`We do not accept returns of:`}</p>
            <ul>
              <li>{t`opened toner, ink and other consumables, unless they are defective`}</li>
              <li>{t`software and licence keys that have been delivered`}</li>
              <li>{t`pieces whose serial number or seal is missing or does not match the invoice`}</li>
              <li>{t`goods that were ordered specially for you`}</li>
            </ul>
          </>
        )
      },
    },
    {
      id: 'warranty',
      title: t`Faults later on`,
      body: () => (
        <p>
          <Trans>
            After that the manufacturer’s warranty applies, from the date of the GST invoice. Take
            the piece and the invoice, which is in My Orders, to the brand’s service centre.
            Refurbished goods have the warranty that their product page states.
          </Trans>
        </p>
      ),
    },
    {
      id: 'how',
      title: t`How to return something`,
      body: () => {
        const { shown: phone } = company.phone
        return (
          <ul>
            <li>
              <Trans>
                Write to us with the <Link to="/contact">contact form</Link>, call {phone} or use
                the WhatsApp chat, and give the order number.
              </Trans>
            </li>
            <li>{t`Wait for our answer, which tells you where to send it. Do not send it unannounced.`}</li>
            <li>{t`Pack it in its carton with everything that came with it, and a copy of the invoice.`}</li>
          </ul>
        )
      },
    },
    {
      id: 'refunds',
      title: t`Refunds`,
      body: (fact) => {
        const refundDays = fact('refundDays')
        return (
          <>
            <p>
              <Trans>
                We pay back by bank transfer to the account you paid from, within {refundDays}{' '}
                working days after we have the goods and checked them. You get a credit note for the
                GST that was charged.
              </Trans>
            </p>
            <p>{t`An order that you cancel before dispatch is paid back in full within the same time.`}</p>
          </>
        )
      },
    },
    sellerSection(),
  ],
})

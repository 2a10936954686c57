import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { company, translate } from '@store/sdk'
import type { PolicySection } from '../policy.ts'

/** Who sells, and who hears a complaint: on all four pages, in the same words. What is loaded comes last, so that nothing moves. */
export const sellerSection = (): PolicySection => ({
  id: 'seller',
  title: t`Seller and grievance officer`,
  body: (fact) => {
    const seller = fact('name')
    const address = fact('address')
    const state = fact('state')
    const gstin = fact('gstin')
    const officerName = fact('officerName')
    const officerEmail = fact('officerEmail')
    const officerPhone = fact('officerPhone')
    const { dial, shown: phone } = company.phone
    const hours = translate(company.hours)
    const { email } = company
    return (
      <>
        <p>
          <Trans>
            The grievance officer acknowledges a complaint within 48 hours and settles it within one
            month, as the Consumer Protection (E-Commerce) Rules, 2020 ask. For everything else call{' '}
            <a href={`tel:${dial}`}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>:{' '}
            {hours}.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>Seller: {seller}</Trans>
          </li>
          <li>
            <Trans>
              Address: {address}, {state}
            </Trans>
          </li>
          <li>
            <Trans>GSTIN: {gstin}</Trans>
          </li>
          <li>
            <Trans>Grievance officer: {officerName}</Trans>
          </li>
          <li>
            <Trans>Email: {officerEmail}</Trans>
          </li>
          <li>
            <Trans>Phone: {officerPhone}</Trans>
          </li>
        </ul>
      </>
    )
  },
})

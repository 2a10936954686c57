import { company } from '@store/sdk'
import type { PolicySection } from '../policy.ts'

/** Who sells, and who hears a complaint: on all four pages, in the same words. What is loaded comes last, so that nothing moves. */
export const sellerSection: PolicySection = {
  id: 'seller',
  title: 'Seller and grievance officer',
  body: (fact) => (
    <>
      <p>
        The grievance officer acknowledges a complaint within 48 hours and settles it within one
        month, as the Consumer Protection (E-Commerce) Rules, 2020 ask. For everything else call{' '}
        <a href={`tel:${company.phone.dial}`}>{company.phone.shown}</a> or write to{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>: {company.hours}.
      </p>
      <ul>
        <li>Seller: {fact('name')}</li>
        <li>
          Address: {fact('address')}, {fact('state')}
        </li>
        <li>GSTIN: {fact('gstin')}</li>
        <li>Grievance officer: {fact('officerName')}</li>
        <li>E-mail: {fact('officerEmail')}</li>
        <li>Phone: {fact('officerPhone')}</li>
      </ul>
    </>
  ),
}

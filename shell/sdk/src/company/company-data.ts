import type { StructuredData } from '@store/contract/rules/site/page-head'
import { company } from './company.ts'

/** Structured data of the company and the site search for search engines; only on the home page. */
export function companyData(origin: string): StructuredData[] {
  const { name, description, email, phone, address, social, formedIn } = company
  return [
    {
      '@type': 'Organization',
      name,
      description,
      url: origin,
      email,
      telephone: phone.dial,
      foundingDate: String(formedIn),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.join(', '),
        addressCountry: 'IN',
      },
      sameAs: social.map(({ address }) => address),
    },
    {
      '@type': 'WebSite',
      name,
      url: origin,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/shop?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

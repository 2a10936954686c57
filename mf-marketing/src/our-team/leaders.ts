/** A person who leads the company. */
export interface Leader {
  name: string
  title: string
  experience: string
}

/** The six leadership cards (spec §2). */
export const leaders: readonly Leader[] = [
  {
    name: 'Raghunandan Rao',
    title: 'Founder and Managing Director',
    experience:
      '31 years in IT distribution. Opened the first counter in 1995 and still signs the day book.',
  },
  {
    name: 'Lakshmi Prasanna',
    title: 'Director, Finance and Compliance',
    experience:
      '24 years in accounts and indirect tax. Brought the company through VAT, GST and e-invoicing.',
  },
  {
    name: 'Imran Siddiqui',
    title: 'Head of Surveillance and Networking',
    experience:
      '19 years with CCTV and structured cabling, from single shops to a campus of 400 cameras.',
  },
  {
    name: 'Anjali Deshpande',
    title: 'Head of Reseller Sales',
    experience:
      '16 years in channel sales. Looks after 2500 resellers and knows most of them by voice.',
  },
  {
    name: 'Venkat Subramaniam',
    title: 'Head of Warehouse and Dispatch',
    experience:
      '21 years in logistics. Runs the floor that packs and sends the day’s orders by evening.',
  },
  {
    name: 'Farah Khan',
    title: 'Head of Service and Warranty',
    experience: '14 years in printer and laptop service, trained by HP, Canon and Epson.',
  },
]

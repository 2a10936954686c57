import { t } from '@lingui/core/macro'
/** A person who leads the company. */
export interface Leader {
  name: string
  title: string
  experience: string
}

/** The six leadership cards (screens 1.5). */
export const leaders = (): readonly Leader[] => [
  {
    name: 'Raghunandan Rao',
    title: t`Founder and Managing Director`,
    experience: t`31 years in IT distribution. Opened the first counter in 1995 and still signs the day book.`,
  },
  {
    name: 'Lakshmi Prasanna',
    title: t`Director, Finance and Compliance`,
    experience: t`24 years in accounts and indirect tax. Brought the company through VAT, GST and e-invoicing.`,
  },
  {
    name: 'Imran Siddiqui',
    title: t`Head of Surveillance and Networking`,
    experience: t`19 years with CCTV and structured cabling, from single shops to a campus of 400 cameras.`,
  },
  {
    name: 'Anjali Deshpande',
    title: t`Head of Reseller Sales`,
    experience: t`16 years in channel sales. Looks after 2500 resellers and knows most of them by voice.`,
  },
  {
    name: 'Venkat Subramaniam',
    title: t`Head of Warehouse and Dispatch`,
    experience: t`21 years in logistics. Runs the floor that packs and sends the day’s orders by evening.`,
  },
  {
    name: 'Farah Khan',
    title: t`Head of Service and Warranty`,
    experience: t`14 years in printer and laptop service, trained by HP, Canon and Epson.`,
  },
]

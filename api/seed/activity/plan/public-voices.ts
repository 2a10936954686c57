import type { ContactMessage } from '@store/contract/schemas/accounts/contact'
import type { NotificationForm } from '@store/contract/schemas/accounts/notifications'

type Aged<T> = T & { daysAgo: number }

const contact = (daysAgo: number, line: string): Aged<ContactMessage> => {
  const [name = '', email = '', subject = '', message = ''] = line.split(' | ')
  return { daysAgo, name, email, subject, message }
}

/** What the contact form brought; some from buyers, some from strangers. The subject is the phone. */
export const contacts: readonly Aged<ContactMessage>[] = [
  contact(
    82,
    'Mukesh Sharma | jaipurcart@buyers.example | 9829011223 | Two cartridges of the last lot print grey. Please arrange a replacement before the month ends.',
  ),
  contact(
    74,
    'Fr. Joseph School | office@stjoseph.example | 9447012345 | We need 40 desktops and 2 printers for a computer lab. Please send your best quotation with delivery time.',
  ),
  contact(
    61,
    'Neha Agarwal | neha.agarwal@buyers.example | 9414055667 | The GST invoice shows my old address. Can it be corrected?',
  ),
  contact(
    53,
    'Rajan Pillai | rajan.pillai@mail.example | 9895012312 | Do you ship to Lakshadweep? I could not find it on the delivery page.',
  ),
  contact(
    47,
    'Harjit Singh | amritsarcomp@buyers.example | 9815098765 | Docket number of the last parcel does not open on the courier site. Where is it?',
  ),
  contact(
    36,
    'संतोष कुमार | patnait@buyers.example | 9431022334 | पिछले ऑर्डर में एक राउटर कम निकला। कृपया जाँच करके बताएँ।',
  ),
  contact(
    29,
    'Kunal Mehta | westcoast@buyers.example | 9820077889 | Credit note for the returned DVRs is still awaited. Our books close on the 30th.',
  ),
  contact(
    21,
    'Priya Nair | priya.nair@mail.example | 9847033445 | I registered as end user but own a shop. How do I become a reseller?',
  ),
  contact(
    13,
    'Subrata Ghosh | bengalcomp@buyers.example | 9830044556 | Box was open when the transport delivered it. Two keyboards are missing. Photos can be sent.',
  ),
  contact(
    6,
    'K Venkatesh | k.venkatesh@buyers.example | 9849066778 | Paid twice by mistake for the same order. Please refund one payment.',
  ),
  contact(
    2,
    'Imtiyaz Ansari | royalcctv@buyers.example | 9811088990 | Is there a bulk price for 100 bullet cameras with 5 years warranty?',
  ),
  contact(
    0.4,
    'सुनीता जोशी | sunita.joshi@buyers.example | 9822099001 | मेरा ऑर्डर तीन दिन से प्रोसेसिंग में है। कब तक भेजेंगे?',
  ),
]

/** What the superadmin sent to everybody or to a tier. */
export const broadcasts: readonly Aged<NotificationForm>[] = [
  {
    daysAgo: 84,
    sentTo: 'all',
    title: 'Stock-taking on Saturday',
    message: 'No dispatch on Saturday. Orders are accepted as usual and leave on Monday.',
  },
  {
    daysAgo: 66,
    sentTo: 'reseller',
    title: 'New slabs on toner cartridges',
    message: 'From 10 pieces the price per piece falls. See the slab table on each product.',
  },
  {
    daysAgo: 50,
    sentTo: 'distributor',
    title: 'CCTV price list updated',
    message: 'Bullet and dome cameras are up to 4% lower since today.',
  },
  {
    daysAgo: 38,
    sentTo: 'all',
    title: 'Dispatch before the holidays',
    message: 'Orders paid two working days before the holidays leave before them.',
  },
  {
    daysAgo: 20,
    sentTo: 'enduser',
    title: 'Genuine ink, easy to check',
    message: 'Scan the code on the box. Write to us if it does not open the maker’s page.',
  },
  {
    daysAgo: 9,
    sentTo: 'reseller',
    title: 'Courier delays in the North East',
    message: 'Parcels to Assam, Meghalaya and Mizoram take two days longer this week.',
  },
  {
    daysAgo: 1.2,
    sentTo: 'all',
    title: 'Bank holiday on Friday',
    message: 'NEFT and RTGS of Friday are verified on Saturday morning. UPI works as usual.',
  },
]

/** Searches that found nothing, with how often. */
export const missedSearches: readonly Aged<{ words: string; times: number }>[] = [
  { daysAgo: 70, words: 'thermal paper roll', times: 9 },
  { daysAgo: 58, words: 'ups 1kva', times: 14 },
  { daysAgo: 44, words: 'toner powder 1 kg', times: 11 },
  { daysAgo: 31, words: 'lamination machine', times: 4 },
  { daysAgo: 25, words: 'projector', times: 7 },
  { daysAgo: 16, words: 'macbook air', times: 3 },
  { daysAgo: 11, words: 'fiber patch cord', times: 12 },
  { daysAgo: 5, words: 'solar camera 4g', times: 8 },
  { daysAgo: 3, words: 'barcode ribbon', times: 5 },
  { daysAgo: 1, words: 'cash counting machine', times: 2 },
]

import { pieces } from '../numbers/number-words.ts'
import { wordOf } from './word-list.ts'

/** What is asked for, as it is asked in English, Hindi and the languages of the south and west. */
const asking = `i we need needed want send order book give arrange supply provide require required requirement also and
  chahiye chaiye chahie bhej bhejo bhejna bhejdo bhejdena bhejiye bhejiyega bhejwado bhijwa do de dena dedo dijiye lagega lagegi lagenge
  venum vendum anuppu anuppunga anuppungal kavali pampandi pampinchandi beku kodi kalisi joie joiye moklo moklavo pahije
  pathva dya
  भेज भेजो भेजना भेजें भेजिए भेजिये भेजिएगा चाहिए दो देना दें दीजिए लगेगा`
const politeness = `pls plz please kindly sir ji madam bhai bhaiya boss thanks thx कृपया भाई जी सर`
const urgency = `urgent urgently asap immediately today tomorrow kal aaj abhi tak subah sham shaam jaldi जल्दी कल आज तक सुबह शाम`

/** Nothing of these kinds is numbered, so that a number behind them counts. */
const goods = `toner toners cartridge cartridges ink inks bottle bottles drum drums ribbon ribbons cable cables mouse
  keyboard keyboards combo adapter adapters adaptor adaptors battery batteries camera cameras switch switches router
  routers connector connectors टोनर कार्ट्रिज स्याही इंक ड्रम राउटर माउस कीबोर्ड केबल कैमरा स्विच`
const colours = `black bk cyan magenta yellow color colour white blue red`
const makes = `compatible original orig genuine`

/** What joins words, or names the cell that follows. */
const links = `of for in ka ke ki wala wali wale के का की वाला item items model part code product name particulars
  description make brand qty quantity series suitable`
/** Lines of printers; alone they say what a toner is for. */
const printers = `laserjet deskjet officejet inkjet pixma ecotank printer printers`
/** Beside a number that says that it counts. */
const asides = `only nos karna karo kar kare karein kijiye kariye lena dispatch despatch deliver delivery ship process
  me mein में color colour nag sab good quality fresh new cod our my ok aur bhi और भी लगाना
  gst igst cgst sgst tax taxes hsn sac`
/** Behind a price. */
const ofPrice = `each per net nett only final basic inclusive incl excl extra`

export const isRequest = wordOf(asking, politeness, urgency)
export const isKind = wordOf(goods, colours, makes)
export const isLink = wordOf(links, printers, pieces.replaceAll('|', ' '))
export const isAside = wordOf(asides)
export const isOfPrice = wordOf(ofPrice)

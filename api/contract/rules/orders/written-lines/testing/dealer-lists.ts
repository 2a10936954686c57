import type { CorpusLine } from './line-corpus.ts'

/**
 * Whole lists of dealers: WhatsApp in Hinglish, Hindi and romanised languages of the south and west, Tally, mails with
 * signatures, bills with totals; written before the reader knew them ⇒ what a person means. `?` is what nobody knows; ␉ is
 * a tab.
 */
const lists = `# WhatsApp, Hinglish, several messages
Bhai kal ka maal likh lo
12A - 20 pc
85A - 30 pc
26A 10
baaki same as last time
⇒ Q2612A × 20; CE285A × 30; CF226A × 10
# WhatsApp forward with times
[27/11/26, 6:42:11 PM] Lakshmi Infotech: Good evening sir
[27/11/26, 6:42:30 PM] Lakshmi Infotech: TN2365 6 nos
[27/11/26, 6:42:51 PM] Lakshmi Infotech: DR2365 2 nos
[27/11/26, 6:43:02 PM] Lakshmi Infotech: rate confirm pannunga
⇒ TN-2365 × 6; DR-2365 × 2
# Hindi
नमस्ते सर
Q2612A के 10 पीस
CE285A 5 नग
DIR-615 राउटर 3
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3
# Hindi digits
Q2612A - १० पीस
TN-2365 - ४ नग
UC-E6 ५० पीस
⇒ Q2612A × 10; TN-2365 × 4; UC-E6 × 50
# Tamil romanised
Anna, vanakkam
Q2612A 10 venum
CF226A 4 anuppunga
M185 mouse 15 piece venum
⇒ Q2612A × 10; CF226A × 4; M185 × 15
# Tally item lines
Sl No.␉Description of Goods␉HSN/SAC␉Quantity␉Rate␉per␉Amount
1␉HP Q2612A Toner␉84439959␉10 Nos␉1,150.00␉Nos␉11,500.00
2␉Brother TN-2365␉84439959␉4 Nos␉1,890.00␉Nos␉7,560.00
␉Total␉␉14 Nos␉␉␉19,060.00
⇒ Q2612A × 10; TN-2365 × 4
# Mail with quoted signature
Dear Team,
Please arrange the following:
1. Canon/HP Q2612A toner - 12 nos
2. D-Link DIR-615 - 5 nos
Regards,
Suresh Kumar
Purchase Manager | Garg Computers Pvt Ltd
Mob: +91 98450 12345
GSTIN: 29ABCDE1234F1Z5
⇒ Q2612A × 12; DIR-615 × 5
# Mail, a reply with quoted old order
Sir pls add below also
UC-E6 - 20 pcs

On Thu, 26 Nov 2026 at 10:14, Sales <sales@shop.example> wrote:
> Q2612A 10 nos
> thanks for your order
⇒ UC-E6 × 20
# Price list with totals
Q2612A  10 x 1150 = 11500
CE285A  5 x 980 = 4900
Total = 16400
⇒ Q2612A × 10; CE285A × 5
# Price list, rate first
Q2612A @1150 x 10 = 11,500
TN-2365 @1890 x 4 = 7,560
G.Total 19,060/-
⇒ Q2612A × 10; TN-2365 × 4
# by comma in one line
Bhaiya 12A 5, 85A 10, 26A 2 aur TN2365 ek bhej do
⇒ Q2612A × 5; CE285A × 10; CF226A × 2; TN-2365 × 1
# number words in Hinglish
Q2612A das piece
CE285A paanch pcs
DIR-615 do piece
UC-E6 pachas
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 2; UC-E6 × 50
# plus signs
12A×5 + 85A×10 + 26A×2
⇒ Q2612A × 5; CE285A × 10; CF226A × 2
# emoji
🔹Q2612A ➡️ 10
🔹CE285A ➡️ 5
✅ DIR-615 ➡ 3 pcs
🙏🙏
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3
# WhatsApp bold, strike
*Order for Monday*
*Q2612A* - 10
_CE285A_ - 5
~DIR-615~ - ~3~
⇒ Q2612A × 10; CE285A × 5
# section heads
HP Toner:
Q2612A - 10
CE285A - 5
Brother:
TN2365 - 4
HL-L2321D printer - 1
⇒ Q2612A × 10; CE285A × 5; TN-2365 × 4; HL-L2321D × 1
# quantity on the next line
Q2612A
10 pcs
CE285A
5 pcs
⇒ Q2612A × 10; CE285A × 5
# key words
Model: Q2612A, Qty: 10
Model: CE285A, Qty: 5
Item - DIR-615 Qty - 3
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3
# csv with currency
Q2612A,10,"₹1,150.00"
CE285A,5,"₹980.00"
⇒ Q2612A × 10; CE285A × 5
# GST in the line
Q2612A 10 pcs @ 1150 + 18% gst
TN-2365 4 pcs @1890+GST
DIR-615 - 3 nos rs 899 each incl gst
⇒ Q2612A × 10; TN-2365 × 4; DIR-615 × 3
# CCTV dealer
Hik DS-2CD1023G0E-I dome 8 nos
DS-7204HGHI-F1 DVR 4ch 2 nos
WD10PURZ 1TB surveillance hdd 2 nos
POE switch TL-SG1008D 8 port 1 no
⇒ DS-2CD1023G0E-I × 8; DS-7204HGHI-F1 × 2; WD10PURZ × 2; TL-SG1008D × 1
# memory and disk sizes
KVR26N19S8/8 8GB DDR4 2666 desktop ram - 10
ST1000VX005 1 TB seagate - 5
WD10PURZ 1tb 3
⇒ KVR26N19S8/8 × 10; ST1000VX005 × 5; WD10PURZ × 3
# dashes and dots leading
Q2612A........10
CE285A........5
DIR-615____3
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3
# urgent and change
Q2612A 10 pcs urgent
CE285A 5 nahi 8 pcs karo
DIR-615 cancel kar do
⇒ Q2612A × 10; CE285A × 8
# boxes
Q2612A 2 box
UC-E6 1 box (50 pcs)
Archer C6 4 pkt
⇒ Q2612A × 2; UC-E6 × 50; Archer C6 × 4
# ranges
Q2612A 5-6 pcs
CE285A 10 ya 12
DIR-615 4/5
⇒ Q2612A × ?; CE285A × ?; DIR-615 × ?
# stock enquiry
Q2612A available hai kya? 10 chahiye
CE285A ka rate kya hai
⇒ Q2612A × 10; CE285A × ?
# ordinals with dots glued
1.Q2612A-10
2.CE285A-5
3.DIR-615-3
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3
# parenthesised numbering
(1) Q2612A 10 nos
(2) CE285A 5 nos
(3) ink 003 black 6 nos
⇒ Q2612A × 10; CE285A × 5; Ink 003 × 6
# printers for which
12A toner (for HP 1020) 10 pcs
Ink 664 for L130/L220 - 8 bottle
MLT-D101S for ML-2161 - 3
⇒ Q2612A × 10; Ink 664 × 8; MLT-D101S × 3
# Telugu romanised / Kannada
Q2612A 10 kavali
DIR-615 2 beku
CE285A 4 pampandi
⇒ Q2612A × 10; DIR-615 × 2; CE285A × 4
# Gujarati, Marathi romanised
Q2612A 10 joie
CE285A 5 pahije
26A 3 nang moklo
⇒ Q2612A × 10; CE285A × 5; CF226A × 3
# amounts right
Q2612A 10 11500.00
CE285A 5 4900.00
⇒ Q2612A × 10; CE285A × 5
# serial, qty, model (columns with a head)
S.No | Item | Qty
1 | Q2612A | 10
2 | CE285A | 5
3 | WD10PURZ | 3
⇒ Q2612A × 10; CE285A × 5; WD10PURZ × 3
# Zebronics-like number model
790 toner 10 pcs
790 - 5
10 pcs 790
⇒ 790 × 10; 790 × 5; 790 × 10
# A mail in HTML turned text
Item Code        Description              Qty   UOM
Q2612A           HP 12A BLACK TONER       10    NOS
TN-2365          BROTHER TONER            4     NOS
BX600C-IN        APC UPS 600VA            2     NOS
Delivery: within 3 days
Payment: 30 days
⇒ Q2612A × 10; TN-2365 × 4; BX600C-IN × 2
# dozen, pair, single
UC-E6 2 dozen
M185 ek darjan
LM-1200 1 jodi
DIR-615 single pc
⇒ UC-E6 × 24; M185 × 12; LM-1200 × 2; DIR-615 × 1
# with delivery and time
Kal subah 10 baje tak bhejna
Q2612A 10
CE285A 5
Transport: VRL, Hubli 580020
Call 9845012345
⇒ Q2612A × 10; CE285A × 5
# equals and arrows
Q2612A=10nos
CE285A=>5
DIR-615 -> 3
TN2365:4
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3; TN-2365 × 4
# purchase order pdf pasted
PO No: 4512 Dt: 27-11-2026
1 Q2612A TONER CARTRIDGE HP 84439959 10 NOS 1150.00 18% 11500.00
2 CE285A TONER CARTRIDGE HP 84439959 5 NOS 980.00 18% 4900.00
Sub Total 16400.00
IGST 18% 2952.00
Grand Total 19352.00
Amount in words: Rupees Nineteen Thousand Three Hundred Fifty Two Only
⇒ Q2612A × 10; CE285A × 5
`

/** @param table lists, each below a line that names it */
export const listsOfTable = (table: string): readonly CorpusLine[] =>
  table
    .split(/^# .*\n/m)
    .slice(1)
    .map((list) => {
      const [written = '', meant = ''] = list.split('\n⇒')
      return { written: written.replaceAll('␉', '\t'), meant: meant.trim() }
    })

export const dealerLists = listsOfTable(lists)

import { listsOfTable } from './dealer-lists.ts'

/** Thirty more, of mails, Tally and WhatsApp, written before the reader knew them. */
export const moreDealerLists = listsOfTable(`# WhatsApp 1: greeting and thanks around
Namaste ji 🙏
Aaj ka order
1) Q2612A ➡️ 15
2) CE285A ➡️ 8
3) M185 mouse ➡️ 5
Jaldi dispatch karna 🙏🙏
⇒ Q2612A × 15; CE285A × 8; M185 × 5
# WhatsApp 2: a correction afterwards
TN2365 - 5
DR2365 - 2
sorry TN2365 - 8 karna
⇒ TN-2365 × 5; DR-2365 × 2; TN-2365 × ?
# WhatsApp 3: messages forwarded, two persons
[28/11, 11:02 am] Buyer: bhai 12A kitna hai
[28/11, 11:03 am] Store: 1150 + gst
[28/11, 11:05 am] Buyer: ok 12A 10 pc bhej do
[28/11, 11:05 am] Buyer: aur 85A 6 pc
⇒ Q2612A × ?; Q2612A × 10; CE285A × 6
# WhatsApp 4: quantities in a column below
DIR-615
- 4 pcs
Archer C6
- 2 pcs
⇒ DIR-615 × 4; Archer C6 × 2
# WhatsApp 5: unit words in capital with dots
Q2612A ....... 10 NOS.
CF226A ....... 4 NOS.
UC-E6 ........ 100 PCS.
⇒ Q2612A × 10; CF226A × 4; UC-E6 × 100
# WhatsApp 6: brand headings
*HP*
12A 10
85A 5
*Brother*
TN2365 3
DR2365 1
*TP Link*
Archer C6 2
⇒ Q2612A × 10; CE285A × 5; TN-2365 × 3; DR-2365 × 1; Archer C6 × 2
# WhatsApp 7: with stock question
CF226X available? If yes 3 nos
W1106A 5 nos
⇒ CF226X × 3; W1106A × 5
# WhatsApp 8: qty first with brackets
(10) Q2612A
(5) CE285A
(2) DIR-615
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 2
# WhatsApp 9: plus notation
Q2612A 10+1
CE285A 5+5
⇒ Q2612A × ?; CE285A × ?
# WhatsApp 10: several in one line with slash
Q2612A-10/CE285A-5/CF226A-2
⇒ Q2612A × 10; CE285A × 5; CF226A × 2
# Hindi 1
भाई साहब
Q2612A 12 पीस भेज दो
TN-2365 दो पीस
UC-E6 एक पैकेट
धन्यवाद
⇒ Q2612A × 12; TN-2365 × 2; UC-E6 × 1
# Hindi 2: digits and danda
१. Q2612A - २५ पीस
२. CF226A - ४ पीस
३. M185 माउस - १० नग
⇒ Q2612A × 25; CF226A × 4; M185 × 10
# Hindi 3: sentence
मुझे CE285A के 6 टोनर और Q2612A के 3 टोनर चाहिए
⇒ CE285A × 6; Q2612A × 3
# Hindi 4: price question
Q2612A का रेट क्या है
CE285A 10 पीस रेट 950 लगाना
⇒ Q2612A × ?; CE285A × 10
# Tally 1: purchase order, particulars with godown
Particulars␉Actual␉Billed␉Rate␉Disc %␉Amount
Q2612A Toner Cartridge␉10 Nos␉10 Nos␉1,150.00/Nos␉5 %␉10,925.00
CE285A Toner Cartridge␉5 Nos␉5 Nos␉980.00/Nos␉5 %␉4,655.00
CGST 9%␉␉␉␉␉1,402.20
SGST 9%␉␉␉␉␉1,402.20
Round Off␉␉␉␉␉-0.40
⇒ Q2612A × 10; CE285A × 5
# Tally 2: stock summary: closing balance
Particulars␉Quantity␉Rate␉Value
Q2612A␉12.00 Nos␉1,150.00␉13,800.00
UC-E6␉250.00 Nos␉14.00␉3,500.00
Grand Total␉262.00 Nos␉␉17,300.00
⇒ Q2612A × 12; UC-E6 × 250
# Tally 3: spaces instead of tabs
1   Q2612A            10 Nos    1150.00  Nos   11500.00
2   TL-SG1008D         3 Nos     950.00  Nos    2850.00
⇒ Q2612A × 10; TL-SG1008D × 3
# Tally 4: reorder list
Name of Item␉Closing Stock␉Reorder Level␉Shortfall␉Min Order Qty␉Order to be placed
Q2612A␉2␉10␉8␉10␉10
CE285A␉1␉5␉4␉5␉5
⇒ Q2612A × 10; CE285A × 5
# Mail 1: prose
Hi Team,

Kindly process our order for 10 nos of Q2612A, 5 nos of CE285A and 2 nos of HL-L2321D printer.
Delivery at our Belgaum godown.

Thanks & Regards
Prakash Shetty
9845098450
⇒ Q2612A × 10; CE285A × 5; HL-L2321D × 2
# Mail 2: table pasted from Outlook
S.No␉Item␉Make␉Qty␉Unit
1␉DS-2CD1023G0E-I␉Hikvision␉24␉Nos
2␉DS-7204HGHI-F1␉Hikvision␉4␉Nos
3␉WD10PURZ 1TB HDD␉WD␉4␉Nos
⇒ DS-2CD1023G0E-I × 24; DS-7204HGHI-F1 × 4; WD10PURZ × 4
# Mail 3: cells one below another (Gmail, mobile)
Item
Qty
Q2612A
10
CE285A
5
DIR-615
3
⇒ Q2612A × 10; CE285A × 5; DIR-615 × 3
# Mail 4: quoted reply
> 1. Q2612A - 10 nos
> 2. CE285A - 5 nos
Please make item 1 as 15 nos. Rest ok.
⇒ Q2612A × 10; CE285A × 5
# Mail 5: GST rates and HSN beside
Q2612A Toner HSN 84439959 GST 18% Qty 10
CE285A Toner HSN 84439959 GST 18% Qty 5
⇒ Q2612A × 10; CE285A × 5
# Mail 6: urgency and dates
Required before 05/12/2026:
Q2612A : 10 Nos.
ST1000VX005 : 6 Nos.
PO will follow.
⇒ Q2612A × 10; ST1000VX005 × 6
# Mail 7: unit price first
₹1,150 Q2612A 10 nos
₹980 CE285A 5 nos
⇒ Q2612A × 10; CE285A × 5
# Mail 8: csv text
"Model","Description","Qty"
"Q2612A","Toner, black",10
"CE285A","Toner, black, 85A",5
⇒ Q2612A × 10; CE285A × 5
# Mixed 1: capacities
WD10PURZ 1TB 4
KVR26N19S8/8 8GB DDR4 6
BX600C-IN 600VA 3
⇒ WD10PURZ × 4; KVR26N19S8/8 × 6; BX600C-IN × 3
# Mixed 2: dozens, pairs
M185 1 dozen
UC-E6 half dozen
DIR-615 1 pair
⇒ M185 × 12; UC-E6 × 6; DIR-615 × 2
# Mixed 3: each
Q2612A, CE285A, CF226A - 5 each
⇒ Q2612A × 5; CE285A × 5; CF226A × 5
# Mixed 4: pending and cancelled
Q2612A 10 (pending from last)
~CE285A 5~
CF226A 4 cancel
TN2365 3 only if black
⇒ Q2612A × 10; TN-2365 × 3
`)

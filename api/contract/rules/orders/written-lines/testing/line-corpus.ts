/** Models that the shop of the corpus sells. */
export const corpusModels =
  'Q2612A, CE285A, CF226A, CF226X, W1106A, TN-2365, DR-2365, MLT-D101S, DIR-615, UC-E6, DS-2CD1023G0E-I, DS-7204HGHI-F1, KVR26N19S8/8, TL-SG1008D, M185, LM-1200, Archer C6, Ink 664, Ink 003, BX600C-IN, WD10PURZ, 790, ST1000VX005, HL-L2321D'.split(
    ', ',
  )

/**
 * Lines as WhatsApp, mail and Tally write them ⇒ models × quantity of each item; ␉ is a tab. `|` parts models of which one
 * is chosen, `?` is asked about, nothing is no item. The first sixty were written before the reader.
 */
const table = `
Q2612A 10                                                    ⇒ Q2612A × 10
Q2612A - 10                                                  ⇒ Q2612A × 10
Q2612A-10pcs                                                 ⇒ Q2612A × 10
Q2612A-10                                                    ⇒ Q2612A × 10
Q2612A x 10                                                  ⇒ Q2612A × 10
10 x Q2612A                                                  ⇒ Q2612A × 10
10 Q2612A                                                    ⇒ Q2612A × 10
Q2612A 10 pcs @ 1150/-                                       ⇒ Q2612A × 10
[28/11/26, 10:14] Ramesh Traders: CE285A 20 nos              ⇒ CE285A × 20
[28/11/26, 10:14:32 AM] Sunil (Hubli): 5 nos CF226A          ⇒ CF226A × 5
28/11/26, 10:14 am - +91 98450 12345: TN-2365 4 nos          ⇒ TN-2365 × 4
1) CF226A - 5                                                ⇒ CF226A × 5
2. TN-2365 - 4 nos                                           ⇒ TN-2365 × 4
• MLT-D101S = 6                                              ⇒ MLT-D101S × 6
- DIR-615 : 3 pc                                             ⇒ DIR-615 × 3
* UC-E6 (50)                                                 ⇒ UC-E6 × 50
Q2612A (10 nos)                                              ⇒ Q2612A × 10
(10) Q2612A                                                  ⇒ Q2612A × ?
q2612a 10pcs                                                 ⇒ Q2612A × 10
q 2612 a 10 nos                                              ⇒ Q2612A × 10
DS2CD1023G0EI 8 nos                                          ⇒ DS-2CD1023G0E-I × 8
ds 2cd1023g0e i - 8 nos                                      ⇒ DS-2CD1023G0E-I × 8
DS-2CD1023G0E-I                                              ⇒ DS-2CD1023G0E-I × ?
2612A 10 nos                                                 ⇒ Q2612A × 10
2612A                                                        ⇒ Q2612A × ?
DS-2CD1023                                                   ⇒ DS-2CD1023G0E-I × ?
UC-E6 - 1,200 nos                                            ⇒ UC-E6 × 1200
1,00,000 pcs UC-E6                                           ⇒ UC-E6 × 100000
Q2612A 10 nos, CE285A 5 nos                                  ⇒ Q2612A × 10; CE285A × 5
CE285A 20, CF226A 5, W1106A 2                                ⇒ CE285A × 20; CF226A × 5; W1106A × 2
Q2612A-10, CE285A-5                                          ⇒ Q2612A × 10; CE285A × 5
KVR26N19S8/8 4 nos                                           ⇒ KVR26N19S8/8 × 4
kvr26n19s88 = 4                                              ⇒ KVR26N19S8/8 × 4
Qty 10 - Q2612A                                              ⇒ Q2612A × 10
Q2612A qty: 10                                               ⇒ Q2612A × 10
Q2612A Qty-10 Rate-1150                                      ⇒ Q2612A × 10
Q2612A 10 Nos 1,150.00 11,500.00                             ⇒ Q2612A × 10
HP Q2612A Toner Cartridge 10 Nos 1,150.00 Nos 11,500.00      ⇒ Q2612A × 10
1 HP Q2612A Toner Cartridge 84439959 18 % 10 Nos 1,150.00 Nos 11,500.00 ⇒ Q2612A × 10
10 pcs. of Q2612A                                            ⇒ Q2612A × 10
Pls send Q2612A 10 pcs urgent                                ⇒ Q2612A × 10
need 5 CF226A                                                ⇒ CF226A × 5
Q2612A ×10                                                   ⇒ Q2612A × 10
Q2612A*10                                                    ⇒ Q2612A × 10
Q2612A=10                                                    ⇒ Q2612A × 10
Q2612A १० पीस                                                ⇒ Q2612A × 10
tn2365 4                                                     ⇒ TN-2365 × 4
TN 2365 = 4                                                  ⇒ TN-2365 × 4
Q2612A 10 @ Rs. 1150                                         ⇒ Q2612A × 10
Q2612A @1150 10 nos                                          ⇒ Q2612A × 10
Q2612A 10 ₹1,150                                             ⇒ Q2612A × 10
Q2612A 10 20                                                 ⇒ Q2612A × ?
Q2612A 1150/-                                                ⇒ Q2612A × ?
Dear sir, please send the following                          ⇒
Regards,                                                     ⇒
Ramesh Traders, Hubli 580020                                 ⇒ ? × ?
+91 98450 12345                                              ⇒
CF226 5 nos                                                  ⇒ CF226A | CF226X × 5
Q2612A 2.5 nos                                               ⇒ Q2612A × ?
TL-SG1008D – 2 nos, ARCHER C6 – 1 no                         ⇒ TL-SG1008D × 2; Archer C6 × 1
CF226X 3                                                     ⇒ CF226X × 3
CF226X   -   3nos.                                           ⇒ CF226X × 3
cf-226x 3 pcs                                                ⇒ CF226X × 3
CF 226 X 3 pcs                                               ⇒ CF226X × 3
CF/226/X : 3 pcs                                             ⇒ CF226X × 3
W1106A--4                                                    ⇒ W1106A × 4
W1106A...4                                                   ⇒ W1106A × 4
W1106A - 4 pieces only                                       ⇒ W1106A × 4
W1106A = 4 pcs                                               ⇒ W1106A × 4
W1106A => 4                                                  ⇒ W1106A × 4
W1106A → 4 pcs                                               ⇒ W1106A × 4
W1106A [4]                                                   ⇒ W1106A × 4
[4] W1106A                                                   ⇒ W1106A × ?
W1106A(4)                                                    ⇒ W1106A × 4
W1106A, 4                                                    ⇒ W1106A × 4
W1106A; 4                                                    ⇒ W1106A × 4
W1106A:4                                                     ⇒ W1106A × 4
"W1106A","4"                                                 ⇒ W1106A × 4
W1106A,4,1250.00,5000.00                                     ⇒ W1106A × 4
4 nos. W1106A @ 1250 each                                    ⇒ W1106A × 4
4Nos W1106A                                                  ⇒ W1106A × 4
4x W1106A                                                    ⇒ W1106A × 4
4 * W1106A                                                   ⇒ W1106A × 4
4 units of W1106A please                                     ⇒ W1106A × 4
4 box W1106A                                                 ⇒ W1106A × 4
W1106A 4 boxes                                               ⇒ W1106A × 4
W1106A 4 sets                                                ⇒ W1106A × 4
W1106A 4 ea.                                                 ⇒ W1106A × 4
W1106A toner 4                                               ⇒ W1106A × 4
HP W1106A black toner - 4                                    ⇒ W1106A × 4
hp 106a w1106a 4 pcs                                         ⇒ W1106A × 4
HP LaserJet toner W1106A x4                                  ⇒ W1106A × 4
HP W1106A for 107w printer 4 nos                             ⇒ W1106A × 4
W1106A toner for LaserJet 107                                ⇒ W1106A × ?
W1106A for HP 1008                                           ⇒ W1106A × ?
W1106A 4 + W1106A 2                                          ⇒ W1106A × 4; W1106A × 2
W1106A 4 and CF226X 3                                        ⇒ W1106A × 4; CF226X × 3
W1106A 4 pcs & CF226X 3 pcs                                  ⇒ W1106A × 4; CF226X × 3
W1106A 4 CF226X 3                                            ⇒ W1106A × 4; CF226X × 3
W1106A-4 CF226X-3                                            ⇒ W1106A × 4; CF226X × 3
W1106A - 4, CF226X - 3, DIR-615 - 2                          ⇒ W1106A × 4; CF226X × 3; DIR-615 × 2
W1106A 4; CF226X 3                                           ⇒ W1106A × 4; CF226X × 3
W1106A | 4 | 1250                                            ⇒ W1106A × ?
W1106A 4pcs, CF226X 3pcs, and DIR615 2pcs                    ⇒ W1106A × 4; CF226X × 3; DIR-615 × 2
*W1106A* - 4                                                 ⇒ W1106A × 4
*W1106A - 4*                                                 ⇒ W1106A × 4
_W1106A_ 4 pcs                                               ⇒ W1106A × 4
~W1106A 4~                                                   ⇒ W1106A × ?
✅ W1106A 4 pcs                                               ⇒ W1106A × 4
👉 W1106A - 4                                                 ⇒ W1106A × 4
1️⃣ W1106A 4 pcs                                             ⇒ W1106A × 4
➤ W1106A ... 4                                               ⇒ W1106A × 4
(1) W1106A 4                                                 ⇒ W1106A × 4
1. W1106A 4                                                  ⇒ W1106A × 4
1.W1106A-4                                                   ⇒ W1106A × 4
1)W1106A 4                                                   ⇒ W1106A × 4
1203) W1106A x 4                                             ⇒ W1106A × 4
a) W1106A - 4                                                ⇒ W1106A × 4
Sr 1: W1106A 4                                               ⇒ W1106A × 4
S.No 1 W1106A 4 nos                                          ⇒ W1106A × 4
> W1106A 4 nos                                               ⇒ W1106A × 4
>> 4 x W1106A                                                ⇒ W1106A × 4
[ ] W1106A 4                                                 ⇒ W1106A × 4
[28/11/2026, 09:05:11] +91 98450 12345: W1106A 4             ⇒ W1106A × 4
[28/11/26, 9:05:11 pm] ~ Suresh: 4 W1106A                    ⇒ W1106A × 4
28/11/2026, 21:05 - Anand Computers: W1106A 4pcs             ⇒ W1106A × 4
28/11/26, 9:05 pm - Anand: Pls book CF226X 3                 ⇒ CF226X × 3
[28/11/26, 10:14] Ramesh: <Media omitted>                    ⇒
[28/11/26, 10:14] Ramesh: ok                                 ⇒
28/11/26, 9:05 pm - Messages and calls are end-to-end encrypted. ⇒
28/11/2026                                                   ⇒
Date: 28/11/2026                                             ⇒
Mob: 9845012345                                              ⇒
098450-12345                                                 ⇒
Thanks & regards                                             ⇒
Kindly send the below items                                  ⇒
नमस्ते सर                                                    ⇒
धन्यवाद                                                      ⇒
Model No, Qty                                                ⇒
Particulars␉Qty␉Rate                                         ⇒
------                                                       ⇒
W1106A ४ नग                                                  ⇒ W1106A × 4
W1106A टोनर ४                                                ⇒ W1106A × 4
४ पीस W1106A                                                 ⇒ W1106A × 4
W1106A मात्रा: ४                                             ⇒ W1106A × 4
W1106A 4 डिब्बे भेजिए                                        ⇒ W1106A × 4
W1106A 4 pcs ₹1,250/-                                        ⇒ W1106A × 4
W1106A 4pcs 1250/- each                                      ⇒ W1106A × 4
W1106A @ 1250 x 4                                            ⇒ W1106A × 4
W1106A 1250/- x 4 nos                                        ⇒ W1106A × 4
W1106A rate 1250 qty 4                                       ⇒ W1106A × 4
W1106A Rs.1,250.00 4 nos                                     ⇒ W1106A × 4
W1106A (4 nos @ Rs 1250)                                     ⇒ W1106A × 4
W1106A 4 nos + 18% GST                                       ⇒ W1106A × 4
W1106A 4 nos HSN 84439959                                    ⇒ W1106A × 4
W1106A 4 @1250+gst                                           ⇒ W1106A × 4
W1106A␉4                                                     ⇒ W1106A × 4
W1106A␉4␉for Pune                                            ⇒ W1106A × ?
HP Toner W1106A␉4 Nos␉1,250.00␉Nos␉5,000.00                  ⇒ W1106A × 4
2␉HP Toner W1106A␉84439959␉4 Nos␉1,250.00␉Nos␉5,000.00       ⇒ W1106A × 4
W1106A  4.00 Nos  1,250.00  5,000.00                         ⇒ W1106A × 4
3 HP W1106A Toner 18% 4.000 Nos 1,250.00 Nos 5,000.00        ⇒ W1106A × 4
Toner W1106A 84439959 4 PCS 1250.00 5000.00                  ⇒ W1106A × 4
CF226A 12,34                                                 ⇒ CF226A × ?
CF226A 0                                                     ⇒ CF226A × ?
CF226A, -3                                                   ⇒ CF226A × ?
CF226A 2 dozen                                               ⇒ CF226A × 24
CF226A 10 nos or 5 nos                                       ⇒ CF226A × ?
CF226A 1-2 pcs                                               ⇒ CF226A × ?
CF226A ten pcs                                               ⇒ CF226A × 10
CF226A 9999999                                               ⇒ CF226A × ?
226A 5 pcs                                                   ⇒ CF226A × 5
2365 5 pcs                                                   ⇒ TN-2365 | DR-2365 × 5
TN-2365                                                      ⇒ TN-2365 × ?
TN-2365 nos 4                                                ⇒ TN-2365 × 4
TN 2365 pcs                                                  ⇒ TN-2365 × ?
tn-2365 toner cartridge 6 nos                                ⇒ TN-2365 × 6
DR2365 drum - 2                                              ⇒ DR-2365 × 2
HL-L2321D printer 1                                          ⇒ HL-L2321D × ?
HLL2321D 1 no                                                ⇒ HL-L2321D × 1
LM-1200                                                      ⇒ LM-1200 × ?
LM1200 3                                                     ⇒ LM-1200 × 3
lm 1200 - 3                                                  ⇒ LM-1200 × 3
Ink 664                                                      ⇒ Ink 664 × ?
ink 664 5                                                    ⇒ Ink 664 × 5
5 ink 664                                                    ⇒ Ink 664 × 5
Ink 003 x 12                                                 ⇒ Ink 003 × 12
Ink-664-5                                                    ⇒ Ink 664 × 5
790 x 4                                                      ⇒ 790 × 4
790 ink 4 pcs                                                ⇒ 790 × 4
Archer C6 2                                                  ⇒ Archer C6 × 2
archerc6 x 2                                                 ⇒ Archer C6 × 2
2 Archer C6 router                                           ⇒ Archer C6 × 2
DS-7204HGHI-F1 4 ch DVR 2 nos                                ⇒ DS-7204HGHI-F1 × 2
ds7204hghif1 - 2                                             ⇒ DS-7204HGHI-F1 × 2
DS-7204HGHI                                                  ⇒ DS-7204HGHI-F1 × ?
DS-7204HGHI 2 nos                                            ⇒ DS-7204HGHI-F1 × 2
CP PLUS 2MP camera 10 pcs                                    ⇒ ? × 10
ST1000VX005 1TB 3 pcs                                        ⇒ ST1000VX005 × 3
WD10PURZ 1 TB - 5                                            ⇒ WD10PURZ × 5
BX600C-IN UPS 600VA 2                                        ⇒ BX600C-IN × ?
kvr26n19s8 8gb 4 nos                                         ⇒ KVR26N19S8/8 × 4
XYZ-9090 4 pcs                                               ⇒ ? × 4
M185 mouse 10, DIR615 router 2                               ⇒ M185 × 10; DIR-615 × 2
2 in 1 laptop 5                                              ⇒ ? × 5
`

/** One line of a list, and what is read of it. */
export interface CorpusLine {
  written: string
  meant: string
}

/** @param table rows of `line ⇒ what is meant` */
export function linesOfTable(table: string): CorpusLine[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [written = '', meant = ''] = row.split('⇒')
      return { written: written.trim().replaceAll('␉', '\t'), meant: meant.trim() }
    })
}

export const corpusLines: readonly CorpusLine[] = linesOfTable(table)

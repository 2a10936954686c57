import { linesOfTable } from './line-corpus.ts'

/** Fifty lines that say their quantity plainly, written after the reader had learnt to ask; it asks about three. */
export const plainLines = linesOfTable(`
Kindly arrange 6 nos of W1106A at the earliest               ⇒ W1106A × 6
W1106A 6 nos - urgent requirement                            ⇒ W1106A × 6
W1106A HP toner 6 nos, deliver at Hubli                      ⇒ W1106A × 6
HP toner cartridge W1106A - 6                                ⇒ W1106A × 6
HP W1106A 6 nos bill to Ramesh Traders                       ⇒ W1106A × 6
W1106A: 6 pcs                                                ⇒ W1106A × 6
W1106A qty 6 rate 1250 gst 18%                               ⇒ W1106A × 6
W1106A 6 Nos @ Rs.1,250/- + GST                              ⇒ W1106A × 6
W1106A 6 pcs Rs 1250 per pc                                  ⇒ W1106A × 6
W1106A 6 pcs. Rate same as last PO                           ⇒ W1106A × 6
We need 6 pcs W1106A & 4 pcs CF226A                          ⇒ W1106A × 6; CF226A × 4
1. W1106A - 6 nos                                            ⇒ W1106A × 6
TN-2365 toner 3 + DR-2365 drum 2                             ⇒ TN-2365 × 3; DR-2365 × 2
TN2365 (3) DR2365 (2)                                        ⇒ TN-2365 | DR-2365 × ?
TN2365-3pcs, DR2365-2pcs                                     ⇒ TN-2365 × 3; DR-2365 × 2
bhai 20 mouse M185 bhej do                                   ⇒ M185 × 20
M185 20 piece chahiye kal                                    ⇒ M185 × 20
M185 20 pc kal dispatch karna                                ⇒ M185 × 20
M185 20 pcs black colour me                                  ⇒ M185 × 20
M185 wireless mouse x 20                                     ⇒ M185 × 20
M185 wireless mouse 20                                       ⇒ M185 × 20
Logitech M185 - 20 nos.                                      ⇒ M185 × 20
20 nos Logitech M185 mouse                                   ⇒ M185 × 20
archer c6 router 5 pcs tp link                               ⇒ Archer C6 × 5
tplink archer c6 - 5                                         ⇒ Archer C6 × 5
DIR-615 5 pc dlink router                                    ⇒ DIR-615 × 5
cat6 cable uc-e6 10 box                                      ⇒ UC-E6 × 10
UC-E6 305m box 10                                            ⇒ UC-E6 × ?
UC-E6 305 mtr 10 box                                         ⇒ UC-E6 × 10
DS-2CD1023G0E-I 2mp bullet 12 nos                            ⇒ DS-2CD1023G0E-I × 12
hikvision DS-2CD1023G0E-I camera 12                          ⇒ DS-2CD1023G0E-I × 12
DS-7204HGHI-F1 4ch dvr - 3 pcs                               ⇒ DS-7204HGHI-F1 × 3
WD10PURZ 1TB surveillance hdd 8 pcs                          ⇒ WD10PURZ × 8
W1106A ६ पीस                                                 ⇒ W1106A × 6
W1106A के ६ पीस भेज दीजिए                                    ⇒ W1106A × 6
कृपया W1106A ६ नग भेजें                                      ⇒ W1106A × 6
W1106A ६ पीस कल तक चाहिए                                     ⇒ W1106A × 6
W1106A - ६                                                   ⇒ W1106A × 6
ink 664 black 4, ink 003 black 6                             ⇒ Ink 664 | Ink 003 × ?
Brother TN-2365 for HL-L2321D printer 3 pcs                  ⇒ HL-L2321D | TN-2365 × 3
Toner TN-2365 3 nos urgent today                             ⇒ TN-2365 × 3
UPS BX600C-IN - 2 nos with 2 year warranty                   ⇒ BX600C-IN × 2
LM-1200 lamination machine A3 1 pc                           ⇒ LM-1200 × 1
CF226A 2 pcs for M402dn printer                              ⇒ CF226A × 2
CF226A 2 pcs (HP M426)                                       ⇒ CF226A × 2
CF226A 2 pcs HP original only                                ⇒ CF226A × 2
CF226A 2pcs 4500                                             ⇒ CF226A × 2
CF226A 2 pcs ₹4500 each                                      ⇒ CF226A × 2
CF226A-2                                                     ⇒ CF226A × 2
`)

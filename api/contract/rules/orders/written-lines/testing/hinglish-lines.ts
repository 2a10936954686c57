import { linesOfTable } from './line-corpus.ts'

/**
 * Sixty lines as dealers write them on WhatsApp, written before the reader knew their words. "or" may be "aur" or a choice,
 * and is asked about.
 */
export const hinglishLines = linesOfTable(`
bhai Q2612A 10 pcs bhej do                                   ⇒ Q2612A × 10
Q2612A ka 10 piece chahiye                                   ⇒ Q2612A × 10
sir ji CE285A 5 nag bhejna                                   ⇒ CE285A × 5
CE285A paanch pcs                                            ⇒ CE285A × 5
bhaiya 12A toner 4 pc de do                                  ⇒ Q2612A × 4
W1106A 4 dabba                                               ⇒ W1106A × 4
W1106A ke 4 dabbe bhejo                                      ⇒ W1106A × 4
4 dabba W1106A bhej dena kal tak                             ⇒ W1106A × 4
TN2365 do peti                                               ⇒ TN-2365 × ?
TN2365 2 peti                                                ⇒ TN-2365 × 2
DIR615 router 3 lagega                                       ⇒ DIR-615 × 3
DIR 615 3 nos chahiye urgent h                               ⇒ DIR-615 × 3
UC-E6 50 mtr nahi 50 pcs                                     ⇒ UC-E6 × ?
uc e6 100 pis                                                ⇒ UC-E6 × 100
M185 mouse 20 pcs rate kya hai                               ⇒ M185 × ?
M185 20 @ 450 final                                          ⇒ M185 × 20
m185 ka rate batao                                           ⇒ M185 × ?
CF226A hai kya stock me?                                     ⇒ CF226A × ?
CF226A 5 aur CF226X 2 bhejo                                  ⇒ CF226A × 5; CF226X × 2
CF226A 5pc or CF226X 2pc                                     ⇒ CF226A | CF226X × ?
CF226A 5pc + CF226X 2pc                                      ⇒ CF226A × 5; CF226X × 2
CF226A - 5 ,CF226X - 2 , DR2365 - 1                          ⇒ CF226A × 5; CF226X × 2; DR-2365 × 1
Archer C6 wala router 2                                      ⇒ Archer C6 × 2
archer c6 do pcs                                             ⇒ Archer C6 × 2
2 pcs archer c6 pack karo                                    ⇒ Archer C6 × 2
DS-7204HGHI-F1 wala DVR 2 pcs                                ⇒ DS-7204HGHI-F1 × 2
dvr DS7204HGHIF1 - 2 no                                      ⇒ DS-7204HGHI-F1 × 2
WD10PURZ 1tb hdd 5 pcs                                       ⇒ WD10PURZ × 5
1tb WD10PURZ 5                                               ⇒ WD10PURZ × 5
ink 664 black 6 bottle                                       ⇒ Ink 664 × 6
ink 003 ke 12 bottle                                         ⇒ Ink 003 × 12
664 ink 6 pcs                                                ⇒ ? × 6
BX600C-IN ups 3 pcs cod                                      ⇒ BX600C-IN × 3
ups BX600C 3pcs                                              ⇒ BX600C-IN × 3
HLL2321D printer 1 pc with bill                              ⇒ HL-L2321D × 1
hl l2321d ek printer                                         ⇒ HL-L2321D × ?
TL-SG1008D switch 4pcs gst bill chahiye                      ⇒ TL-SG1008D × 4
SG1008D 8 port 4 pcs                                         ⇒ TL-SG1008D × 4
MLT D101S 2pcs samsung                                       ⇒ MLT-D101S × 2
d101s toner 2                                                ⇒ MLT-D101S × 2
KVR26N19S8/8 ram 10pcs best rate dena                        ⇒ KVR26N19S8/8 × 10
8gb ram KVR26N19S8/8 10                                      ⇒ KVR26N19S8/8 × 10
LM-1200 laminator 1 no.                                      ⇒ LM-1200 × 1
Q2612A 10pcs same rate as last time                          ⇒ Q2612A × 10
Q2612A 10 pcs pichli bar wala rate                           ⇒ Q2612A × 10
Q2612A 10 pcs 28 tarikh tak                                  ⇒ Q2612A × 10
Q2612A 10-10 pcs dono godown                                 ⇒ Q2612A × ?
Q2612A 1 darjan                                              ⇒ Q2612A × 12
Q2612A 2 darzan                                              ⇒ Q2612A × 24
Q2612A aadha darjan                                          ⇒ Q2612A × 6
UC-E6 2 jodi                                                 ⇒ UC-E6 × 4
UC-E6 500 pcs (100 x 5 box)                                  ⇒ UC-E6 × ?
Q2612A x10, CE285A x5, CF226A x2 sab urgent                  ⇒ Q2612A × 10; CE285A × 5; CF226A × 2
Q2612A=10/CE285A=5/CF226A=2                                  ⇒ Q2612A | CE285A | CF226A × ?
Q2612A 10 pcs cancel, CE285A 5 pcs                           ⇒ Q2612A × ?; CE285A × 5
Q2612A 10 ki jagah 5 bhejo                                   ⇒ Q2612A × ?
kal wala order me Q2612A 5 pcs aur jod do                    ⇒ Q2612A × 5
ST1000VX005 - 3nag                                           ⇒ ST1000VX005 × 3
790 wala ink 4 pcs                                           ⇒ 790 × 4
DR2365 drum 2pc jaldi                                        ⇒ DR-2365 × 2
`)

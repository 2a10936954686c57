import { linesOfTable } from './line-corpus.ts'

/** Two hundred more, written in two steps after the others were read right; of numbers one was read wrong in each. */
export const furtherUnclearLines = linesOfTable(`
MLT-D101S 7 lakhs only                                       ⇒ MLT-D101S × ?
MLT-D101S 2 thousand five hundred                            ⇒ MLT-D101S × ?
MLT-D101S ek hazaar nag                                      ⇒ MLT-D101S × ?
MLT-D101S 3 सौ                                               ⇒ MLT-D101S × ?
MLT-D101S 5/8                                                ⇒ MLT-D101S × ?
MLT-D101S 1/4 gross                                          ⇒ MLT-D101S × ?
MLT-D101S 3 1/2 pair                                         ⇒ MLT-D101S × ?
MLT-D101S 3 and 1/2 dozen                                    ⇒ MLT-D101S × ?
MLT-D101S 12 to 15 box                                       ⇒ MLT-D101S × ?
MLT-D101S 12 या 15 नग                                        ⇒ MLT-D101S × ?
MLT-D101S 12ya15                                             ⇒ MLT-D101S × ?
MLT-D101S 12 nahi to 15 pcs                                  ⇒ MLT-D101S × ?
MLT-D101S 12 ke jagah pe 15 pcs                              ⇒ MLT-D101S × ?
MLT-D101S 12 pcs increase to 15                              ⇒ MLT-D101S × ?
MLT-D101S qty 12 revised 15                                  ⇒ MLT-D101S × ?
MLT-D101S qty changed from 12 to 15                          ⇒ MLT-D101S × ?
MLT-D101S old qty 12 new qty 15                              ⇒ MLT-D101S × ?
MLT-D101S 12-3 nos                                           ⇒ MLT-D101S × ?
MLT-D101S 12 nos deduct 3                                    ⇒ MLT-D101S × ?
MLT-D101S 12 me 1 free                                       ⇒ MLT-D101S × ?
MLT-D101S 12 pcs with 1 free                                 ⇒ MLT-D101S × ?
MLT-D101S (12+1)                                             ⇒ MLT-D101S × ?
MLT-D101S 12 + 1 + 1                                         ⇒ MLT-D101S × ?
MLT-D101S 6 each black and blue                              ⇒ MLT-D101S × ?
MLT-D101S 6 black 6 blue                                     ⇒ MLT-D101S × ?
MLT-D101S black 6 blue 4                                     ⇒ MLT-D101S × ?
MLT-D101S 3 packets containing 10                            ⇒ MLT-D101S × ?
MLT-D101S 3 pkt (10)                                         ⇒ MLT-D101S × ?
MLT-D101S 3 pack/10                                          ⇒ MLT-D101S × ?
MLT-D101S 3 dabba 10 piece wala                              ⇒ MLT-D101S × ?
MLT-D101S 10 per box 3                                       ⇒ MLT-D101S × ?
MLT-D101S 3 x box of 10                                      ⇒ MLT-D101S × ?
MLT-D101S set of 4                                           ⇒ MLT-D101S × ?
MLT-D101S 4 color set 2                                      ⇒ MLT-D101S × ?
MLT-D101S 2300 × 3                                           ⇒ MLT-D101S × ?
MLT-D101S 3 * 2300 = 6900                                    ⇒ MLT-D101S × ?
MLT-D101S 3 {2300}                                           ⇒ MLT-D101S × ?
MLT-D101S 2300 (3)                                           ⇒ MLT-D101S × ?
MLT-D101S 2300 excl gst                                      ⇒ MLT-D101S × ?
MLT-D101S 2300 +18%                                          ⇒ MLT-D101S × ?
MLT-D101S 2300 + tax                                         ⇒ MLT-D101S × ?
MLT-D101S 2300 landed                                        ⇒ MLT-D101S × ?
MLT-D101S 2300 ka                                            ⇒ MLT-D101S × ?
MLT-D101S 2300 mein milega                                   ⇒ MLT-D101S × ?
MLT-D101S 2300 chalega                                       ⇒ MLT-D101S × ?
MLT-D101S 2300 bucks                                         ⇒ MLT-D101S × ?
MLT-D101S Rs2300                                             ⇒ MLT-D101S × ?
MLT-D101S INR 2300 x 3                                       ⇒ MLT-D101S × 3
MLT-D101S best 2300                                          ⇒ MLT-D101S × ?
MLT-D101S 3 @2300 each                                       ⇒ MLT-D101S × 3
MLT-D101S 3 nos @ 2300 net                                   ⇒ MLT-D101S × 3
MLT-D101S 3 nos 2300                                         ⇒ MLT-D101S × 3
MLT-D101S 3 - 2300                                           ⇒ MLT-D101S × ?
MLT-D101S, 3, 2300                                           ⇒ MLT-D101S × ?
MLT-D101S MRP 2900 DP 2300 3 nos                             ⇒ MLT-D101S × 3
MLT-D101S warranty 6 months 3 nos                            ⇒ MLT-D101S × 3
MLT-D101S warranty 6                                         ⇒ MLT-D101S × ?
MLT-D101S 45 minutes                                         ⇒ MLT-D101S × ?
MLT-D101S by 28th                                            ⇒ MLT-D101S × ?
MLT-D101S 28 ko                                              ⇒ MLT-D101S × ?
MLT-D101S 28 tak bhejo                                       ⇒ MLT-D101S × ?
MLT-D101S before 10 am                                       ⇒ MLT-D101S × ?
MLT-D101S 10.30 am                                           ⇒ MLT-D101S × ?
MLT-D101S 10:30                                              ⇒ MLT-D101S × ?
MLT-D101S Tuesday 3                                          ⇒ MLT-D101S × ?
MLT-D101S H-12 Sector 5                                      ⇒ MLT-D101S × ?
MLT-D101S Plot No. 45, Phase 2                               ⇒ MLT-D101S × ?
MLT-D101S for branch 3                                       ⇒ MLT-D101S × ?
MLT-D101S table 4                                            ⇒ MLT-D101S × ?
Our ref: 556 MLT-D101S                                       ⇒ MLT-D101S × ?
Order#556 MLT-D101S                                          ⇒ MLT-D101S × ?
Order ID 556: MLT-D101S                                      ⇒ MLT-D101S × ?
Purchase order 556 MLT-D101S                                 ⇒ MLT-D101S × ?
PO-556 MLT-D101S                                             ⇒ MLT-D101S × ?
PO#556 MLT-D101S 3                                           ⇒ MLT-D101S × 3
Enq no 556 MLT-D101S                                         ⇒ MLT-D101S × ?
Point 3 MLT-D101S                                            ⇒ MLT-D101S × ?
3.) MLT-D101S                                                ⇒ MLT-D101S × ?
3- MLT-D101S                                                 ⇒ MLT-D101S × ?
3-MLT-D101S                                                  ⇒ MLT-D101S × ?
3.MLT-D101S                                                  ⇒ MLT-D101S × ?
Serial 3 MLT-D101S 6 pcs                                     ⇒ MLT-D101S × 6
क्रमांक 3 MLT-D101S                                          ⇒ MLT-D101S × ?
~3~ MLT-D101S 4                                              ⇒ MLT-D101S × ?
MLT-D101S 4 ~pcs~                                            ⇒ MLT-D101S × ?
MLT-D101S 4 (cancelled)                                      ⇒ MLT-D101S × ?
MLT-D101S 4 nahi bhejna                                      ⇒ MLT-D101S × ?
MLT-D101S 4 pcs stop                                         ⇒ MLT-D101S × ?
MLT-D101S 4 nos withdrawn                                    ⇒ MLT-D101S × ?
MLT-D101S 4 pcs galti se                                     ⇒ MLT-D101S × ?
MLT-D101S 4 pcs abhi mat                                     ⇒ MLT-D101S × ?
MLT-D101S 4 पीस मत भेजना                                     ⇒ MLT-D101S × ?
MLT-D101S 4 पीस वापस                                         ⇒ MLT-D101S × ?
MLT-D101S 4 pcs bhej chuke                                   ⇒ MLT-D101S × ?
MLT-D101S 4 pcs ordered yesterday                            ⇒ MLT-D101S × ?
MLT-D101S 4 pcs pehle liya tha                               ⇒ MLT-D101S × ?
MLT-D101S 4 pcs not received                                 ⇒ MLT-D101S × ?
DIR-615 9 hundred only                                       ⇒ DIR-615 × ?
DIR-615 9 sau nag                                            ⇒ DIR-615 × ?
DIR-615 0.5 lakh                                             ⇒ DIR-615 × ?
DIR-615 9 दर्जन और 3                                         ⇒ DIR-615 × ?
DIR-615 9 dozen plus 3                                       ⇒ DIR-615 × ?
DIR-615 9 dozen 3 pcs                                        ⇒ DIR-615 × ?
DIR-615 9.5 dozen                                            ⇒ DIR-615 × 114
DIR-615 3/5 pair                                             ⇒ DIR-615 × ?
DIR-615 3 by 4 dozen                                         ⇒ DIR-615 × ?
DIR-615 7~9 pcs                                              ⇒ DIR-615 × ?
DIR-615 7…9 pcs                                              ⇒ DIR-615 × ?
DIR-615 7..9 pcs                                             ⇒ DIR-615 × ?
DIR-615 7 / 9                                                ⇒ DIR-615 × ?
DIR-615 7 athva 9 pcs                                        ⇒ DIR-615 × ?
DIR-615 7 अथवा 9 पीस                                         ⇒ DIR-615 × ?
DIR-615 7 se 9 tak                                           ⇒ DIR-615 × ?
DIR-615 not 7, 9 pcs                                         ⇒ DIR-615 × ?
DIR-615 7 pcs correction 9 pcs                               ⇒ DIR-615 × ?
DIR-615 7 pcs (9 chahiye)                                    ⇒ DIR-615 × ?
DIR-615 7 pcs -> 9 pcs                                       ⇒ DIR-615 × ?
DIR-615 7 -> 9                                               ⇒ DIR-615 × ?
DIR-615 7 => 9 pcs                                           ⇒ DIR-615 × ?
DIR-615 7 kar ke 9 pcs                                       ⇒ DIR-615 × ?
DIR-615 7 me 2 aur jodo                                      ⇒ DIR-615 × ?
DIR-615 7 pcs, 2 extra                                       ⇒ DIR-615 × ?
DIR-615 7 pcs & 2 spare                                      ⇒ DIR-615 × ?
DIR-615 7 pcs / 2 spare                                      ⇒ DIR-615 × ?
DIR-615 7 pcs incl 2 free                                    ⇒ DIR-615 × ?
DIR-615 7 pc 1 free wala                                     ⇒ DIR-615 × ?
DIR-615 2 ctn = 40 pcs                                       ⇒ DIR-615 × ?
DIR-615 2 ctn 40                                             ⇒ DIR-615 × ?
DIR-615 2 ctn(40)                                            ⇒ DIR-615 × ?
DIR-615 2 ctn ke 40 pcs                                      ⇒ DIR-615 × ?
DIR-615 2 box, 20 in each box                                ⇒ DIR-615 × ?
DIR-615 20/box 2                                             ⇒ DIR-615 × ?
DIR-615 box 20 x 2                                           ⇒ DIR-615 × ?
DIR-615 2 डिब्बे हर एक में 20                                ⇒ DIR-615 × ?
DIR-615 900 x 7 pcs                                          ⇒ DIR-615 × ?
DIR-615 7X900                                                ⇒ DIR-615 × ?
DIR-615 7 X 900/-                                            ⇒ DIR-615 × ?
DIR-615 7 @900 6300                                          ⇒ DIR-615 × ?
DIR-615 7 pcs 900 6300                                       ⇒ DIR-615 × 7
DIR-615 7 nos 6300 total                                     ⇒ DIR-615 × ?
DIR-615 900 p/pc                                             ⇒ DIR-615 × ?
DIR-615 900 per unit + gst                                   ⇒ DIR-615 × ?
DIR-615 900 rs                                               ⇒ DIR-615 × ?
DIR-615 900rs 7pc                                            ⇒ DIR-615 × 7
DIR-615 900 rs 7                                             ⇒ DIR-615 × ?
DIR-615 7 rs 900                                             ⇒ DIR-615 × 7
DIR-615 900 रुपए में                                         ⇒ DIR-615 × ?
DIR-615 ₹900 में 7 पीस                                       ⇒ DIR-615 × 7
DIR-615 rate ₹ 900 7                                         ⇒ DIR-615 × ?
DIR-615 900 dealer price                                     ⇒ DIR-615 × ?
DIR-615 dealer price is 900                                  ⇒ DIR-615 × ?
DIR-615 900 ok                                               ⇒ DIR-615 × ?
DIR-615 900 done                                             ⇒ DIR-615 × ?
DIR-615 900 discount ke baad                                 ⇒ DIR-615 × ?
DIR-615 90 days credit                                       ⇒ DIR-615 × ?
DIR-615 30 din credit 7 pcs                                  ⇒ DIR-615 × 7
DIR-615 7 working days                                       ⇒ DIR-615 × ?
DIR-615 7 January                                            ⇒ DIR-615 × ?
DIR-615 on 7 Jan 4 pcs                                       ⇒ DIR-615 × 4
DIR-615 since 2019                                           ⇒ DIR-615 × ?
DIR-615 ver 2                                                ⇒ DIR-615 × ?
DIR-615 v2                                                   ⇒ DIR-615 × ?
DIR-615 rev 2                                                ⇒ DIR-615 × ?
DIR-615 hardware version 2                                   ⇒ DIR-615 × ?
DIR-615 4 antenna                                            ⇒ DIR-615 × ?
DIR-615 300 mbps                                             ⇒ DIR-615 × ?
DIR-615 4 port                                               ⇒ DIR-615 × ?
S.O. No 77 DIR-615                                           ⇒ DIR-615 × ?
Estimate 77 DIR-615                                          ⇒ DIR-615 × ?
DIR-615 (PO 77)                                              ⇒ DIR-615 × ?
DIR-615 (77)                                                 ⇒ DIR-615 × 77
DIR-615 job 77                                               ⇒ DIR-615 × ?
77 DIR-615 (PO)                                              ⇒ DIR-615 × ?
dukan no 7 DIR-615                                           ⇒ DIR-615 × ?
DIR-615 mobile 98450                                         ⇒ DIR-615 × ?
DIR-615 pin 580020                                           ⇒ DIR-615 × ?
DIR-615 Hubli 20                                             ⇒ DIR-615 × ?
#7 DIR-615                                                   ⇒ DIR-615 × ?
Q7. DIR-615                                                  ⇒ DIR-615 × ?
7) DIR-615                                                   ⇒ DIR-615 × ?
7.) DIR-615 4                                                ⇒ DIR-615 × ?
*~DIR-615 4 pcs~*                                            ⇒ DIR-615 × ?
~*DIR-615* 4~                                                ⇒ DIR-615 × ?
_~DIR-615~_ 4                                                ⇒ DIR-615 × ?
`)

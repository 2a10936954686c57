import { linesOfTable } from './line-corpus.ts'

/** A hundred more, written when those were read right; of numbers one was read wrong. */
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
`)

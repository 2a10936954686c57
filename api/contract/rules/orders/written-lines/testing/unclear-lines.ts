import { linesOfTable } from './line-corpus.ts'

/**
 * Lines whose numbers are no quantity, or not the whole of it: words of size, fractions, ranges, sums, prices, times, numbers of
 * documents, what was struck out. They are asked about, or read right.
 */
export const unclearLines = linesOfTable(`
Q2612A 1 lakh                                                ⇒ Q2612A × ?
Q2612A 1 lakh pcs                                            ⇒ Q2612A × ?
Q2612A 2 hundred                                             ⇒ Q2612A × ?
Q2612A 2 hundred pcs                                         ⇒ Q2612A × ?
Q2612A 1 thousand pcs                                        ⇒ Q2612A × ?
Q2612A 10 lac                                                ⇒ Q2612A × ?
Q2612A 1/2 dozen                                             ⇒ Q2612A × ?
Q2612A 1 1/2 dozen                                           ⇒ Q2612A × ?
Q2612A 1½ dozen                                              ⇒ Q2612A × ?
Q2612A 2 and half dozen                                      ⇒ Q2612A × ?
Q2612A 10 + 2 pcs                                            ⇒ Q2612A × ?
Q2612A 10 pcs + 1 free                                       ⇒ Q2612A × ?
Q2612A 10 pcs 2 free                                         ⇒ Q2612A × ?
Q2612A 5 pcs + 5 pcs                                         ⇒ Q2612A × ?
Q2612A 10 to 12 pcs                                          ⇒ Q2612A × ?
Q2612A 10/12 pcs                                             ⇒ Q2612A × ?
Q2612A 5 instead of 10 pcs                                   ⇒ Q2612A × ?
Q2612A 10 pcs less 2                                         ⇒ Q2612A × ?
Q2612A 10 pc minus 2                                         ⇒ Q2612A × ?
Q2612A 2 packs of 5                                          ⇒ Q2612A × ?
Q2612A 2 box of 10                                           ⇒ Q2612A × ?
Q2612A 2 box of 100                                          ⇒ Q2612A × ?
Q2612A 10 x 1150                                             ⇒ Q2612A × ?
Q2612A 1150 x 10                                             ⇒ Q2612A × ?
Q2612A 3 x 10                                                ⇒ Q2612A × ?
Q2612A 3 x 10 pcs                                            ⇒ Q2612A × ?
Q2612A 2*5 pcs                                               ⇒ Q2612A × ?
Q2612A (10 x 2)                                              ⇒ Q2612A × ?
Q2612A 10 pcs x 10                                           ⇒ Q2612A × ?
3 x 10 Q2612A                                                ⇒ Q2612A × ?
Q2612A 10 (1150)                                             ⇒ Q2612A × ?
PO 4512 Q2612A                                               ⇒ Q2612A × ?
PO No. 4512 Q2612A                                           ⇒ Q2612A × ?
Order no 4512 Q2612A                                         ⇒ Q2612A × ?
Order 4512 Q2612A                                            ⇒ Q2612A × ?
order 10 Q2612A                                              ⇒ Q2612A × 10
PO No. 4512                                                  ⇒
PO 4512 Q2612A 10 pcs                                        ⇒ Q2612A × 10
~Q2612A 5~                                                   ⇒ Q2612A × ?
Q2612A ~10~                                                  ⇒ Q2612A × ?
Q2612A ~10~ 5 pcs                                            ⇒ Q2612A × ?
Q2612A 1150 each                                             ⇒ Q2612A × ?
Q2612A 1150 per pc                                           ⇒ Q2612A × ?
Q2612A 1150 per piece                                        ⇒ Q2612A × ?
Q2612A 1150/piece 5                                          ⇒ Q2612A × ?
Q2612A 1150 net                                              ⇒ Q2612A × ?
Q2612A 1150 + gst                                            ⇒ Q2612A × ?
Q2612A 1150 plus gst                                         ⇒ Q2612A × ?
Q2612A 1150 incl                                             ⇒ Q2612A × ?
Q2612A Rs:1150                                               ⇒ Q2612A × ?
Q2612A Rs - 1150                                             ⇒ Q2612A × ?
Q2612A @Rs:1150                                              ⇒ Q2612A × ?
Q2612A 10 rupees                                             ⇒ Q2612A × ?
Q2612A 10 pcs 1150 each                                      ⇒ Q2612A × 10
Q2612A 10 pcs Rs:1150                                        ⇒ Q2612A × 10
Q2612A 6 months                                              ⇒ Q2612A × ?
Q2612A 2 days                                                ⇒ Q2612A × ?
Q2612A 10 pcs within 3 days                                  ⇒ Q2612A × 10
Sl No 3 Q2612A                                               ⇒ Q2612A × ?
SN 3 Q2612A                                                  ⇒ Q2612A × ?
Sl.No.3 Q2612A 5                                             ⇒ Q2612A × 5
Item 3: Q2612A                                               ⇒ Q2612A × ?
Line 3 Q2612A                                                ⇒ Q2612A × ?
3: Q2612A                                                    ⇒ Q2612A × ?
3 - Q2612A                                                   ⇒ Q2612A × ?
3] Q2612A                                                    ⇒ Q2612A × ?
No. 3 - Q2612A                                               ⇒ Q2612A × ?
Q2612A shop no 5                                             ⇒ Q2612A × ?
Q2612A gala no 5                                             ⇒ Q2612A × ?
5 nos each of Q2612A & CE285A                                ⇒ Q2612A | CE285A × ?
Q2612A BK/C/M/Y 2 each                                       ⇒ Q2612A × ?
Q2612A sold 5 pcs                                            ⇒ Q2612A × ?
Q2612A return 5 pcs                                          ⇒ Q2612A × ?
rate 1) Q2612A - 5                                           ⇒ Q2612A × ?
price 1) Q2612A - 5                                          ⇒ Q2612A × ?
Q2612A (rate 1150) - 5                                       ⇒ Q2612A × 5
`)

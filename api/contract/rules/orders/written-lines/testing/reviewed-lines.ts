import { listsOfTable } from './dealer-lists.ts'
import { linesOfTable } from './line-corpus.ts'

/** Lines of a reviewer: what explains a number stands in another cell, in brackets, or in words that no list of words held. */
export const reviewedLines = linesOfTable(`
Q2612A␉3␉Dozen                                               ⇒ Q2612A × 36
Q2612A␉2␉Box                                                 ⇒ Q2612A × 2
Q2612A, 3, doz                                               ⇒ Q2612A × 36
Q2612A␉3␉Pcs                                                 ⇒ Q2612A × 3
Q2612A 2, dozen                                              ⇒ Q2612A × 24
Q2612A 2 (dozen)                                             ⇒ Q2612A × 24
Q2612A - 2 [doz]                                             ⇒ Q2612A × 24
Q2612A 2 (box)                                               ⇒ Q2612A × 2
Q2612A, 2, box of 10                                         ⇒ Q2612A × ?
Q2612A | 3 | Dozen                                           ⇒ Q2612A × 36
Q2612A 3; lakh                                               ⇒ Q2612A × ?
Q2612A␉3␉Cancelled                                           ⇒ Q2612A × ?
Q2612A 3, already received                                   ⇒ Q2612A × ?
Q2612A 5 (cancelled)                                         ⇒ Q2612A × ?
Q2612A 5 (replacement)                                       ⇒ Q2612A × ?
Q2612A␉5␉pending                                             ⇒ Q2612A × ?
Q2612A, 5, free                                              ⇒ Q2612A × ?
Q2612A 5 (sample)                                            ⇒ Q2612A × ?
Q2612A 1000 (only)                                           ⇒ Q2612A × ?
Q2612A 1150 (per pc)                                         ⇒ Q2612A × ?
Q2612A 1150, per pc                                          ⇒ Q2612A × ?
Q2612A 1150 (net)                                            ⇒ Q2612A × ?
Q2612A 1150, each                                            ⇒ Q2612A × ?
Q2612A, 1150, plus gst                                       ⇒ Q2612A × ?
Q2612A 6, months                                             ⇒ Q2612A × ?
Q2612A 6 (months warranty)                                   ⇒ Q2612A × ?
Q2612A 950 [rate]                                            ⇒ Q2612A × ?
Q2612A 950 (rate)                                            ⇒ Q2612A × ?
Q2612A␉950␉Rs                                                ⇒ Q2612A × ?
Q2612A 950 (dp)                                              ⇒ Q2612A × ?
Q2612A 950, mrp                                              ⇒ Q2612A × ?
Q2612A 950 (MRP)                                             ⇒ Q2612A × ?
Q2612A 1020 (printer)                                        ⇒ Q2612A × ?
Q2612A 2000 (pages)                                          ⇒ Q2612A × ?
Q2612A 200, pages                                            ⇒ Q2612A × ?
Q2612A 18, %                                                 ⇒ Q2612A × ?
Q2612A 10, 000                                               ⇒ Q2612A × ?
Q2612A kal 5 pcs bheje the                                   ⇒ Q2612A × ?
Q2612A mere paas 5 pcs hai                                   ⇒ Q2612A × ?
Q2612A aapne 5 pcs kam bheje                                 ⇒ Q2612A × ?
Q2612A 5 pcs kam aaye                                        ⇒ Q2612A × ?
Q2612A 5 pcs khali                                           ⇒ Q2612A × ?
Q2612A 5 pcs replacement                                     ⇒ Q2612A × ?
Q2612A 5 pcs exchange                                        ⇒ Q2612A × ?
Q2612A 5 pcs missing                                         ⇒ Q2612A × ?
Q2612A 5 pcs not working                                     ⇒ Q2612A × ?
Q2612A 5 pcs leak                                            ⇒ Q2612A × ?
Q2612A 5 pcs expired                                         ⇒ Q2612A × ?
Q2612A payment of 5 pcs done                                 ⇒ Q2612A × ?
Q2612A 5 pcs paid                                            ⇒ Q2612A × ?
Q2612A credit note 5 pcs                                     ⇒ Q2612A × ?
Q2612A CN for 5 pcs                                          ⇒ Q2612A × ?
Q2612A last bill 5 pcs                                       ⇒ Q2612A × ?
Q2612A 5 pcs ka bill bhejo                                   ⇒ Q2612A × ?
Q2612A 5 pcs kitne ka                                        ⇒ Q2612A × ?
Q2612A 5 pcs kab milega                                      ⇒ Q2612A × ?
Q2612A 5 pcs ready hai?                                      ⇒ Q2612A × ?
Q2612A 5 pcs lene pe discount                                ⇒ Q2612A × ?
Q2612A if 5 pcs then rate                                    ⇒ Q2612A × ?
Q2612A moq 5 pcs                                             ⇒ Q2612A × ?
Q2612A 5 pcs moq                                             ⇒ Q2612A × ?
Q2612A 5 pcs chahiye the                                     ⇒ Q2612A × ?
Q2612A 5 pcs wala pack                                       ⇒ Q2612A × ?
Q2612A 5 pcs in a box                                        ⇒ Q2612A × ?
Q2612A 5 pcs per box                                         ⇒ Q2612A × ?
Q2612A 5 pcs dono                                            ⇒ Q2612A × ?
Q2612A 5 pcs ka rate kya hai                                 ⇒ Q2612A × ?
Q2612A rate for 5 pcs?                                       ⇒ Q2612A × ?
Q2612A 5 pcs?                                                ⇒ Q2612A × ?
Q2612A do you have 5 pcs                                     ⇒ Q2612A × ?
Q2612A last time 5 pcs                                       ⇒ Q2612A × ?
Q2612A 5 pcs monthly                                         ⇒ Q2612A × ?
Q2612A 5 pcs twice                                           ⇒ Q2612A × ?
Q2612A 5 pcs do baar                                         ⇒ Q2612A × ?
Q2612A price for 10 pcs                                      ⇒ Q2612A × ?
Q2612A 10 pcs rate?                                          ⇒ Q2612A × ?
Q2612A extra 5 pcs                                           ⇒ Q2612A × ?
Q2612A 5 pcs total 15 pcs                                    ⇒ Q2612A × ?
Q2612A 1020                                                  ⇒ Q2612A × ?
Q2612A 1150                                                  ⇒ Q2612A × ?
Q2612A␉1150                                                  ⇒ Q2612A × ?
12A 1150                                                     ⇒ Q2612A × ?
UC-E6 2400                                                   ⇒ UC-E6 × ?
790 qty 2                                                    ⇒ 790 × 2
Qty 2 790                                                    ⇒ 790 × 2
Q2612A (-5)                                                  ⇒ Q2612A × ?
need Q2612A 5 pcs by 5 pm                                    ⇒ Q2612A × 5
`)

/** Tables and headings of the same reviewer. */
export const reviewedLists = listsOfTable(`# a column of units
Item␉Qty␉UOM
Q2612A␉3␉DZN
CE285A␉2␉BOX
⇒ Q2612A × 36; CE285A × 2
# prices under a comma
Item,Price
12A,950
85A,850
⇒ Q2612A × ?; CE285A × ?
# rates under a tab
Model␉Rate
Q2612A␉1150
CE285A␉950
⇒ Q2612A × ?; CE285A × ?
# rates under blanks
Item Rate
Q2612A 150
CE285A 95
⇒ Q2612A × ?; CE285A × ?
# a list of rates
Rate list
Q2612A 150
CE285A 95
⇒ Q2612A × ?; CE285A × ?
# a list of prices
*Price List*
Q2612A - 150
CE285A - 95
⇒ ? × ?; Q2612A × ?; CE285A × ?
# stock
Part No␉Stock
Q2612A␉25
⇒ Q2612A × ?
# minimum
Part No␉MOQ
Q2612A␉10
⇒ Q2612A × ?
# dozens in the heading
Model␉Qty (Doz)
Q2612A␉5
⇒ Q2612A × 60
# dozens above
Qty in dozen
Q2612A 5
⇒ ? × ?; Q2612A × ?
# boxes above
Dozen:
Q2612A 5
⇒ Q2612A × ?
# stock above
Stock available:
Q2612A 25
CE285A 10
⇒ Q2612A × ?; CE285A × ?
# owed
Pending order:
Q2612A 5
⇒ Q2612A × ?
# received
Received today:
Q2612A 5 pcs
⇒ Q2612A × ?
# returned
Return:
Q2612A 2 pcs
⇒ Q2612A × ?
# cancelled above
Q2612A 5 pcs
CE285A 3 pcs
above order cancel
⇒ Q2612A × ?; CE285A × ?; ? × ?
# cancelled in a column
Model␉Qty␉Status
Q2612A␉5␉Cancelled
CE285A␉3␉Urgent
⇒ Q2612A × ?; CE285A × 3
# a row of another width
Model,Qty,Rate
Q2612A,150
CE285A,3,950
⇒ Q2612A × ?; CE285A × 3
# a price beside a quantity
Model␉MRP␉Qty
Q2612A␉1500␉2
⇒ Q2612A × 2
# quantity first
Qty␉Model
5 Doz␉Q2612A
⇒ Q2612A × 60
# three columns of blanks
Model Qty Rate
Q2612A 5 1150
⇒ Q2612A × ?
# a long list
Model␉Qty
UC-E6␉2,400
Q2612A␉5
⇒ UC-E6 × 2400; Q2612A × 5
# a changed message
12A 5 pcs
(edited) 12A 10 pcs
⇒ Q2612A × ?; Q2612A × ?
# a changed message alone
85A 5 pcs
12A 10 pcs <This message was edited>
⇒ CE285A × 5; Q2612A × 10
`)

import { linesOfTable } from './line-corpus.ts'

/** More lines of the kinds of `unclearLines` with other words, each written before it was read the first time. */
export const moreUnclearLines = linesOfTable(`
CE285A 3 lac nos                                             ⇒ CE285A × ?
UC-E6 5 hazaar piece bhejo                                   ⇒ UC-E6 × ?
UC-E6 ५ सौ पीस                                               ⇒ UC-E6 × ?
UC-E6 do hazar 500 pcs                                       ⇒ UC-E6 × ?
UC-E6 1.5k pcs                                               ⇒ UC-E6 × ?
CF226A 3/4 dozen                                             ⇒ CF226A × ?
CF226A 2½ box                                                ⇒ CF226A × ?
CF226A saade 3 darjan                                        ⇒ CF226A × ?
CF226A ढाई दर्जन 2                                           ⇒ CF226A × ?
CF226A 1 and a half dozen                                    ⇒ CF226A × ?
W1106A 8 se 10 pcs                                           ⇒ W1106A × ?
W1106A 8 ya 10 nag                                           ⇒ W1106A × ?
W1106A ८ या १० पीस                                           ⇒ W1106A × ?
W1106A between 8 and 10 nos                                  ⇒ W1106A × ?
W1106A 8 or 10                                               ⇒ W1106A × ?
W1106A 20 pcs make it 100                                    ⇒ W1106A × ?
W1106A 20 ke badle 30 pcs                                    ⇒ W1106A × ?
W1106A 20 nahi 30 bhejo                                      ⇒ W1106A × ?
W1106A earlier 20 now 30 pcs                                 ⇒ W1106A × ?
W1106A 20 pcs, 4 pcs kam karo                                ⇒ W1106A × ?
M185 6 nos + 2 nos extra                                     ⇒ M185 × ?
M185 10 pe 1 free                                            ⇒ M185 × ?
M185 10 pcs scheme 1                                         ⇒ M185 × ?
M185 5 black + 5 blue                                        ⇒ M185 × ?
M185 3 carton me 20 pcs                                      ⇒ M185 × ?
M185 3 carton (20 pcs in each)                               ⇒ M185 × ?
M185 pack of 10                                              ⇒ M185 × ?
M185 3 डिब्बे 20 वाले                                        ⇒ M185 × ?
TN-2365 4 into 1250                                          ⇒ TN-2365 × ?
TN-2365 4 @ 1250 = 5000                                      ⇒ TN-2365 × ?
TN-2365 12*100                                               ⇒ TN-2365 × ?
TN-2365 1250 ka ek                                           ⇒ TN-2365 × ?
TN-2365 1250 wala                                            ⇒ TN-2365 × ?
TN-2365 1250 a piece                                         ⇒ TN-2365 × ?
TN-2365 1250 only                                            ⇒ TN-2365 × ?
TN-2365 INR: 1250                                            ⇒ TN-2365 × ?
TN-2365 at Rs. 1250 nett                                     ⇒ TN-2365 × ?
TN-2365 रु. 1250 प्रति पीस                                   ⇒ TN-2365 × ?
TN-2365 4 pcs price 1250 gst extra                           ⇒ TN-2365 × 4
TN-2365 discount 12                                          ⇒ TN-2365 × ?
Invoice 882 DR-2365                                          ⇒ DR-2365 × ?
Your quotation no. 75 DR-2365                                ⇒ DR-2365 × ?
DR-2365 against bill no 45                                   ⇒ DR-2365 × ?
DR-2365 2 pcs as per PO 118                                  ⇒ DR-2365 × 2
Sr.No. 7 - DR-2365                                           ⇒ DR-2365 × ?
7 : DR-2365 drum                                             ⇒ DR-2365 × ?
DR-2365 godown no 4                                          ⇒ DR-2365 × ?
DR-2365 floor 3 office 12                                    ⇒ DR-2365 × ?
DR-2365 deliver by 5 pm                                      ⇒ DR-2365 × ?
DR-2365 15 din me chahiye                                    ⇒ DR-2365 × ?
DR-2365 12 month warranty                                    ⇒ DR-2365 × ?
DR-2365 २ महीने की वारंटी                                    ⇒ DR-2365 × ?
DR-2365 3 Dec tak                                            ⇒ DR-2365 × ?
~CE285A 12 pcs~                                              ⇒ CE285A × ?
CE285A ~12~ 15                                               ⇒ CE285A × ?
CE285A 12 nos wapas lena hai                                 ⇒ CE285A × ?
CE285A 12 mat bhejna                                         ⇒ CE285A × ?
CE285A kam se kam 12                                         ⇒ CE285A × ?
CE285A & CF226A 3 pcs each                                   ⇒ CE285A | CF226A × ?
CE285A har branch me 2 pcs                                   ⇒ CE285A × ?
CE285A 12 पीस भेज दो भाई                                     ⇒ CE285A × 12
CE285A 12 bhej dena kal subah                                ⇒ CE285A × 12
UC-E6 एक हज़ार 200 पीस                                       ⇒ UC-E6 × ?
UC-E6 one hundred 20 nos                                     ⇒ UC-E6 × ?
UC-E6 3 score                                                ⇒ UC-E6 × ?
UC-E6 2 L                                                    ⇒ UC-E6 × ?
UC-E6 10 thou                                                ⇒ UC-E6 × ?
UC-E6 5 K nos                                                ⇒ UC-E6 × ?
UC-E6 quarter dozen 4                                        ⇒ UC-E6 × ?
UC-E6 2.25 dozen                                             ⇒ UC-E6 × ?
UC-E6 sawa 2 dozen                                           ⇒ UC-E6 × ?
CE285A 6-7 cartridges                                        ⇒ CE285A × ?
CE285A 6 till 8 pcs                                          ⇒ CE285A × ?
CE285A 6 pcs not 8                                           ⇒ CE285A × ?
CE285A 6 pcs sorry 8 pcs                                     ⇒ CE285A × ?
CE285A 6 pcs sorry 8                                         ⇒ CE285A × ?
CE285A change 6 to 8                                         ⇒ CE285A × ?
CE285A was 6 make 8 pcs                                      ⇒ CE285A × ?
CE285A 6 pcs aur 2 add karo                                  ⇒ CE285A × ?
CE285A 6 me se 2 bhejo                                       ⇒ CE285A × ?
CE285A 6 plus 1 offer                                        ⇒ CE285A × ?
CE285A 6+1                                                   ⇒ CE285A × ?
CE285A 6 pcs and 1 foc                                       ⇒ CE285A × ?
CE285A buy 6 get 1                                           ⇒ CE285A × ?
CE285A 6 pcs Delhi, 4 pcs Mumbai                             ⇒ CE285A × ?
CE285A 6 Delhi 4 Mumbai                                      ⇒ CE285A × ?
CE285A 4 pcs Delhi 4 pcs Mumbai                              ⇒ CE285A × ?
CE285A 2 packets with 12                                     ⇒ CE285A × ?
CE285A 2 packet 12 wala                                      ⇒ CE285A × ?
CE285A 2 pkt x 12 pcs                                        ⇒ CE285A × ?
CE285A 2 pkt * 12                                            ⇒ CE285A × ?
CE285A 2 sets, 4 per set                                     ⇒ CE285A × ?
CE285A box of 12 - 2                                         ⇒ CE285A × ?
CE285A 4 times 10                                            ⇒ CE285A × ?
CE285A 890 mein                                              ⇒ CE285A × ?
CE285A 890 final                                             ⇒ CE285A × ?
CE285A 890 last                                              ⇒ CE285A × ?
CE285A 890 cash                                              ⇒ CE285A × ?
CE285A 890 tak                                               ⇒ CE285A × ?
CE285A 890 me dena                                           ⇒ CE285A × ?
CE285A 890 me doge?                                          ⇒ CE285A × ?
CE285A 890 all inclusive                                     ⇒ CE285A × ?
CE285A 890++                                                 ⇒ CE285A × ?
CE285A 890 + taxes                                           ⇒ CE285A × ?
CE285A 890 without gst                                       ⇒ CE285A × ?
CE285A 890 w/o gst                                           ⇒ CE285A × ?
CE285A price: 890                                            ⇒ CE285A × ?
CE285A rate kya 890                                          ⇒ CE285A × ?
CE285A @890/pc 6                                             ⇒ CE285A × 6
CE285A ₹ 890                                                 ⇒ CE285A × ?
CE285A 6 pcs for 890                                         ⇒ CE285A × 6
CE285A 6 for 890                                             ⇒ CE285A × ?
CE285A 5% discount                                           ⇒ CE285A × ?
CE285A page yield 1600                                       ⇒ CE285A × ?
CE285A yield 1600 pages                                      ⇒ CE285A × ?
CE285A 1600 pages                                            ⇒ CE285A × ?
CE285A 1600 page 4 pcs                                       ⇒ CE285A × 4
CE285A 85 gsm                                                ⇒ CE285A × ?
CE285A room 12                                               ⇒ CE285A × ?
CE285A opp. pillar 12                                        ⇒ CE285A × ?
CE285A near gate no. 4                                       ⇒ CE285A × ?
CE285A SO 4512                                               ⇒ CE285A × ?
SO 4512 CE285A                                               ⇒ CE285A × ?
Ticket 4512: CE285A                                          ⇒ CE285A × ?
Challan no 12 CE285A                                         ⇒ CE285A × ?
CE285A 6th                                                   ⇒ CE285A × ?
CE285A 6 baje tak                                            ⇒ CE285A × ?
CE285A 2026                                                  ⇒ CE285A × ?
CE285A x 6 nahi chahiye abhi                                 ⇒ CE285A × ?
CE285A 6 nahin                                               ⇒ CE285A × ?
CE285A 6 - no                                                ⇒ CE285A × ?
CE285A 6 rehne do                                            ⇒ CE285A × ?
CE285A 6 pcs rehne do                                        ⇒ CE285A × ?
CE285A 6 pcs baad me                                         ⇒ CE285A × ?
CE285A 6 pcs mil gaya                                        ⇒ CE285A × ?
CE285A 6 pcs aa gaye                                         ⇒ CE285A × ?
CE285A 6 pcs already received                                ⇒ CE285A × ?
CE285A 6 pcs kam aaye                                        ⇒ CE285A × ?
CE285A 6 pcs मिल गए                                          ⇒ CE285A × ?
CE285A 6 पीस नहीं                                            ⇒ CE285A × ?
CE285A se 6 upar                                             ⇒ CE285A × ?
CE285A more than 6                                           ⇒ CE285A × ?
CE285A 6 se zyada                                            ⇒ CE285A × ?
CE285A 6 pcs se zyada                                        ⇒ CE285A × ?
CE285A 6 pcs ya jitna ho                                     ⇒ CE285A × ?
CE285A 6 pcs or as available                                 ⇒ CE285A × ?
CE285A 6 pcs?                                                ⇒ CE285A × ?
CF226A 4 crore                                               ⇒ CF226A × ?
CF226A 3 hundred fifty pcs                                   ⇒ CF226A × ?
CF226A teen sau                                              ⇒ CF226A × ?
CF226A 3⁄4 box                                               ⇒ CF226A × ?
CF226A 5 1/2 gross                                           ⇒ CF226A × ?
CF226A one and 1/2 doz                                       ⇒ CF226A × ?
CF226A डेढ़ 2 दर्जन                                          ⇒ CF226A × ?
CF226A आधा दर्जन                                             ⇒ CF226A × 6
CF226A 14 - 16 nos                                           ⇒ CF226A × ?
CF226A 14 up to 16 units                                     ⇒ CF226A × ?
CF226A 14 or so                                              ⇒ CF226A × ?
CF226A around 14 pcs                                         ⇒ CF226A × ?
CF226A 14 pcs but 20 if cheap                                ⇒ CF226A × ?
CF226A 14 pcs otherwise 20 pcs                               ⇒ CF226A × ?
CF226A 14 pcs ki jagah 20                                    ⇒ CF226A × ?
CF226A 14 pcs ko 20 kar do                                   ⇒ CF226A × ?
CF226A 14 hatao 20 pcs rakho                                 ⇒ CF226A × ?
CF226A 14 पीस की जगह 20 पीस                                  ⇒ CF226A × ?
CF226A 14 pcs 3 aur                                          ⇒ CF226A × ?
CF226A 14 pcs 3 more                                         ⇒ CF226A × ?
CF226A 14 & 3 pcs                                            ⇒ CF226A × ?
CF226A 14 nos+3 nos free                                     ⇒ CF226A × ?
CF226A 14 पीस + 2 फ्री                                       ⇒ CF226A × ?
CF226A 6 bundle of 24 each                                   ⇒ CF226A × ?
CF226A 6 peti, har peti me 24                                ⇒ CF226A × ?
CF226A 6 ctn 24 pcs/ctn                                      ⇒ CF226A × ?
CF226A 6 पेटी में 24                                         ⇒ CF226A × ?
CF226A 24 in a box                                           ⇒ CF226A × ?
CF226A 6 × 24 nos                                            ⇒ CF226A × ?
CF226A 6 by 1450                                             ⇒ CF226A × ?
CF226A 6 multiply 1450                                       ⇒ CF226A × ?
CF226A 6 [1450]                                              ⇒ CF226A × ?
CF226A 6 = 8700                                              ⇒ CF226A × ?
CF226A 6 total 8700                                          ⇒ CF226A × 6
CF226A 1450 nag                                              ⇒ CF226A × 1450
CF226A 1450 rs per pc                                        ⇒ CF226A × ?
CF226A 1450 basic                                            ⇒ CF226A × ?
CF226A 1450 lagao                                            ⇒ CF226A × ?
CF226A 1450 laga do                                          ⇒ CF226A × ?
CF226A 1450 kar do                                           ⇒ CF226A × ?
CF226A 1450 me karo                                          ⇒ CF226A × ?
CF226A 1450 de do                                            ⇒ CF226A × ?
CF226A 1450 रुपये                                            ⇒ CF226A × ?
CF226A 1450 rupaya                                           ⇒ CF226A × ?
CF226A Rs. = 1450                                            ⇒ CF226A × ?
CF226A ₹: 1450                                               ⇒ CF226A × ?
CF226A /1450                                                 ⇒ CF226A × ?
CF226A w.o 77                                                ⇒ CF226A × ?
P.O. 77 CF226A                                               ⇒ CF226A × ?
P.O.No.77 dt 3.12.26 CF226A 4 nos                            ⇒ CF226A × ?
GRN 77 CF226A                                                ⇒ CF226A × ?
E-way bill 77 CF226A                                         ⇒ CF226A × ?
Complaint no 77 CF226A                                       ⇒ CF226A × ?
चालान नं 77 CF226A                                           ⇒ CF226A × ?
CF226A के 4 पीस                                              ⇒ CF226A × 4
7} CF226A                                                    ⇒ CF226A × ?
7> CF226A                                                    ⇒ CF226A × ?
7| CF226A                                                    ⇒ CF226A × ?
7, CF226A, 4                                                 ⇒ CF226A × ?
(vii) CF226A 4                                               ⇒ CF226A × ?
Sr. No 7 CF226A 4 nos                                        ⇒ CF226A × 4
क्र. 7 CF226A                                                ⇒ CF226A × ?
CF226A 4 nos ✅ done                                          ⇒ CF226A × ?
CF226A -- 4 -- urgent                                        ⇒ CF226A × 4
CF226A 4 black colour                                        ⇒ CF226A × 4
4 nos CF226A for HP M402                                     ⇒ CF226A × 4
CF226A cartridge 4 sir                                       ⇒ CF226A × 4
sir CF226A 4 chahiye                                         ⇒ CF226A × 4
CF226A chahiye 4                                             ⇒ CF226A × ?
`)

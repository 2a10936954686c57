/**
 * The buyers of the demo, a line each: `handle | person | firm | street | city | state | pincode`. People and firms are
 * invented. A name in another script follows its Latin form after a slash. A firm ends in `(P)`, `(F)`, `(L)` or `(C)`:
 * proprietorship, partnership, LLP or private limited company. The first lines order most.
 */
export const endUserList = `
  farhan.sheikh    | Farhan Sheikh                  | | 12, Mohammed Ali Road, Masjid Bunder       | Mumbai         | Maharashtra       | 400003
  sunita.joshi     | Sunita Joshi / सुनीता जोशी        | | B-302, Shivaji Nagar, FC Road              | Pune           | Maharashtra       | 411005
  k.venkatesh      | K Venkatesh                    | | 4-7-112, Esamia Bazaar, Koti               | Hyderabad      | Telangana         | 500027
  gurpreet.kaur    | Gurpreet Kaur                  | | 218, Model Town                            | Ludhiana       | Punjab            | 141002
  anjali.menon     | Anjali Menon                   | | TC 24/1102, Thampanoor                     | Thiruvananthapuram | Kerala        | 695001
  ramesh.tiwari    | Ramesh Tiwari / रमेश तिवारी      | | C-27/163, Jagatganj                        | Varanasi       | Uttar Pradesh     | 221002
  debashis.roy     | Debashis Roy                   | | 41/2, College Street                       | Kolkata        | West Bengal       | 700012
  p.selvakumar     | P Selvakumar                   | | 17, West Veli Street                       | Madurai        | Tamil Nadu        | 625001
  neha.agarwal     | Neha Agarwal                   | | 9, Civil Lines                             | Jaipur         | Rajasthan         | 302006
  lalit.sahu       | Lalit Sahu                     | | Shop 4, Telibandha                         | Raipur         | Chhattisgarh      | 492001
  bhavna.patel     | Bhavna Patel                   | | 22, Alkapuri Society                       | Vadodara       | Gujarat           | 390007
  mohd.irfan       | Mohammed Irfan                 | | 55, Residency Road                         | Srinagar       | Jammu and Kashmir | 190001
  ritu.bora        | Ritu Bora                      | | House 18, Zoo Road                         | Guwahati       | Assam             | 781005
  savio.fernandes  | Savio Fernandes                | | 31, Church Square                          | Panaji         | Goa               | 403001
  deepak.negi      | Deepak Negi / दीपक नेगी          | | 6, Rajpur Road                             | Dehradun       | Uttarakhand       | 248001
  s.lalrinpuii     | S Lalrinpuii                   | | Zarkawt Main Street                        | Aizawl         | Mizoram           | 796001
  manoj.nayak      | Manoj Nayak                    | | Plot 88, Saheed Nagar                      | Bhubaneswar    | Odisha            | 751007
  shalini.gowda    | Shalini Gowda                  | | 104, Sayyaji Rao Road                      | Mysuru         | Karnataka         | 570001
  tsering.angmo    | Tsering Angmo                  | | Main Bazaar                                | Leh            | Ladakh            | 194101
  rakesh.thakur    | Rakesh Thakur                  | | 3, The Mall                                | Shimla         | Himachal Pradesh  | 171001
`

export const resellerList = `
  saicomputers     | Prakash Rao                    | Sri Sai Computers (P)                  | 3-5-890, Himayat Nagar               | Hyderabad      | Telangana         | 500029
  maheshwari       | Nitin Maheshwari / नितीन माहेश्वरी | Maheshwari Infotech / माहेश्वरी इन्फोटेक (P) | 14, Sitabuldi Main Road      | Nagpur         | Maharashtra       | 440012
  patilsystems     | Suresh Patil / सुरेश पाटील        | Patil Systems / पाटील सिस्टिम्स (F)       | 7, Main Road, Shalimar               | Nashik         | Maharashtra       | 422001
  royalcctv        | Imtiyaz Ansari                 | Royal CCTV & Security (P)              | 120, Lajpat Rai Market               | Delhi          | Delhi             | 110006
  gargcomputers    | Vivek Garg                     | Garg Computer Point (P)                | 208, Nehru Place                     | Delhi          | Delhi             | 110019
  newindiaprint    | Anil Verma / अनिल वर्मा         | New India Printers / न्यू इंडिया प्रिंटर्स (F) | 66, Hazratganj                    | Lucknow        | Uttar Pradesh     | 226001
  krishnatoners    | Hitesh Shah                    | Krishna Toners (P)                     | 45, Relief Road                      | Ahmedabad      | Gujarat           | 380001
  suratnet         | Jignesh Desai                  | Surat Net Solutions (L)                | 9, Ring Road                         | Surat          | Gujarat           | 395002
  balajiinfo       | R Balaji                       | Balaji Info World (P)                  | 88, Ritchie Street                   | Chennai        | Tamil Nadu        | 600002
  kovaisystems     | M Karthikeyan                  | Kovai Systems (F)                      | 311, Cross Cut Road                  | Coimbatore     | Tamil Nadu        | 641012
  malabartech      | Shameer Ali                    | Malabar Techno Mart (P)                | 5/1223, Mavoor Road                  | Kozhikode      | Kerala            | 673004
  cochinit         | George Kurian                  | Cochin IT Mart (L)                     | 40/1056, MG Road                     | Kochi          | Kerala            | 682035
  hublidigital     | Basavaraj Hiremath             | Hubli Digital Zone (P)                 | 21, Coppikar Road                    | Hubballi       | Karnataka         | 580020
  vjaprinters      | Ch Srinivas                    | Vijayawada Printer Hub (P)             | 27-14-52, Besant Road                | Vijayawada     | Andhra Pradesh    | 520002
  vizaginfo        | Appala Naidu                   | Vizag Infocom (P)                      | 47-10-19, Dwaraka Nagar              | Visakhapatnam  | Andhra Pradesh    | 530016
  bengalcomp       | Subrata Ghosh                  | Bengal Computer Syndicate (F)          | 12, Ganesh Chandra Avenue            | Kolkata        | West Bengal       | 700013
  patnait          | Santosh Kumar / संतोष कुमार      | Patna IT Centre / पटना आईटी सेंटर (P)     | 33, Exhibition Road                  | Patna          | Bihar             | 800001
  ranchinet        | Ajay Oraon                     | Ranchi Networks (P)                    | 8, Main Road                         | Ranchi         | Jharkhand         | 834001
  indoretech       | Pankaj Jain                    | Indore Tech Bazaar (P)                 | 19, MG Road                          | Indore         | Madhya Pradesh    | 452001
  bhopalsys        | Shahid Khan                    | Bhopal System House (P)                | 101, Zone II, MP Nagar               | Bhopal         | Madhya Pradesh    | 462011
  jaipurcart       | Mukesh Sharma / मुकेश शर्मा      | Jaipur Cartridge Co / जयपुर कार्ट्रिज कंपनी (P) | 77, MI Road                     | Jaipur         | Rajasthan         | 302001
  amritsarcomp     | Harjit Singh                   | Amritsar Computers (P)                 | 15, Lawrence Road                    | Amritsar       | Punjab            | 143001
  chdnetworks      | Amandeep Gill                  | Tricity Networks (L)                   | SCO 2437, Sector 22-C                | Chandigarh     | Chandigarh        | 160022
  neststore        | Bhaskar Kalita                 | North East Store & Service (P)         | 23, Fancy Bazaar                     | Guwahati       | Assam             | 781001
  shillongit       | Banri Lyngdoh                  | Shillong IT Corner (P)                 | 4, Police Bazaar                     | Shillong       | Meghalaya         | 793001
  pondydata        | J Antoine                      | Pondy Data Systems (P)                 | 61, Nehru Street                     | Puducherry     | Puducherry        | 605001
`

export const distributorList = `
  deccandist       | Srinivas Reddy                 | Deccan Peripherals Distribution Pvt Ltd (C) | 5-9-22, Chenoy Trade Centre, Parklane | Secunderabad | Telangana  | 500003
  westcoast        | Kunal Mehta                    | West Coast IT Distribution Pvt Ltd (C)  | 402, Lamington Road                 | Mumbai         | Maharashtra       | 400007
  capitalit        | Rajiv Khanna                   | Capital IT Distributors (F)             | 512, Nehru Place                    | Delhi          | Delhi             | 110019
  bharatdist       | Girish Kulkarni / गिरीश कुलकर्णी | Bharat Distributors / भारत डिस्ट्रिब्युटर्स (F) | 21, Budhwar Peth              | Pune           | Maharashtra       | 411002
  easternsurv      | Arindam Sen                    | Eastern Surveillance Supply LLP (L)     | 9, Chandni Chowk Street             | Kolkata        | West Bengal       | 700072
  madrasdist       | V Raghunathan                  | Madras Network Distribution Pvt Ltd (C) | 42, Meeran Sahib Street             | Chennai        | Tamil Nadu        | 600002
  gujaratdist      | Ketan Trivedi                  | Gujarat Peripherals LLP (L)             | 301, CG Road                        | Ahmedabad      | Gujarat           | 380009
  silicondist      | Naveen Hegde                   | Silicon Trade Links Pvt Ltd (C)         | 119, SP Road                        | Bengaluru      | Karnataka         | 560002
  avadhdist        | Alok Srivastava / आलोक श्रीवास्तव | Avadh Infosupply / अवध इन्फोसप्लाई (F)    | 54, Latouche Road                   | Lucknow        | Uttar Pradesh     | 226018
  keraladist       | Thomas Varghese                | Kerala Surveillance Traders (F)         | 38, Penta Menaka                    | Kochi          | Kerala            | 682031
  kalingadist      | Biswajit Mohanty               | Kalinga IT Supply Pvt Ltd (C)           | 17, Bapuji Nagar                    | Bhubaneswar    | Odisha            | 751009
  malwadist        | Sandeep Chouhan                | Malwa Computers Wholesale (F)           | 88, Jail Road                       | Indore         | Madhya Pradesh    | 452007
  haryanadist      | Naresh Yadav                   | Haryana IT Wholesale Pvt Ltd (C)        | 14, Old Railway Road                | Gurugram       | Haryana           | 122001
  magadhdist       | Ranjan Prasad / रंजन प्रसाद      | Magadh Distributors / मगध डिस्ट्रिब्यूटर्स (F) | 10, Frazer Road                  | Patna          | Bihar             | 800001
`

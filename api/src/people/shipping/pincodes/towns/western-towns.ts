/**
 * Towns of the pincodes that begin with 3 and 4: the west and the middle. By the first three digits: the last three, and the
 * town whose head or sub post office delivers there, where the subdistrict or district has the same name.
 * Source: India Post, All India Pincode Directory (data.gov.in, Government Open Data License - India).
 */
export const westernTowns: Readonly<Record<string, string>> = {
  '301': '001 Alwar,022 Thanagazi,402 Bansur,408 Rajgarh,411 Tizara,701 Bahror,705 Neemrana',
  '303': '303 Dausa',
  '305': '403 Sarwar,404 Kekri,601 Nasirabad,622 Bhinai,624 Bijainagar',
  '306': '001 Marwar Jn,104 Sojat,302 Jaitaran,701 Bali,703 Desuri,902 Sumerpur',
  '307': '001 Sirohi,022 Pindwara,029 Ahore,514 Reodar',
  '311': '001 Bhilwara,604 Mandalgarh',
  '312':
    '001 Chittorgarh,023 Begun,202 Kapasan,203 Rashmi,402 Doongla,403 Barisadari,601 Nimbahera,602 Bhadesar,604 Chhoti Sadari,615 Arnod,616 Dhamotar,901 Gangrar',
  '313':
    '011 Badgaon,027 Salumber,207 Gilund,301 Nathdwara,322 Khamnore,327 Koaria,328 Kuraj,329 Railmagra,330 Lawa Sardargarh,605 Dhariawad,702 Jhadol,704 Sayra,705 Gogunda,803 Kherwara,902 Sarara',
  '314': '001 Dungarpur',
  '321':
    '001 Bharatpur,201 Kumher,401 Bayana,404 Roopbas,408 Weir,602 Nadbai,607 Laxman Garh,611 Todabhim',
  '322':
    '001 Sawaimadhopur,023 Bonli,025 Khandar,028 Malrna Doongar,201 Gangapur,211 Bamanwas,215 Nadoti,218 Sapotara,230 Hindaun,241 Karauli,251 Mandrail,702 Chauth Ka Barwara',
  '323': '001 Bundi',
  '326': '001 Jhalawar',
  '327': '001 Banswara',
  '328': '001 Dholpur,021 Bari,022 Baseri,025 Rajakhera,027 Saipau',
  '331':
    '001 Churu,022 Ratangarh,023 Sadulpur,028 Malsisar,304 Taranagar,403 Sardarshahar,507 Sujangarh',
  '332': '001 Sikar,311 Lachhmangarh,703 Danta Ramgarh,713 Nimkathana,715 Srimadhopur',
  '333': '001 Jhunjhunu,026 Chirawa,029 Surajgarh,042 Nawalgarh,307 Udaipurwati,502 Buhana',
  '334': '023 Khajuwala,603 Lunkaransar,803 Nokha',
  '335':
    '001 Sriganganagar,024 Gajsinghpur,027 Kesrisinghpur,041 Padampur,051 Raisinghnagar,062 Sadulshahar,073 Srikaranpur,501 Bhadra,512 Hanumangarh Jn,523 Nohar,526 Tibbi,703 Ramsinghpur,704 Sribijaynagar,707 Gharsana,803 Pilibangan,804 Suratgarh',
  '341':
    '001 Nagaur,023 Jael,025 Khinwsar,026 Marwar Mundwa,303 Didwana,503 Degana,505 Makrana,510 Merta,512 Parbatsar',
  '342':
    '023 Balesar,025 Setrawa,027 Banar,028 Tena,037 Lavera Baori,301 Phalodi,302 Lohawat,303 Osian,304 Mandore,305 Mathania,306 Teori,307 Bap,308 Khichan,309 Peelwa,311 Aau,312 Chadi,314 Dechu,601 Pipar,602 Bilara,603 Bhopalgarh,604 Borunda,605 Bhavi,801 Dunara,802 Luni,901 Asop',
  '343': '001 Jalore,029 Bhinmal,040 Raniwara,041 Sanchore',
  '344':
    '001 Barmer,011 Bishala,012 Ranigaon,021 Samdari,022 Balotra,024 Jasol,025 Mewanagar,027 Parlu,031 Gudamalani,033 Sindhari,034 Baitu,035 Kavas,037 Swau Padamsingh,043 Mokalsar,044 Siwana,701 Shiv,702 Chohtan,704 Dhorimana,705 Gunga,706 Sedwa,708 Sanawara,801 Padru',
  '345': '001 Jaisalmer,021 Pokaran,027 Fatehgarh',
  '360':
    '025 Sardhar,030 Kotda Sangani,035 Lodhika,050 Jasdan,110 Paddhari,311 Gondal,370 Jetpur,405 Jamkandorna,410 Dhoraji,510 Bhanvad,530 Jamjodhpur,550 Ranavav,575 Porbandar',
  '361': '160 Kalavad,210 Dhrol,250 Jodia,305 Khambhalia,320 Jamkalyanpur',
  '362':
    '001 Junagadh,020 Bhesan,150 Talala,220 Keshod,245 Malia Hatina,260 Mendarda,275 Sutrapada,520 Diu,560 Una,630 Manavadar,650 Kutiyana,720 Kodinar',
  '363':
    '030 Wadhwancity,310 Dhrangadhra,330 Halvad,421 Limbdi,510 Muli,520 Chotila,621 Wankaner,650 Tankara,670 Maliya Miyana',
  '364':
    '110 Gogha,140 Talaja,240 Sihor,270 Palitana,310 Vallabhipur,330 Umrala,505 Gariyadhar,510 Jesar,515 Savarkundla,710 Botad,750 Gadhada Sn',
  '365': '535 Liliya,560 Rajula,601 Amreli,640 Dhari,650 Khambha',
  '370': '001 Bhuj,110 Anjar,140 Bhachau,165 Rahpar,201 Gandhidham,421 Mundra,615 Nakhatrana',
  '382':
    '110 Sanand,150 Viramgam,220 Bavla,225 Dholka,245 Ranpur,305 Dehgam,460 Dhandhuka,715 Kadi,721 Kalol,750 Dasada,775 Lakhtar,870 Vijapur',
  '383':
    '001 Himatnagar,205 Prantij,215 Talod,245 Bhiloda,255 Khedbrahma,310 Dhansura,315 Modasa,325 Bayad,345 Malpur,350 Meghraj,430 Idar,460 Vijaynagar',
  '384':
    '001 Mahesana,151 Sidhpur,170 Unjha,210 Becharaji,220 Chanasma,240 Harij,245 Sami,265 Patan,315 Visnagar,325 Kheralu,330 Satlasana,355 Vadnagar',
  '385':
    '001 Palanpur,130 Shri Amirgadh,310 Dhanera,320 Bhabhar,330 Deodar,340 Radhanpur,350 Santalpur,410 Vadgam,565 Tharad,575 Vav',
  '387':
    '001 Nadiad,130 Mahemdavad,240 Sojitra,335 Mahudha,411 Kheda,530 Matar,620 Kapadwanj,630 Kathlal',
  '388': '001 Anand,220 Umreth,250 Thasra,450 Petlad,510 Anklav,540 Borsad,620 Khambhat',
  '389':
    '001 Godhra,115 Morva Hadaf,140 Limkheda,151 Dahod,155 Garbada,170 Jhalod,210 Shehera,230 Lunawada,240 Kadana,260 Santrampur,350 Halol,365 Ghoghmba,380 Devgadh Baria,382 Dhanpur,390 Jambughoda',
  '391':
    '110 Dabhoi,115 Sinor,120 Tilakwada,135 Bodeli,145 Sankheda,150 Naswadi,160 Pavijetpur,165 Chhota-udepur,170 Kawant,440 Padra,760 Vaghodia,770 Savli',
  '392': '001 Bharuch,110 Amod,140 Vagra,150 Jambusar',
  '393': '001 Ankleshwar,030 Hansot,040 Dediapada,050 Sagbara,110 Jhagadia,135 Valia',
  '394':
    '130 Sayan,180 Kamrej,210 Udhna,230 Sachin,235 Lajpore,370 Nijhar,375 Uchchhal,405 Velachha,430 Vankal,440 Zankhvav,445 Umarpada,520 Variav,540 Olpad,601 Bardoli,640 Valod,650 Vyara',
  '396':
    '001 Valsad,030 Hanuman Bhagda,170 Umargam,210 Daman,360 Gandevi,421 Jalalpore,445 Navsari,580 Vansda',
  '401': '201 Bassein,404 Palghar,601 Dahanu,603 Jawhar,604 Mokhada,605 Vikramgad,606 Talasari',
  '402': '105 Mhasla,107 Pen,109 Roha,110 Shriwardhan,201 Alibag,301 Mahad,303 Poladpur',
  '403':
    '401 Ponda,504 Bicholim,512 Pernem,702 Canacona,704 Sanguem,705 Quepem,706 Curchorem,803 Mormugao',
  '410': '202 Khalapur,203 Khopoli,206 Panvel,502 Junnar',
  '412': '206 Bhor,212 Velhe,803 Wai,806 Mahabaleshwar',
  '413':
    '102 Baramati,106 Indapur,107 Malsiras,201 Jamkhed,203 Karmala,209 Madha,213 Mohol,216 Akkalkot,304 Pandharpur,305 Mangalvedha,307 Sangola,401 Barshi,501 Osmanabad,502 Paranda,504 Bhoom,507 Kallam,512 Latur,513 Chakur,517 Udgir,519 Deoni,520 Ausa,521 Nilanga,527 Renapur,532 Jalkot,544 Shirur Anantpal,601 Tuljapur,606 Omerga,608 Lohara,701 Shrigonda,705 Rahuri,709 Shrirampur,801 Daund',
  '414': '001 Ahmednagar,102 Pathardi,302 Parner,502 Shevgaon,603 Nevasa',
  '415':
    '001 Satara,110 Karad,203 Mandangad,301 Atpadi,304 Kadegaon,408 Shirala,501 Koregaon,505 Khatav,523 Phaltan,605 Chiplun,611 Sangmeshwar,612 Ratnagiri,703 Guhagar,709 Khed,712 Dapoli',
  '416':
    '103 Shirol,201 Panhala,206 Gaganbavada,212 Radhanagari,215 Shahuwadi,216 Kagal,310 Palus,404 Jath,405 Kavathe Mahankal,410 Miraj,416 Sangli,502 Gadhinglaj,505 Ajara,509 Chandgad,510 Sawantwadi,512 Dodamarg,516 Vengurla,602 Kankavli,606 Malvan,613 Devgad,701 Lanja,810 Vaibhavwadi',
  '421': '303 Wada,308 Bhiwandi,401 Murbad',
  '422':
    '103 Sinnar,208 Peint,211 Surgana,212 Trimbak,303 Niphad,403 Igatpuri,601 Akole,605 Sangamner',
  '423':
    '101 Chandwad,102 Devla,106 Nandgaon,107 Rahata,203 Malegaon,301 Satana,401 Yeola,501 Kalwan,601 Kopergaon,701 Vaijapur',
  '424': '001 Dhule,101 Chalisgaon,105 Bhadgaon,201 Pachora,304 Sakri',
  '425':
    '001 Jalgaon,109 Erandol,111 Parola,201 Bhusawal,301 Yawal,306 Muktainagar,310 Bodwad,405 Shirpur,406 Shindkheda,409 Shahada,412 Nandurbar,413 Taloda,414 Dhadgaon,415 Akkalkuwa,418 Navapur,508 Raver',
  '431':
    '101 Khuldabad,103 Kannad,107 Paithan,109 Gangapur,112 Sillod,114 Bhokardan,120 Soegaon,122 Beed,123 Kaij,124 Kille Dharur,127 Gevrai,131 Majalgaon,144 Wadwani,202 Badnapur,203 Jalna,204 Ambad,206 Jaffrabad,209 Ghansawangi,401 Parbhani,501 Partur,503 Sailu,504 Mantha,505 Manwath,506 Pathri,509 Jintur,511 Purna,512 Basmathnagar,513 Hingoli,514 Gangakhed,515 Parli Vaijinath,516 Sonpeth,517 Ambajogai,542 Sengaon,601 Nanded,702 Kalamnuri,704 Ardhapur,705 Aundha Nagnath,708 Loha,710 Biloli,712 Hadgaon,714 Kandhar,715 Mukhed,717 Degloor,720 Palam,801 Bhokar,802 Himayatnagar,804 Kinwat,807 Umari,809 Dharmabad',
  '441':
    '001 Kamthi,104 Mauda,105 Parseoni,106 Ramtek,107 Saoner,110 Hingna,201 Bhiwapur,202 Kuhi,203 Umred,205 Nagbhid,206 Bramhapuri,207 Desaiganj,208 Armori,209 Kurkheda,222 Sindewahi,224 Mul,225 Saoli,302 Katol,304 Narkher,501 Kalmeshwar,601 Gondia,701 Arjuni Morgaon,802 Sakoli,803 Lakhandur,804 Lakhni,807 Sadak Arjuni,902 Amgaon,904 Bhandara,909 Mohadi,910 Pauni,911 Tirora,912 Tumsar,916 Salekasa',
  '442':
    '001 Wardha,104 Seloo,301 Hinganghat,305 Samudrapur,401 Chandrapur,504 Sironcha,603 Chamorshi,605 Gadchiroli,606 Dhanora,701 Ballarpur,702 Gondpipri,704 Ettapalli,705 Aheri,710 Bhamragadh,902 Bhadrawati,903 Chimur,905 Rajura,907 Warora,918 Pombhurna',
  '443':
    '001 Buldana,103 Motala,203 Sindkhed Raja,204 Deulgaon Raja,206 Deulgaon Mahi,301 Mehkar,302 Lonar,402 Jalgaon,404 Nandura',
  '444':
    '001 Akola,101 Akot,203 Shegaon,204 Sonala,303 Khamgaon,401 Barshitakli,403 Mangrulpir,505 Washim,702 Dharni,705 Anjangaon,708 Nandgaon Khandeshwar,709 Dhamangaon R.S,803 Daryapur,805 Paratwada,807 Chikhaldara,903 Tiosa,904 Chandur Railway,905 Morshi,906 Warud',
  '445':
    '001 Yavatmal,101 Babhulgaon,102 Ner Parsopant,103 Arni,202 Darwha,203 Digras,204 Pusad,205 Mahagaon,206 Umarkhed,301 Ghatanji,304 Wani,402 Ralegaon',
  '450': '001 Khandwa,221 Nepanagar,331 Burhanpur,332 Khaknar,661 Pandhana',
  '451':
    '001 Khargone,115 Barwaha,224 Maheshwar,228 Kasrawad,331 Bhikangaon,332 Jhirnia,551 Barwani,556 Anjad,660 Thikari,666 Sendhwa,770 Pansemal',
  '453': '115 Depalpur,441 Mhow,551 Sanwer',
  '454': '001 Dhar,331 Kukshi,446 Manawar,449 Dharampuri,660 Badnawar',
  '455': '001 Dewas,118 Sonkutch,227 Bagli,332 Kannod,336 Khategaon',
  '456':
    '224 Khachraud,313 Bhatpachlana,335 Nagda,441 Jharda,443 Mehidpur,550 Ghattia,665 Tarana,771 Barnagar,776 Runija',
  '457':
    '001 Ratlam,114 Alote,226 Jaora,331 Piploda,550 Sailana,661 Jhabua,773 Petlawad,777 Thandla,779 Meghnagar,887 Alirajpur,993 Ranapur',
  '458':
    '001 Mandsaur,110 Manasa,330 Jawad,339 Malhargarh,441 Neemuch,775 Bhanpura,880 Garoth,888 Suwasara Mandi,990 Sitamau',
  '460': '001 Betul,220 Bhainsdehi,551 Amla,661 Multai',
  '461':
    '001 Hoshangabad,111 Itarsi,223 Seoni Malwa,228 Timarni,331 Harda,775 Piparia,990 Bankhedi',
  '464':
    '001 Vidisha,114 Lateri,224 Kurwai,228 Sironj,258 Nateran,551 Raisen,770 Udaipura,884 Gairatganj,886 Silwani,990 Goharganj',
  '465':
    '001 Shajapur,110 Berchha,113 Sundersi,220 Kalisindh,223 Akodia,226 Barodia Kumaria,227 Salsalai,230 Kanad,337 Kalapipal,339 Khokra Kalan,441 Agar Malwa,445 Nalkheda,447 Susner,449 Soyat Kalan,550 Barode,661 Rajgarh,669 Narsinghgarh,674 Biaora,677 Suthalia,679 Khilchipur,680 Talen,683 Pachore,685 Boda,687 Khujner,689 Chhapiheda,691 Zeerapur,693 Machalpur,697 Sarangpur',
  '466':
    '001 Sehore,111 Bilkisganj,115 Ichawar,116 Ashta,118 Metwada,120 Siddikganj,446 Rehti,448 Baktara',
  '470': '113 Bina,117 Khurai,227 Rehli,229 Garhakota,235 Kesli,661 Damoh,666 Pathariya,772 Patera',
  '471': '001 Chhatarpur,201 Nowgong,405 Bijawar,515 Laundi,516 Gaurihar',
  '472':
    '001 Tikamgarh,111 Baldeogarh,115 Khargapur,118 Jatara,221 Palera,246 Orchha,336 Prithvipur,442 Niwari',
  '473':
    '001 Guna,101 Aroun,105 Bamori,118 Chachauda,222 Kumbhraj,226 Raghogarh,287 Maksudangarh,331 Ashoknagar,335 Esagarh,443 Mungaoli,446 Chanderi,551 Shivpuri,660 Karera,770 Kolaras,995 Pichhore',
  '475': '110 Dabra,220 Bhitarwar,335 Bhandair,661 Datia,682 Seondha',
  '476': '001 Morena,111 Ambah,115 Porsa,134 Dimni,221 Joura,224 Kelaras,229 Sabalgarh,337 Sheopur',
  '477': '001 Bhind,111 Attair,116 Gohad,335 Raun,441 Mihona,445 Lahar,557 Mehgoun',
  '480':
    '001 Chhindwara,106 Sausar,111 Bichhua,115 Chourai,221 Amarwara,224 Harrai,334 Pandhurna,441 Parasia,447 Chandametta,551 Junnardeo,559 Tamia,661 Seoni,667 Barghat,880 Korai,886 Lakhnadon,994 Keolari,997 Ghansore',
  '481':
    '001 Balaghat,111 Baihar,115 Kirnapur,222 Lanji,331 Waraseoni,337 Khairlanji,441 Lalbarra,449 Tirodi,661 Mandla,776 Nainpur,885 Niwas,995 Bhuabichhia',
  '483': '110 Kundam,225 Sihora,501 Katni,775 Vijayraghavgarh,990 Rithi',
  '484':
    '001 Shahdol,224 Anuppur,330 Jaithari,334 Kotma,551 Birsinghpur Pali,661 Umaria,771 Jaisinghnagar,774 Beohari',
  '485': '001 Satna,446 Nagod,661 Unchehara,771 Maihar,775 Amarpatan',
  '486':
    '001 Rewa,220 Teonthar,331 Mauganj,335 Hanumana,448 Sirmour,553 Gurh,661 Sidhi,666 Majauli,670 Sihawal,771 Churhat,775 Rampur Naikin,882 Chitrangi,889 Singrauli Colliery',
  '487': '001 Narsinghpur,118 Gotegaon,221 Kareli,551 Gadarwara',
  '488': '001 Panna,059 Gunnor,220 Ajaigarh,443 Raipura',
  '491':
    '001 Durg,223 Gunderdehi,226 Balod,227 Gurur,331 Dhamdha,332 Berla,335 Bemetara,340 Nandghat,441 Rajnandgaon,445 Dongargarh,558 Chhuria,559 Pandaria,661 Dongargaon,665 Ambagarh Chowki,666 Mohla,771 Dondi Lohara,885 Chhuikhadan,888 Gandai Pandaria,993 Saja,995 Kawardha',
  '492': '101 Mandir Hasod,109 Panduka',
  '493':
    '101 Simga,113 Hathband,116 Baikunth,118 Bhatapara,195 Hirmi,196 Grasim Vihar Rawan,221 Birgaon,225 Kharora,228 Pallari,229 Watgan,331 Rawan,335 Kasdol,338 Bilaigarh,344 Katgi,441 Arang,445 Mahasamund,449 Bagbahra,526 Lawan,551 Pithora,554 Basna,558 Saraipali,559 Sarsiwa,661 Abhanpur,663 Kurud,773 Dhamtari,776 Rudri,778 Nagri,885 Rajim,889 Gariaband,890 Deobhog,992 Phingeshwar,996 Chhura',
  '494':
    '001 Jagdalpur,114 Konta,223 Bastar,226 Kondagaon,331 Keshkal,334 Kanker,337 Charama,444 Bijapur,446 Bhopalpatnam,449 Dantewada,450 Bhairamgarh,665 Antagarh,669 Bhanupratappur',
  '495':
    '112 Ganiyari,115 Lormi,116 Belgahana,118 Marwahi,119 Pendra,222 Hirri Mines,224 Bilha,330 Takhatpur,334 Mungeli,335 Patharia,445 Katghora,450 Jamnipali,551 Masturi,552 Akaltara,553 Nariyara,554 Pamgarh,556 Kharod,557 Seorinarayan,559 Baloda,661 Birra,668 Janjgir,671 Champa,674 Bhaisma,677 Korba,687 Baradwar,688 Dabhra,689 Sakti,690 Jaijaipur,691 Malkharoda,695 Adbhar',
  '496':
    '001 Raigarh,111 Gharghoda,116 Dharmajaigarh,118 Pathalgoan,224 Bagicha,225 Kunkuri,331 Jashpurnagar,445 Sarangarh,554 Saria,661 Kharsia',
  '497':
    '001 Ambikapur,111 Sitapur,224 Kusmi,229 Surajpur,335 Baikunthapur,442 Manendragarh,778 Janakpur',
}

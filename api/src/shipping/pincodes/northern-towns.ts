/**
 * Towns of the pincodes that begin with 1 to 4: the north and the west. By the first three digits: the last three, and the
 * town whose head or sub post office delivers there, where the subdistrict or district has the same name.
 * Source: India Post, All India Pincode Directory (data.gov.in, Government Open Data License - India).
 */
export const northernTowns: Readonly<Record<string, string>> = {
  '121': '102 Palwal,103 Hathin,106 Hodal',
  '122':
    '101 Badshahpur,102 Bhondsi,103 Sohna,104 Ferozepur Jhirka,105 Tauru,107 Nuh,413 Bhorakalan,414 Nanukalan,502 Khalilpur,503 Pataudi,504 Haillymandi,505 Garhi Harsaru,508 Punhana',
  '123':
    '001 Narnaul,021 Mandi Ateli,024 Satnali,027 Kanina,028 Nangal Sirohi,029 Mohindergarh,034 Bawania,035 Palhawas,101 Khori,102 Kund,103 Khol,106 Dharuhera,301 Guriani,302 Kosli,303 Nahar,411 Dahina,412 Dharan,501 Bawal',
  '124': '001 Rohtak,103 Jhajjar,112 Mehem,507 Bahadurgarh',
  '125':
    '001 Hisar,033 Hansi,051 Rattia,055 Sirsa,076 Rania,077 Odhan,078 Baragudha,104 Mandi Dabwali,120 Tohana,201 Kalanwali',
  '126': '102 Jind,112 Safidon,116 Narwana',
  '127':
    '021 Bhiwani,025 Baund,032 Bawani Khera,040 Tosham,046 Siwani,201 Loharu,307 Achina,308 Badhara',
  '131': '001 Sonipat,101 Ganaur,301 Gohana',
  '132':
    '001 Karnal,022 Kunjpura,023 S.S. Kunjpura,024 Nissing,036 Jundla,039 Assandh,041 Indri,103 Panipat,114 Gharunda,117 Nilokheri,157 Nigdhu',
  '133': '201 Barara,302 Kalka',
  '134': '203 Naraingarh',
  '135': '003 Jagadhri',
  '136':
    '026 Pundri,027 Kaithal,035 Guhla,117 Kalayat,118 Kurukshetra,128 Pehowa,132 Ladwa,135 Shahabad,156 Babain',
  '140':
    '001 Ropar,102 Lutheri,110 Sialba Majri,112 Chamkaur Sahib,114 Bharatgarh,115 Kiratpur Sahib,133 Bhanupali,401 Rajpura,406 Sirhind,407 Fatehgarh Sahib,507 Derabassi,901 Mullanpur',
  '141': '114 Samrala,401 Khanna',
  '142': '001 Moga,026 Jagraon,038 Baghapurana,042 Dharamkot,047 Zira,055 Nihal Singh Wala',
  '143':
    '022 Kot Mit Singh,101 Raja Sansi,102 Ajnala,103 Chamiari,108 Attari,109 Chogawan,111 Khilchian,112 Rayya,113 Fatehpur Rajputan,114 Mehta Chowk,115 Jandiala Guru,116 Tarsika,117 Khadoor Sahib,201 Beas,202 Baba Bakala,203 Butala,204 D.B.J.Singh,205 Sathiala,301 Chabhal,302 Sur Singh,303 Bhikhiwind,304 Kacha Pacca,305 Khalra,401 Tarn Taran,406 Kang,411 Dhotian,412 Harike,415 Kairon,419 Khem Karan,501 Verka,502 Kathunangal,505 Batala,521 Gurdaspur,601 Majitha,604 Dera Baba Nanak,606 Chetanpura',
  '144':
    '040 Nakoder,205 Dasuya,211 Mukerian,401 Phagwara,410 Phillaur,505 Banga,514 Nawanshahar,521 Balachaur,601 Kapurthala,622 Bholath,626 Sultanpur Lodhi,702 Shahkot,804 Dhilwan',
  '145': '001 Pathankot',
  '146': '001 Hoshiarpur',
  '147': '101 Samana,201 Nabha,203 Amloh',
  '148':
    '001 Sangrur,023 Malerkotla,024 Dhuri,028 Sunam,030 Chhajli,031 Lehragaga,033 Moonak,034 Ladda,101 Barnala',
  '151':
    '001 Bathinda,103 Rampura Phul,104 Phul,106 Bhai Rupa,201 Goniana Mandi,202 Jaitu,203 Faridkot,206 Bhagta Bhai,302 Talwandi Sabo,401 Sangat,501 Bareta,502 Budhlada,503 Boha,507 Sardulgarh,508 Bhaini Bagha,509 Maur Mandi',
  '152': '001 Ferozepur,024 Jalalabad,026 Muktsar,107 Malout,116 Abohar,123 Fazilka',
  '171': '201 Theog,202 Kotkhai,205 Jubbal,207 Rohru,211 Chopal',
  '172':
    '001 Rampur Bushahr,021 Nankhari,023 Nirmand,026 Anni,029 Kumarsain,103 Nichar,106 Sangla,108 Kalpa,109 Moorang,111 Pooh',
  '173':
    '001 Nahan,023 Sangrah,027 Shillai,101 Rajgarh,104 Nohra,204 Kasauli,208 Arki,212 Solan,215 Kandaghat',
  '174': '001 Bilaspur,021 Ghumarwin,031 Jhandutta,303 Una,305 Barsar,307 Bangana,310 Naina Devi',
  '175':
    '001 Mandi,003 Kotli,011 Karsog,024 Sarkaghat,028 Chachiot,033 Baldwara,038 Nihri,048 Thunag,101 Kullu,121 Aut,123 Banjar,130 Naggar,134 Sainj,142 Udaipur',
  '176':
    '001 Kangra,023 Jawali,030 Khundian,040 Bijhari,045 Bhoranj,054 Baroh,061 Palampur,110 Sujanpur Tira,202 Nurpur,206 Shahpur,207 Sihunta,215 Dharamsala,304 Dalhousie,308 Bhalei,310 Chamba,315 Bharmour,320 Salooni,401 Indora',
  '177': '001 Hamirpur,033 Nadaun,043 Rakkar,101 Dehra,109 Bharwain,203 Amb,220 Haroli',
  '181': '201 Akhnoor',
  '182':
    '101 Udhampur,141 Chenani,144 Ramban,146 Banihal,203 Thathri,204 Kishtwar,222 Bhaderwah,311 Reasi',
  '184': '101 Kathua,121 Samba,142 Hiranagar,201 Basoli,204 Billawar',
  '185': '101 Poonch,131 Rajouri',
  '191':
    '101 Pantha Chowk,102 Wuyan,103 Khrew,111 Budgam,112 Char-sharief,113 Chadoora,201 Ganderbal,202 Kangan',
  '192':
    '121 Pampore,122 Awantipora,123 Tral,124 Bijbehara,125 Martand,201 Achabal,210 Dialgam,211 Dooru,212 Verinaag,221 Qazigund,231 Kulgam,232 Yaripora,233 Damhal Hanji Pora,301 Pulwama,303 Shopin,305 Achan',
  '193':
    '101 Baramulla,121 Pattan,123 Uri,201 Sopore,221 Handwara,222 Kupwara,223 Sogam,225 Tangdhar,303 D.H Pora,401 Magam,402 Tangmarg,403 Gulmarg,411 Beerwah,501 Sonawari,502 Bandipora,503 Gurez',
  '194': '102 Drass,103 Kargil,106 Khalsi,109 Mulbek,301 Sankoo',
  '202': '280 Atrauli',
  '203': '001 Bulandshahr,131 Khurja,135 Jewar,207 Dadri,390 Anupshahr,393 Debai,412 Siyana',
  '204': '101 Hathras',
  '205': '001 Mainpuri,262 Bhongaon',
  '206': '001 Etawah,122 Auraiya,130 Saifai,242 Bharthana,243 Bidhuna',
  '207': '001 Etah,123 Kasganj,243 Patiali,302 Jalesar',
  '209':
    '101 Akbarpur,111 Pukhrayan,202 Bilhaur,203 Chaubepur,204 Sheoli,206 Ghatampur,210 Uttaripura,214 Bidhnoo,302 Jhinjhak,303 Rura,304 Sachendi,305 Chakarpur,401 Narwal,402 Sarsaul,625 Farrukhabad,725 Kannauj,801 Unnao,825 Purwa,866 Bihar,871 Safipur',
  '210': '001 Banda,301 Hamirpur,427 Mahoba',
  '212':
    '107 Jasra,203 Charwa,206 Karari,207 Manjhanpur,217 Sirathu,301 Karchhana,302 Meja,306 Koraon,307 Khain,402 Phoolpur,502 Soraon,503 Holagarh,507 Mau Aima,601 Fatehpur',
  '221': '304 Gyanpur,401 Bhadohi,502 Baraut,503 Handia,507 Sahson,603 Madhu Ban,712 Rasra',
  '222': '001 Jaunpur,125 Badlapur,142 Kerakat,143 Machhali Shahar,161 Mariahun,302 Lambhua',
  '224': '001 Faizabad,120 Rudauli,122 Akbarpur,164 Milkipur,204 Bikapur',
  '225': '001 Barabanki,124 Haidergarh,207 Sirauli Gaus Pur,409 Ram Sanehi Ghat',
  '226': '102 Malihabad,201 Bakshi Ka Talab,301 Mohanlalganj',
  '227': '405 Amethi,409 Gauriganj,813 Musafirkhana',
  '228': '001 Sultanpur,145 Kadipur',
  '229':
    '001 Raebarely,127 Salon,203 Dalmau,206 Lalganj,309 Tiloi,411 Anapur,412 Atrampur,413 Lalgopal Ganj',
  '230': '001 Pratapgarh,132 Lalganj',
  '231': '001 Mirzapur,216 Robertsganj,302 Adalhat,304 Chunar',
  '232': '103 Chakia,104 Chandauli,108 Sakaldiha,329 Zamania',
  '233': '001 Ghazipur',
  '241': '001 Hardoi,204 Sandila,301 Bilgram,303 Mallawan',
  '242': '001 Shahjahanpur,307 Tilhar,401 Powayan',
  '243':
    '301 Aonla,401 Bhamora,503 Faridpur,601 Budaun,633 Bilsi,635 Dataganj,638 Sahaswan,720 Bisauli,722 Gunnaur',
  '244':
    '221 Amroha,231 Dhanaura,302 Sambhal,411 Bilari,412 Chandausi,501 Kanth,601 Thakurdwara,701 Milak,712 Jaspur,713 Kashipur,901 Rampur,921 Bilaspur,924 Suar',
  '245': '101 Hapur,207 Simbhaoli,301 Dhaulana',
  '246':
    '001 Pauri,141 Jakholi,149 Kotdwara,155 Lansdowne,171 Rudraprayag,277 Dhumakot,285 Thalisain,424 Chamoli,428 Gairsain,435 Ghat,443 Joshimath,444 Karanprayag,469 Okhimath,481 Tharali,701 Bijnor,725 Chandpur,761 Dhampur,763 Najibabad',
  '247':
    '001 Saharanpur,129 Muzaffrabad,232 Sarsawa,341 Gangoh,342 Nakur,452 Nanauta,554 Deoband,663 Laksar,667 Roorkee,774 Kairana,776 Shamli',
  '248': '123 Chakrata,199 Tuini',
  '249':
    '001 Tehri,123 Jakhnidhar,135 Bhatwari,141 Burkot,146 Gajja,151 Dunda,155 Ghansali,161 Kirtinagar,185 Purola,193 Uttarkashi,201 Rishikesh',
  '250': '104 Kithore,342 Sardhana,401 Mawana,609 Baghpat,611 Baraut',
  '251': '001 Muzaffarnagar,309 Budhana,314 Jansath',
  '261': '001 Sitapur,135 Laharpur,201 Biswan,203 Mahmudabad,303 Sidhauli,401 Mishrikh',
  '262':
    '001 Pilibhit,121 Amaria,122 Pooranpur,201 Bisalpur,203 Barkhera,308 Khatima,309 Tanakpur,401 Bazpur,405 Sittarganj,501 Pithoragarh,522 Gangolihat,523 Champawat,524 Lohaghat,531 Berinag,545 Dharchula,551 Didihat,554 Munsiari,802 Gola Gokaran Nath,804 Mohammadi,903 Nighasan',
  '263':
    '001 Nainital,134 Betalghat,136 Bhimtal,139 Haldwani,140 Kaladhungi,148 Kichha,152 Gadarpur,601 Almora,626 Jainti,631 Kanda,632 Kapkote,637 Someshwar,642 Bageshwar,645 Ranikhet,653 Dwarahat,667 Bhikiyasen',
  '271':
    '001 Gonda,201 Balrampur,208 Tulsipur,403 Tarabganj,604 Utraula,801 Bahraich,831 Bhinga,845 Ikauna,865 Nanpara,903 Kaiserganj',
  '272':
    '001 Basti,153 Bansi,155 Harraiya,162 Dhanghata,175 Khalilabad,189 Domariaganj,192 Itwa,205 Shoharatgarh,271 Menhdawal',
  '273': '158 Campierganj,201 Chauri Chaura,209 Sahajanwa,212 Khajni,304 Nichlaul,401 Bhowapar',
  '274':
    '001 Deoria,203 Hata,304 Padrauna,402 Kasia,403 Kushinagar,407 Tamkuhi,601 Barhaj,702 Bhatpar Rani',
  '275': '101 Mau,203 Jakhania',
  '276': '001 Azamgarh,138 Sagari,202 Lal Ganj,204 Mehnagar,206 Nizamabad,304 Phool Pur',
  '277': '001 Ballia,202 Bansdih',
  '281': '001 Mathura,202 Mant,306 Sadabad',
  '283': '104 Bah,122 Kiraoli,135 Shikohabad,136 Jasrana,202 Etmadpur,203 Firozabad',
  '284': '126 Talbehat,203 Garautha,204 Mauranipur,303 Moth,403 Lalitpur,405 Mahroni',
  '285': '001 Orai,123 Jalaun,204 Kalpi',
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

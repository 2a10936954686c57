/**
 * Towns of the pincodes that begin with 1 and 2: the north. By the first three digits: the last three, and the
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
}

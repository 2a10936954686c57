/**
 * Towns of the pincodes that begin with 7 and 8: the east. By the first three digits: the last three, and the
 * town whose head or sub post office delivers there, where the subdistrict or district has the same name.
 * Source: India Post, All India Pincode Directory (data.gov.in, Government Open Data License - India).
 */
export const easternTowns: Readonly<Record<string, string>> = {
  '711': '405 Domjur',
  '712':
    '101 Chinsurah,103 Hooghly,121 Addconagar,134 Boinchi,147 Itachuna,148 Magra,149 Pandua,301 Bhandarhati,302 Dhaniakhali,303 Gurap,305 Puinan,402 Dasghara,403 Haripal,404 Jangipara,409 Singur,410 Tarakeswar,501 Balagarh,502 Bansberia,512 Guptipara,513 Nayasarai,515 Khamargachi,601 Arambagh',
  '713':
    '125 Bhatar,128 Gushkara,130 Katwa,142 Khandaghosh,146 Memari,321 Andal,336 Jamuriahat,346 Pandaveshwar,357 Salanpur,385 Laudoha,409 Kalna',
  '721':
    '101 Midnapore,124 Ballichak,125 Baligeria,133 Keshiary,135 Kultikri,139 Panskura,140 Pingla,143 Rohini,144 Sabang,150 Keshpur,159 Kharikamathani,212 Ghatal,301 Kharagpur,401 Contai,422 Balighai,423 Balisai,424 Belda,425 Bhupatinagar,426 Dantan,427 Deulbarh,429 Egra,430 Haria,431 Janka,433 Khalisabhanga,434 Manglamaro,435 Menkapur,438 Panchetgarh,439 Patashpur,440 Pratapdighi,443 Jahalda,445 Khakurda,446 Sagareswar,447 Panchrol,448 Paniparul,449 Marisda,450 Junput,451 Nekurseni,452 Satmile,453 Depal,454 Amarshi,455 Chaulkhola,456 Argoal,457 Gomunda,467 Dasagram,507 Jhargram,626 Kajlagarh,628 Mahisadal,629 Moyna,631 Nandigram,632 Nandakumar,635 Sutahata,636 Tamluk,641 Khukurdaha,642 Arankiarana,650 Reapara',
  '722':
    '101 Bankura,132 Chhatna,133 Gangajalghati,136 Indpur,138 Joypur,140 Khatra,141 Kotalpur,143 Mejhia,144 Onda,148 Ranibandh,150 Sarenga,151 Simlapal,152 Taldangra,158 Saltora,171 Hirbandh,202 Barjora,205 Indas,206 Patrasayer',
  '723':
    '101 Purulia,121 Adra,127 Barabhum,128 Balakdih,129 Bundwan,131 Manbazar,145 Santaldih,148 Hutmura,149 Manguria,151 Puncha,152 Bagmundi,154 Sirkabad,155 Para,156 Murardih,168 Manihara,201 Garjaipur,202 Jhalda,212 Tulin,213 Jiudaru',
  '731': '123 Dubrajpur,234 Sainthia,303 Labpur',
  '732':
    '101 Malda,123 Chanchal,124 Gajol,125 Harishchandrapur,128 Old Malda,140 Tulsihatta,147 Bamangola,150 Kharba,201 Kaliachak,202 Manikchak,205 Ratua,207 Mothabari,210 Baishnabnagar',
  '733':
    '101 Balurghat,124 Gangarampur,125 Harirampur,126 Hili,127 Tapan,128 Itahar,129 Kaliyaganj,132 Kushmandi,134 Raiganj,201 Dalkhola,215 Karandighi',
  '734': '203 Kurseong,301 Kalimpong,434 Phansidewa',
  '735':
    '101 Jalpaiguri,122 Haldibari,134 Rajganj,210 Dhupguri,211 Falakata,217 Kalchini,220 Madarihat,221 Mal,223 Matelli,224 Maynaguri,225 Nagrakata,304 Mekhliganj',
  '736': '101 Cooch Behar,121 Alipurduar,135 Dinhata,146 Mathabhanga,158 Sitalkuchi,159 Tufanganj',
  '737':
    '106 Pakyong,107 Dikchu,111 Gayzing,113 Pelling,116 Mangan,120 Chungthang,126 Namchi,132 Rangpo,133 Rhenock,134 Singtam,135 Ranipool,139 Ravangla',
  '741':
    '126 Bethuadahari,137 Debagram,150 Kaliganj,160 Tehatta,222 Chakdah,302 Nabadwip,313 Sreemayapur,404 Santipur,505 Hanskhali,506 Krishnaganj',
  '742':
    '101 Berhampore,137 Kandi,147 Khargram,148 Lalgola,149 Murshidabad,166 Hariharpara,226 Sagardighi,305 Jalangi',
  '743':
    '123 Bhatpara,125 Jagatdal,126 Kankinara,128 Athpur,129 Fingapara,133 Garulia,134 Halishahar,144 Ichapur,145 Kanchrapara,166 Gorifa,232 Bagdah,249 Gaighata,251 Ganrapota,252 Gobardanga,286 Swarupnagar,292 Itinda,293 Jadurhati,294 Chhoto Jagulia,297 Sindrani,312 Basanti,330 Champahati,347 Kakdwip,351 Kulpi,370 Gosaba,377 Bakrahat,401 Baduria,405 Petrapole,423 Deganga,424 Debalaya,425 Haroa,426 Hasnabad,427 Katiahat,428 Kholapota,435 Hingalganj,437 Dhanyakuria,439 Hatgachha,446 Sandeshkhali,456 Bhebia,504 Falta,701 Palla,702 Rajibpur,704 Guma,710 Goribpur,711 Suria',
  '744': '202 Diglipur,204 Mayabander,205 Rangat,301 Carnicobar,303 Nancowrie',
  '752':
    '011 Brahmagiri,023 Tangi,050 Jatni,055 Khurda,062 Begunia,066 Bolagarh,069 Nayagarh,081 Odagaon,084 Daspalla,101 Balianta,104 Pipili,106 Nimapara,108 Kakatpur,110 Gop,111 Konark',
  '754':
    '004 Niali,005 Barang,025 Choudwar,029 Athagarh,030 Tigiria,032 Narasinghpur,103 Jagatsinghpur,108 Balikuda,113 Naugaonhat,131 Kishorenagar,137 Tirtol,139 Ersama,141 Kujang,142 Paradip,202 Salipur,211 Kendrapara,213 Marsaghai,215 Pattamundai,219 Aul,220 Rajkanika',
  '755': '001 Jajpur,004 Binjharpur,008 Dharmasala',
  '756':
    '001 Balasore,019 Remuna,023 Singla,026 Baliapal,028 Rupsa,029 Basta,032 Jaleswar,038 Bhograi,045 Soro,100 Bhadrak,114 Bant,117 Dhamnagar,119 Dhusuri,126 Simulia,130 Tihidi,133 Chandbali',
  '757':
    '001 Baripada,016 Rasgovindpur,025 Betnoti,026 Barsahi,041 Udala,043 Rairangpur,046 Bahalda',
  '758': '019 Telkoi,027 Ghatagaon,035 Barbil,041 Champua,083 Hatadihi,085 Banspal',
  '759':
    '001 Dhenkanal,017 Bhuban,018 Kamakhyanagar,021 Rasol,022 Hindol,100 Talcher,118 Khamar,119 Pallahara,122 Angul,124 Chhendipada,125 Athamallik',
  '761':
    '009 Girisola,010 Chikiti,012 Digapahandi,015 Mohana,016 R.Udayagiri,018 Purushottampur,020 Chatrapur,026 Ganjam,028 Rambha,030 Khallikote,032 Kodala,055 Bissmagiri,104 Kabisuryanagar,108 Surada,110 Aska,118 Buguda,126 Bhanjanagar,200 Parlakhemundi,213 Rayagada,215 Garabandha',
  '762':
    '001 Phulbani,010 Tikabali,011 Phiringia,012 Khajuripada,013 Purunakatak,014 Boudhraj,016 Manamunda,017 Kantamal,018 Ghantapada,019 Sankarakhole,020 Harabhanga,022 Kalinga,023 Jhadrajing,024 Biranarasinghpur,026 Sarsara,027 Linepada,029 Gumagarh,030 Baghiabahal,100 G.Udayagiri,101 Raikia,103 Balliguda,105 Kothagarh,106 Sarangada,107 Tumudibandha,109 Kurtamgarh,110 Barakhama,112 Paburia',
  '763': '008 Damanjodi',
  '764':
    '001 Jeypore,014 Narayanpatna,020 Koraput,037 Nandapur,039 Pottangi,040 Machhkund,043 Boipariguda,044 Mathili,045 Malkangiri,047 Kalimela,052 Chitrakonda,056 Borigumma,058 Kotpad,059 Nabarangpur,073 Umerkote,074 Raighar,075 Kodinga,085 Khatiguda',
  '765':
    '001 Rayagada,013 Laxmipur,015 Kashipur,016 K.Singhpur,019 Bissamcuttack,020 Muniguda,022 Gunupur,025 Padmapur,026 Gudari',
  '766':
    '012 Kesinga,013 Kalampur,014 Junagarh,015 Dharamgarh,016 Golamunda,018 Jaipatna,027 Lanjigarh,100 Narla,102 Madanpur Rampur,106 Komna,107 Khariar,108 Sinhapalli,111 Boden,118 Duajhar',
  '767':
    '001 Balangir,016 Tarbha,018 Birmaharajpur,019 Binka,020 Loisingha,025 Patnagarh,030 Tusra,033 Titilagarh,035 Sindhekela,039 Kantabanji,062 Ullunda',
  '768':
    '016 Hirakud,017 Burla,027 Attabira,028 Bargarh,029 Barpali,030 Bhatli,031 Ambabhana,032 Bijepur,033 Sohella,035 Melchhamunda,036 Rajborasamber,037 Gaisilet,039 Paikmal,042 Jharbandh,104 Bheden,105 Jujumura,106 Rairakhol,107 Jamankira,109 Reamal,110 Barkote,113 Dhama,201 Jharsuguda,212 Rengali,213 Kolabira,215 Laikera,216 Brajarajnagar,218 Belpahar,221 Bamra,222 Kuchinda',
  '770':
    '001 Sundargarh,012 Lephripara,013 Hemgir,014 Subdega,015 Balisankara,016 Bargaon,017 Rajgangpur,018 Kutra,033 Biramitrapur,036 Bisra,037 Lathikata,038 Bonaigarh,039 Kuarmunda,040 Lahunipara,043 Gurundia,048 Koira',
  '781':
    '123 Boko,126 Mukalmua,138 Bartola,301 Barpeta,302 Baharihat,303 Banagram,304 Belsor,306 Chamata,307 Sarthebari,308 Mandia,309 Bhella,310 Jagra,313 Simlaguri,316 Howly,317 Sorbhog,318 Sarupeta,319 Kalgachia,321 Mayanbari,325 Pathsala,326 Patacharkuchi,327 Jalahghat,328 Baghmarabazar,329 Nityananda,333 Barimakha,335 Nalbari,337 Milanpur,339 Karia,340 Banekuchi,343 Dhanbil,344 Baganpara,346 Barama,347 Kamarkuchi,348 Marowa,349 Nizdhamdhama,350 Sanekuchi,351 Kalag,352 Bhowanipur,360 Kumarikata,367 Tambulpur,368 Nagrijuli,369 Ghograpar,370 Kaithalkuchi,371 Tihu,372 Mussalpur,373 Doomni,378 Haribhanga',
  '782':
    '001 Nagaon,103 Raha,105 Morigaon,120 Ambagan,121 Bhuragaon,123 Dhing,410 Jagiroad,426 Kampur,435 Hojai,460 Diphu,480 Bokajan,485 Donkamokam,486 Hamren',
  '783':
    '101 Goalpara,125 Matia,126 Krishnai,130 Rangjuli,131 Mankachar,135 Fekamari,301 Dhubri,334 Golakganj,335 Agomoni,336 Bhowraguri,347 Dotma,348 Bilasipara,349 Bagribari,350 Kachugaon,360 Gossaigaon,370 Kokrajhar,380 Bongaigaon,384 Abhayapuri,389 Boitamari,390 Bijni,394 Bengtal',
  '784':
    '025 Panchmile,026 Khalihamari,027 Kaliabhomora,028 Napaam,101 Balipara,102 Lokra,103 Chariduar,104 Shalonibari,105 Ghoramari,110 Dhekiajuli,111 Darrang Panbari,112 Alisinga,113 Kopati,114 Orang,115 Kharupetiaghat,116 Dalgaon,117 Sirajuli,125 Mangaldoi,144 Pathorighat,146 Dhula,147 Deomornoi,149 Thelamara,150 Besseria,153 Bihaguri,154 Ketekibari,160 Laluk,161 Bihupuria,163 Pathalipahar,164 Dikrong,165 Dhalpur,166 Behali,167 Borgong,168 Gohpur,170 Halem,171 Tetenbari,172 Barangabari,173 Mijikajan,174 Pabhoi,175 Sootea,176 Chariali,177 Biswanathghat,178 Kalabari,179 Bedeti,180 Jamugurihat,182 Naharbari,184 Gingia,189 Karsontala,190 Bhakatpara,501 Dekargaon,502 Bindukuri,504 Borjuli,505 Rangapara,506 Missamari,507 Mazbat,508 Rowta,509 Udalguri,510 Harisinga,513 Bhairabkunda,521 Tangla,522 Khoirabari,523 Panerihat,525 Kalaigaon,526 Dimakuchi,527 Atterikhat',
  '785':
    '001 Jorhat,601 Sarupathar,612 Bokakhat,621 Golaghat,630 Titabor,640 Sivasagar,675 Khowang,676 Khowang Ghat',
  '786':
    '007 Barbaruah,010 Lahoal,101 Dikom,103 Tengakhat,125 Tinsukia,151 Doom Dooma,157 Chapakhowa,181 Margherita,184 Chabua,602 Duliajan,610 Naharkatia,611 Rajgarh,612 Tingkhong,613 Bamunbari,614 Jeypore,621 Namrup,623 Parbatpur',
  '787':
    '023 Naoboicha,026 Bordoloni,034 Gogamukh,035 Gerukamukh,052 Panigaon,053 Ghilamara,054 Islamgaon,055 Dhakuakhana,056 Pathalipam,057 Dhemaji,058 Machkhowa,059 Silapathar,060 Jonai,061 Simen Chapori,110 Sissiborgaon',
  '788': '111 Dalu,710 Karimganj',
  '790':
    '001 Bomdila,002 Kalaktang,003 Rupa,101 Dirang,102 Seppa,103 Seijosa,104 Tawang,105 Jang,106 Lumla,114 Bhalukpong,116 Tenga Market',
  '791':
    '002 Yingkiong,003 Mechuka,102 Pasighat,104 Mebo,105 Tuting,109 Nirjuli,110 Naharlagun,118 Palin,120 Ziro,121 Kimin,122 Daporijo,123 Banderdewa,125 Likabali',
  '792':
    '001 Tezu,055 Vijoynagar,056 Bordumsa,102 Chowkham,103 Namsai,104 Hayuliang,110 Roing,111 Sunpura,120 Changlang,122 Miao,123 Nampong,129 Deomali,130 Khonsa,131 Longding',
  '793':
    '101 Byrnihat,102 Nongpoh,103 Umiam,104 Sumer,105 Umsning,106 Balat,108 Cherrapunjee,109 Dawki,110 Pynursla,111 Cherrabazar,112 Shella,113 Mawsynram,114 Mawkyrwat,119 Nongstoin,120 Mairang,121 Mawphlang,122 Ucc,123 Umsaw,150 Jowai,151 Thadlaskein,160 Ladrymbai,200 Khliehriat',
  '794':
    '001 Tura,002 Lower Chandmari,005 Dobasipara,101 Araimile,102 Baghmara,103 Barengapara,105 Garobadha,107 Nangwalbibra,108 Resubelpara,109 Tikrikilla,110 Rongjeng,111 Williamnagar,112 Mendipathar,114 Rongra,115 Ampati',
  '795': '106 Senapati,127 Chandel,128 Churachandpur,138 Thoubal,141 Tamenglong,142 Ukhrul',
  '796':
    '070 Kawnpui,081 Kolasib,091 Bilkhawthlir,101 Vairengte,111 Darlawn,161 Thingsulthliah,181 Serchhip,190 Aibawk,261 Saitual,290 Ngopa,310 Khawzawl,320 S.Khawbung,321 Champhai,370 Lungdar,410 Sairang,431 Phaileng,441 Mamit,471 Zawlnuam,501 Reiek,571 Hnahthial,581 Thingsai,691 Zotlang,701 Lunglei,710 Bunghmun,730 Lungsen,751 Demagiri,770 Chawngte,891 Lawngtlai,901 Saiha',
  '797':
    '099 Bhandari,101 Peren,102 Chizami,103 Chumukedima,104 Chozuba,105 Chiechama,106 Medziphema,107 Pfutsero,108 Phek,109 Tseminyu,110 Zalukie,111 Wokha,114 Meluri',
  '798':
    '601 Mokokchung,602 Tizit,603 Champang,604 Mongkholemba,611 Kiphire,612 Tuensang,614 Chuchuyimlang,615 Impur,616 Longkhim,618 Tuli,619 Akuluto,620 Zunheboto,621 Mon,622 Naginimora,625 Longleng,626 Noklak',
  '799':
    '035 Ranirbazar,045 Birendranagar,102 Bishalgarh,103 Bishramganj,115 Melaghar,120 Radhakishorepur,125 Garjee,130 Sekerkote,131 Sonamura,141 Jolaibari,142 Muhuripur,143 Manubazar,144 Santirbazar,145 Sabroom,155 Beloniya,156 Hrishyamukh,201 Khowai,205 Teliamura,207 Chebri,210 Kamalghat,212 Sidhai,250 Dharmanagar,260 Panisagar,262 Churaibari,263 Pecharthal,264 Kumarghat,269 Jampui,273 Chailengta,275 Manughat,277 Kailashahar,278 Salema,284 Sarma,286 Halahali,287 Manikbhander,288 Kanchanbari,289 Ambassa,290 Fatikroy',
  '801':
    '104 Bikram,108 Maner,109 Naubatpur,110 Paliganj,301 Ekangersarai,302 Hilsa,304 Karaipersurai,305 Nagarnausa',
  '802':
    '101 Buxar,119 Dumraon,123 Itarhi,125 Kesath,160 Koilwar,164 Sandesh,201 Agiaon,203 Garhani,207 Piru,212 Bikramganj,215 Garh Nokha,221 Surajpura,226 Dawath,301 Arrah',
  '803':
    '101 Biharsharif,107 Asthawan,108 Chandi,109 Giriak,110 Harnaut,111 Nalanda,113 Nursarai,114 Parwalpur,116 Rajgir,117 Silao,118 Sohsarai,119 Rahui,211 Athmalgola,221 Pandarak,302 Mokama',
  '804':
    '401 Arwal,403 Belaganj,408 Jehanabad,418 Kako,419 Karpi,421 Kurtha,422 Makhdumpur,453 Punpun',
  '805': '106 Kawakol,110 Nawadha,122 Narhat,125 Rajauli,127 Sirdala,130 Warisaliganj',
  '811':
    '101 Barbigha,104 Sarmera,106 Surajgaraha,201 Munger,213 Haweli Kharagpur,302 Barhiya,303 Chakai,304 Chewara,305 Gidhaur,307 Jamui,308 Jhajha,311 Lakhisarai,312 Laxmipur,314 Sono',
  '813':
    '102 Banka,103 Barahat,104 Bounsi,106 Katoria,107 Rajoun,108 Sahkund,201 Asarganj,202 Belhar,203 Kahalgaon,209 Pripainti,210 Sabour,211 Shambhuganj',
  '814':
    '101 Dumka,102 Ramgarah,103 Kathikund,111 Amrapara,131 Chandan,133 Godda,141 Jarmundi,146 Palojori,147 Pathergama,149 Sarath,150 Sarwan,151 Saraiyahat,153 Poraiyahat,154 Mahgama,160 Meharma',
  '815':
    '301 Giridih,312 Bengabad,313 Ganwan,317 Tisri,351 Jamtara,353 Madhupur,355 Nala,359 Kundahit',
  '816':
    '102 Barhait,104 Hiranpur,107 Pakur,108 Rajmahal,109 Sahibganj,110 Pathna,117 Pakuria,118 Shikaripara,120 Borio,129 Taljhari',
  '821':
    '101 Bhabua,104 Chenari,105 Durgawati,107 Kargahar,108 Kudra,109 Mohania,111 Sheosagar,112 Kochas,115 Sasaram,310 Nasriganj,311 Rohtas,312 Tilouthu',
  '822':
    '101 Daltonganj,111 Barwadih,113 Chhatarpur,114 Garhwa,116 Japla,118 Lesliganj,119 Mahuwadand,125 Ranka Raj,126 Satbarwa,133 Meral',
  '823': '311 Atri',
  '824':
    '101 Aurangabad,111 Amba,120 Haspura,121 Jamhor,123 Kutumba,125 Rafiganj,127 Kaler,143 Daudnagar,201 Barachatti,202 Deo,203 Goh,205 Gurua,206 Imamganj,209 Paraiya,211 Sherghati,217 Bankey Bajar,219 Amas,220 Dobhi,231 Bodhgaya,236 Tekari,301 Nabinagar',
  '825':
    '103 Simaria,106 Dumri,108 Pirtand,301 Hazaribagh,311 Barkagaon,315 Konardam,318 Markacho,322 Bagodar,323 Barkatha,402 Ichak,403 Jori,406 Chouparan,408 Itkhori,410 Kodarma,411 Padma',
  '827': '302 Kasmar',
  '829': '111 Gomia,118 Patratu,121 Peterbar,201 Bachra,202 Balumath,203 Chandwa',
  '832':
    '101 Baharagora,103 Moubhandar,105 Patamda,107 Sundarnagar,108 Gamharia,110 Azadnagar,301 Chakulia,302 Dhalbhumgarh,303 Ghatsila,304 Mahulia,401 Chandil,403 Tiruldih,404 Chowka',
  '833':
    '101 Amda,102 Chakradharpur,103 Goilkera,105 Sonua,106 Chiria,201 Chaibasa,203 Jagannathpur,212 Danguaposi,213 Gua,214 Hatgamaria,215 Jhinkpani,216 Kharsawangarh,217 Noamundi,219 Seraikella,220 Sini,221 Barajamda',
  '835':
    '102 Silli,201 Bano,202 Bero,203 Bharno,204 Bundu,207 Gumla,209 Karra,210 Khunti,211 Kolebira,212 Kurdeg,213 Kuru,216 Murhu,219 Ormanjhi,220 Palkot,222 Ratu,223 Simdega,225 Tamar,226 Thethaitangar,227 Torpa,229 Basia,230 Noadih,231 Bishunpur,233 Toto,301 Itki,302 Lohardaga',
  '841':
    '207 Dighwara,208 Ekma,219 Parsa,226 Siwan,231 Andar,239 Mairwa,301 Chapra,305 Revelganj,311 Garkha,313 Manjhi,401 Amnour,403 Baniapur,408 Bhagwanpur Hat,424 Taraiya,428 Gopalganj',
  '843':
    '103 Bochaha,109 Kanti,111 Motipur,112 Paroo,114 Patepur,128 Minapur,301 Sitamarhi,313 Bairgania,314 Bajpatti,316 Belsand,319 Choraut,324 Parihar,325 Parsauni,327 Riga,328 Runnisaidpur,329 Sheohar,330 Sonbersa,331 Sursand,332 Majorganj,333 Nanpur,334 Piprarhi',
  '844':
    '101 Hajipur,118 Goraul,120 Kurhani,121 Lalganj,122 Mahuwa,124 Rajapakar,128 Vaishali,504 Desari,505 Jhandaha,506 Mahnar,508 Raghopur,509 Sahdei Buzurg',
  '845':
    '302 Chauradano,305 Raxaul,401 Motihari,411 Areraj,418 Dhaka,426 Mehsi,428 Pakari Dayal,430 Phenhara,437 Turkaulia,438 Bettiah,456 Sugauli',
  '846': '004 Darbhanga',
  '847':
    '103 Benipur,123 Singhwara,203 Biraul,211 Madhubani,223 Benipatti,225 Basopatti,226 Jaynagar,228 Khajauli,229 Kaluahi,232 Ladania,234 Pandaul,402 Ghoghardiha,404 Jhanjharpur,408 Madhepur,409 Phulparas',
  '848': '101 Samastipur,114 Dalsinghsarai,210 Rosera',
  '851': '101 Begusarai,112 Barauni,214 Mansi',
  '852':
    '108 Gamaharia,112 Kumarkhand,113 Madhepura,122 Murliganj,123 Nauhatta,127 Simri Bakhtiarpur,128 Singheshwar,129 Sonbersa Raj,131 Supaul,139 Triveniganj,161 Beldaur,201 Saharsa,216 Mahishi,220 Udakishunganj',
  '853': '201 Bihpur,204 Naugachia',
  '854': '105 Katihar,301 Purnea,311 Araria,315 Baisi',
  '855': '107 Kishanganj',
}

/**
 * Towns of the pincodes that begin with 5 to 8: the south and the east. By the first three digits: the last three, and the
 * town whose head or sub post office delivers there, where the subdistrict or district has the same name.
 * Source: India Post, All India Pincode Directory (data.gov.in, Government Open Data License - India).
 */
export const southernTowns: Readonly<Record<string, string>> = {
  '501': '141 Tandur,301 Ghatkesar,401 Medchal',
  '502':
    '001 Sangareddy,103 Siddipet,108 Dubbak,110 Medak,220 Zaheerabad,269 Alladurg,270 Jogipet,271 Shankarampet,273 Andole,278 Gujvail,286 Narayankhed,291 Sadasivpet,303 Papannapet,319 Patancheru',
  '503': '101 Bhiknoor,111 Kamareddy,122 Yellareddy,187 Banswada,201 Varni,224 Armoor,309 Madnoor',
  '504':
    '001 Adilabad,102 Mudhole,208 Mancherial,215 Luxettipet,293 Asifabad,297 Tiryani,299 Sirpur,304 Boath,312 Tamsi,313 Jainoor,323 Neradigonda',
  '505':
    '001 Karimnagar,122 Jammikunta,172 Peddapalli,184 Manthani,185 Sultanabad,208 Ramagundam,301 Sirsilla,302 Vemulawada,303 Kishandaspet,304 Gambhiraopet,325 Metpalli,326 Koratla,327 Jagtial,415 Choppadandi,425 Dharmapuri,445 Gangadhara,452 Mallial,453 Medpalli,460 Raikal,468 Huzurabad,469 Manakondur,501 Kodimial,502 Veenavanka,503 Kataram,524 Boenpalli,528 Bejjanki,531 Ramadugu',
  '506':
    '101 Mahabubabad,104 Neerada,105 Kuravi,112 Kesamudram,122 Nekkonda,132 Narsampet,143 Ghanpur Station,163 Turrur,164 Parkal,165 Eturunagaram,167 Jangaon,169 Bhupalapalli,221 Buchannapet,222 Kodakondla,223 Chiryal,313 Wardhannapet,314 Raiparthy,315 Maripeda,316 Zaffargadh,319 Shayampet,329 Sangam,332 Chennaraopet,343 Mulug,344 Govindaraopet,345 Ghanpur,348 Regonda,356 Chityal,365 Parwathagiri,366 Mogullapalli,368 Nallikaddur,369 Redlawada,371 Hasanparthy,381 Dornakal',
  '507':
    '001 Khammam,111 Bhadrachalam,113 Mothugudem,114 Burgampahad,115 Paloncha,119 Rudrampur,120 Sujathanagar,121 Kunavaram,122 Karepalli,123 Yellandu,124 Yellandu Colls,128 Sarapaka,129 Nellipaka,130 Donkarayi,133 Charla,135 V.R.Puram,136 Venkatapuram,137 Dummagudem,138 Gouthampur,140 S.N.Puram,157 Palair,158 Gokinepalli,159 Kusumanchi,161 Subled,164 Vemsur,165 Wyra,166 Julurpahad,167 Tallada,168 Enkoor,169 Cheruvumadharam,170 Tallampahad,182 Komminepalli,183 Pindipolu,201 Yerrupalem,203 Madhira,204 Bommakal,208 Chintakani,210 Garla,211 Bayyaram,301 Aswaraopet,302 Penuballi,303 Sathupalli,305 Tanikella,306 Dammapeta',
  '508':
    '001 Nalgonda,101 Alair,112 Valigonda,116 Bhongir,126 Bibinagar,204 Huzurnagar,206 Kodad,207 Miryalguda,211 Nakrekal,213 Suryapet,223 Tirumalgiri,244 Munugode,245 Marriguda,280 Thungathurthi',
  '509':
    '001 Mahabubnagar,102 Kollapur,103 Wanaparthy,104 Pebbair,125 Gadwal,201 Amrabad,202 Balanagar,203 Bijnapally,206 Gopalpet,207 Kondurgu,209 Nagarkurnool,210 Narayanpet,215 Palem,216 Shadnagar,228 Kothur,301 Stn. Jadcherla,321 Amangal,324 Kalwakurthy,327 Madgul,338 Kodangal,349 Vangoor,360 Veldanda,375 Achampet,376 Uppununthala,385 Thelkapally,406 Thimmajipet,408 Keshampet,412 Peddakothapally',
  '515':
    '001 Anantapur,110 Penukonda,122 Somandepalli,123 Roddam,133 Kothacheruvu,144 Bukkapatnam,201 Hindupur,231 Gorantla,261 Parigi,281 Amarapuram,301 Madakasira,321 Rolla,331 Lepakshi,341 Chilamathur,401 Gooty,405 Pedda Vadagur,408 Yadiki,411 Tadpatri,414 Putlur,435 Singanamala,465 Yellanur,511 Mudigubba,521 Gandlapenta,551 Nallacheruvu,556 Amadagur,571 Tanakallu,581 Talupula,591 Kadiri,631 Tadimarri,641 Kanaganapalli,661 Bathalapalli,671 Dharmavaram,701 Bukkarayasamudram,721 Kandukur,731 Garladinne,751 Atmakur,761 Kalyandurg,765 Kambadur,766 Kundurpi,767 Shettur,775 Pamidi,801 Guntakal,812 Uravakonda,832 Vajrakarur,865 Rayadurg,870 Vidapanakal,871 Kanekal,872 Herial',
  '516':
    '001 Cuddapah,101 Kodur,104 Chitvel,110 Peddarachapalli,115 Rajampet,127 Penagalur,150 Nandalur,172 Mydekur,193 Porumamilla,203 Khajipet,213 Vontimitta,214 Chinnamandem,216 Pendlimarri,217 Kalasapadu,218 Nandimandalam,227 Badvel,267 Galiveedu,269 Rayachoti,321 Veerapunayanipalle,329 Vaimpalle,339 Payasampalle,349 Vemula,360 Proddatur,380 Muddanur,390 Pulivendla,401 Tondur,434 Jammalamadugu,454 Simhadripuram,464 Lavanur,474 Tallaproddatur,484 Balapanur,501 Atlur',
  '517':
    '001 Chittoor,101 Chandragiri,112 Pakala,124 Puthalapattu,125 Gangadhara Nellore,129 Arugonda,130 Iral,131 Kanipakam,152 Damalacheruvu,193 Chinnagottigallu,194 Bhakarapet,214 Piler,234 Kalikiri,236 Kalakada,247 Punganur,257 Chowdepalle,297 Gurramkonda,299 Vayalpad,325 Madanapalle,401 Ramakuppam,408 Palamaner,416 Bangarupalem,424 Venkatagirikota,425 Kuppam,520 Renigunta,536 Akkurthi,541 Varadaiahpalem,551 Vadamalpet,582 Karvetinagar,583 Puttur,587 Pissatur,588 Satyavedu,590 Nagari,591 Nindra,599 Vengalrajukuppam,619 Yerpedu,641 Thondamanadu,644 Srikalahasti,645 Buchinaidu Kandriga',
  '518':
    '122 Owk,123 Kolimigundla,124 Banaganapalle,134 Koilakuntla,135 Dornipadu,216 Veldurthi,222 Dhone,301 Adoni,360 Yemmiganur,380 Pattikonda,385 Maddikera,390 Tuggali,442 Pamulapadu,463 Gonegandla,464 Kodumur,465 Devanakonda,501 Nandyal,508 Gadivemula,533 Velgode,563 Sirvel,599 Bethamcherla',
  '521':
    '001 Machilipatnam,101 Gannavaram,109 Telaprolu,110 Veeravalli,120 Nagayalanka,121 Avanigadda,125 Mopidevi,126 Challapalli,133 Ghantasala,135 Movva,149 Guduru,151 Kankipadu,163 Thotlavalluru,164 Katuru,165 Vuyyuru,170 Veerullapadu,182 Chandarlapadu,185 Nandigama,190 Penuganchiprolu,201 Nuzvid,207 Musunuru,211 Aukiripalli,215 Vissannapet,226 A.Konduru,228 Kondapalli,235 Tiruvuru,245 Akunuru,301 Gudivada,324 Bantumilli,325 Mudinepalli,328 Koduru,333 Kaikalur,344 Kalidindi,345 Mandavalli,356 Gudlavalleru,366 Pedana,401 Penugolanu,402 Vatsavai,403 Gampalagudem',
  '522':
    '016 Lemalle,018 Ponnekallu,020 Amaravathi,101 Bapatla,111 Karlapalem,112 Kakumanu,113 Cheruvu,124 Ponnur,201 Tenali,211 Angalakudur,213 Sangamjagarlamudi,233 Edlapadu,234 Nadendla,235 Pedanandipadu,236 Tadikonda,237 Tulluru,256 Bhattiprolu,257 Vellaturu,258 Dhulipudi,261 Vemuru,262 Kuchinapudi,264 Chodayapalem,265 Repalle,301 Anantavaram,302 Pedavadlapudi,303 Nutakki,304 Kollipara,305 Pedapalem,306 Nandivelugu,307 Kolakaluru,308 Emani,309 Cherukupalle,310 Appikatla,311 Chandole,312 Turumella,313 Kuchipudi,314 Nizampatnam,316 Patsalatadiparru,317 Stuvartpuram,318 Tsunduru,324 Kolluru,325 Amartaluru,330 Duggirala,341 Intur,402 Pedakurapadu,403 Sattenapalle,409 Atchampet,410 Krosuru,411 Bellamkonda,413 Piduguralla,415 Gurazalla,421 Rentachintala,438 Medikonduru,501 Tadepalle,503 Mangalagiri,508 Namburu,509 Pedakakani,529 Phirangipuram,601 Narasaraopet,612 Durgi,613 Veldurthy,614 Karempudi,615 Nekarikallu,616 Chilakaluripet,646 Savalyapuram,647 Vinukonda,658 Ipuru,660 Nuzendla',
  '523':
    '001 Ongole,105 Kandukur,155 Chirala,169 Parchur,187 Vetapalem,201 Addanki,230 Kanigiri,240 Podili,274 Tangutur,304 Kurichedu,316 Markapur,332 Tarlupadu,335 Ardhaveedu,357 Giddalur,368 Racherla',
  '524':
    '101 Gudur,121 Sullurpeta,129 Pellakur,134 Dakkili,137 Kovur,142 Bitragunta,152 Damavaram,201 Kavali,203 Anemadugu,221 Chakalakonda,222 Duthalur,223 Jaladanki,224 Kaligiri,225 Siddanakonduru,227 Varikuntapadu,228 Vinjamur,230 Nandipadu,234 Gumparlapadu,236 Gandipalem,240 Dagadarthi,302 Anantasagaram,303 Revur,305 Buchireddypalem,307 Karatampadu,308 Sangam,309 Virur,310 Seetaramapuram,312 Marripadu,313 Mypadu,314 Indukurpeta,315 Allur,316 Kodavaluru,317 Gandavaram,318 Vidavalur,321 Survepalli,322 Atmakur,341 Chejerla,343 Kaluvoya,344 Muthukur,345 Podalakur,346 Brahmadevam,401 Tada,402 Vojili,405 Manubolu,407 Sydapuram,408 Rapur,411 Kota,412 Chillakur,415 Vakadu',
  '531':
    '001 Anakapalle,036 Chodavaram,055 Yellamanchili,115 Nathavaram,116 Narsipatnam,163 Bheemunipatnam',
  '532':
    '001 Srikakulam,127 Rajam,168 Ponduru,185 Amadalavalasa,201 Tekkali,213 Pathapatnam,242 Mandasa,312 Ichchapuram,405 Gara,410 Etcherla,421 Narasannapeta,440 Palakonda,443 Seethampeta,445 Burja,455 Kotturu,459 Hiramandalam,460 Veeraghattam',
  '533':
    '126 Kadiyam,201 Amalapuram,212 Katrenikona,214 Ambajipeta,216 Mummidivaram,217 Allavaram,235 Atreyapuram,238 Ravulapalem,242 Razole,251 Sakhinetipalli,253 Malikipuram,255 Ramachandrapuram,284 Gangavaram,287 Sithanagaram,288 Rampachodavaram,289 Korukonda,291 Rangampeta,294 Rajanagaram,295 Maredumilli,297 Gandepalli,308 Mandapeta,339 Devipatnam,342 Anaparthy,343 Bikkavolu,401 Tuni,407 Kotananduru,408 Thondangi,428 Addatigala,429 Yeleswaram,431 Kirlampudi,435 Jaggampeta,436 Rajavommangi,437 Peddapuram,445 Gollaprolu,446 Sankhavaram,447 Kothapalli,450 Pithapuram,462 Karapa,463 Tallarevu,483 Y .Ramavaram',
  '534':
    '001 Eluru,004 Chataparru,101 Tadepalligudem,123 Atchanta,124 Penumantra,134 Attili,166 Pentapadu,199 Undi,201 Bhimavaram,210 Palakoderu,211 Tanuku,216 Vundrajavaram,217 Iragavaram,222 Velpur,235 Akividu,237 Kalla,245 Viravasaram,260 Palakol,268 Ellamanchili,281 Mogalturu,301 Nidadavole,311 Kannapuram,312 Koyyalagudem,315 Polavaram,320 Penugonda,327 Poduru,328 Peravali,350 Kovvur,401 Pulla,416 Kaikaram,425 Bhimadole,432 Denduluru,437 Pedapadu,442 Kovvali,448 Buttayagudem,449 Kamavarapukota,450 Gopannapalem,452 Tadikalapudi,456 Jeelugumilli,460 Chintalapudi,461 Pragadavaram,462 Dharmajigudem,467 T.Narasapuram,475 Vijayarai',
  '535':
    '002 Vizianagaram,006 Denkada,126 Therlam,128 Chipurupalle,145 S Kota,160 Bonangi,161 L Kota,183 Kothavalasa,204 Pusapatirega,215 Gantyada,216 Bhogapuram,217 Nellimarla,218 Ramathirtam,220 Kotagandredu,221 Pedamajjipalem,250 Jami,260 Bondapalli,270 Gajapathinagaram,273 Mentada,280 Moida,281 Vepada,463 Garugubilli,501 Parvatipuram,521 Komarada,523 Gummalakshmipuram,524 Kurupam,546 Seethanagaram,547 Makkuva,557 Balijipeta,558 Bobbili,579 Ramabhadrapuram,580 Pedamanapuram,581 Challapeta,591 Salur,592 Pachipenta,594 Jiyyammavalsa',
  '561': '202 Pavagada,203 Dodballapura,207 Bagepalli,208 Gauribidanur',
  '562':
    '101 Chickballapur,105 Sidlaghatta,106 Anekal,110 Devanahalli,114 Hoskote,117 Kanakapura,120 Magadi,123 Nelamangala,159 Ramanagaram,160 Channapatna',
  '563': '101 Kolar,114 Bangarpet,125 Chintamani,130 Malur,131 Mulbagal,135 Srinivaspur',
  '571':
    '105 Hunsur,107 Periyapatna,111 Gundlupet,124 T Narasipura,201 Madikeri,218 Virajpet,236 Somwarpet,301 Nanjangud,313 Chamarajanagara,401 Mandya,430 Malavalli,432 Nagamangala,434 Pandavapura,438 Srirangapatna,440 Kollegal,441 Yelandur',
  '572':
    '101 Tumkur,129 Koratagere,130 Kunigal,132 Madhugiri,137 Sira,201 Tiptur,216 Gubbi,227 Turuvekere',
  '573': '102 Arkalgud,103 Arsikere,116 Channarayapatna,134 Sakleshpur,201 Hassan,211 Holenarsipur',
  '574': '104 Karkala,201 Puttur,211 Bantval,214 Belthangady,239 Sullia',
  '576': '101 Udupi,201 Kundapura,224 Navunda',
  '577':
    '101 Chikmagalur,126 Koppa,132 Mudigere,134 Narasimharajapura,139 Sringeri,213 Channagiri,217 Honnali,228 Tarikere,301 Bhadravati,401 Sagar,418 Hosanagar,429 Sorab,432 Thirthahalli,501 Chitradurga,522 Challakere,526 Holalkere,527 Hosadurga,528 Jagalur,535 Molakalmuru,548 Kadur,598 Hiriyur,601 Harihara',
  '581':
    '104 Hangal,106 Byadgi,110 Haveri,111 Hirekerur,113 Kundgol,115 Ranebennur,118 Savanur,186 Joida,204 Kalghatagi,205 Shiggaon,301 Karwar,314 Ankola,320 Bhatkal,329 Haliyal,334 Honavar,343 Kumta,349 Mundgod,355 Siddapur,359 Yellapur,401 Sirsi',
  '582': '101 Gadag,118 Mundargi,120 Shiratti,207 Nargund,208 Navalgund,209 Ron',
  '583':
    '101 Bellary,119 Sandur,121 Siruguppa,131 Harapanahalli,135 Kudligi,201 Hospet,212 Hagaribommanahalli,219 Huvinahadagali,227 Gangavathi,231 Koppal,236 Yelburga,277 Kushtagi',
  '584': '101 Raichur,111 Deodurga,122 Lingasugur,123 Manvi,128 Sindhanur',
  '585':
    '201 Yadgiri,211 Chittapur,222 Sedam,224 Shorapur,301 Afjalpur,307 Chincholi,310 Jewargi,326 Aurad,327 Basavakalyan,328 Bhalki,330 Humnabad,401 Bidar',
  '586': '101 Bijapur,128 Sindgi,209 Indi',
  '587': '101 Bagalkot,118 Hungund,201 Badami,301 Jamkhandi,313 Mudhol',
  '591':
    '102 Bailhongal,123 Ramdurg,126 Saundatti,201 Chikodi,301 Londa,304 Athani,307 Gokak,309 Hukeri,317 Raibag',
  '601': '201 Gummidipundi,204 Ponneri',
  '602': '001 Tiruvallur,026 Uttukottai,105 Sriperumbudur',
  '603': '001 Chengalpattu,109 Tirukalikundram,306 Madurantakam,406 Uttiramerur',
  '604': '001 Tindivanam,202 Gingee,408 Vandavasi',
  '605': '109 Vanur,602 Villupuram,757 Tirukkoyilur',
  '606':
    '001 Vriddhachalam,106 Tittagudi,107 Ulundurpet,202 Kallakurichi,401 Sankarapuram,601 Tiruvannamalai,701 Chengam',
  '607': '001 Cuddalore,106 Panruti',
  '608': '301 Kattumannarkoil',
  '609': '001 Mayiladuthurai,602 Karaikal,801 Kuttalam',
  '610': '001 Tiruvarur,105 Nannilam,204 Tirukuvalai',
  '611': '001 Nagapattinam,104 Kilvelur',
  '612': '001 Kumbakonam,104 Tiruvidamarudur,504 Tirupanandal,601 Kodavasal,804 Valangaman',
  '613': '001 Thanjavur,204 Thiruvaiyaru',
  '614':
    '001 Mannargudi,205 Papanasam,404 Nidamangalam,601 Pattukottai,616 Arantangi,625 Orattanad,713 Tiruturaipundi,804 Peravurni,810 Vedaraniam',
  '621':
    '005 Manachanalloor,010 Turaiyur,116 Veppanthattai,211 Musiri,212 Perambalur,215 Thottiam,306 Manaparai,601 Lalgudi,704 Ariyalur,802 Jayamkondacholapuram',
  '622': '001 Pudukkottai,102 Illuppur,301 Alangudi,507 Tirumayam',
  '623': '407 Tiruvadanai,501 Ramanathapuram,526 Rameswaram,704 Mudukulathur,707 Paramakudi',
  '624': '001 Dindigul,101 Kodaikanal,401 Natham,601 Palani,619 Oddanchatram',
  '625':
    '218 Vadipatti,512 Aundipatti,513 Bodinayakanur,531 Theni,532 Usilampatti,533 Uthamapalayam,601 Periyakulam,706 Tirumangalam',
  '626':
    '001 Virudhunagar,101 Aruppukottai,106 Kariapatti,117 Rajapalayam,123 Sivakasi,125 Srivilliputhur,129 Tiruchuli,203 Sattur',
  '627':
    '108 Nanguneri,111 Radhapuram,401 Ambasamudram,756 Sankarankovil,809 Sengottai,811 Tenkasi,851 Alangulam',
  '628':
    '001 Tuticorin,215 Tiruchendur,501 Kovilpatti,601 Srivaikuntam,704 Satankulam,907 Vilathikulam',
  '629': '302 Thovalai',
  '630': '001 Karaikudi,211 Tirupattur,302 Devakottai,561 Sivaganga,606 Manamadurai,702 Ilayangudi',
  '631': '001 Arakkonam,207 Pallipat,209 Tiruttani,501 Kanchipuram',
  '632': '301 Arni,503 Arcot,513 Walajapet,602 Gudiyattam',
  '635':
    '001 Krishnagiri,104 Barugur,107 Denkanikotta,207 Uttangarai,601 Tirupattur,751 Vaniyambadi',
  '636':
    '102 Atur,105 Gangavalli,115 Valapady,455 Omalur,601 Yercaud,701 Dharmapuri,807 Nallampalli,808 Palacode,809 Paupparapatti,810 Pennagaram,903 Harur,905 Pappireddipatti',
  '637': '001 Namakkal,101 Idappadi,211 Tiruchengodu,408 Rasipuram',
  '638':
    '052 Perundurai,301 Bhavani,401 Sathyamangalam,452 Gobichettipalayam,656 Dharapuram,701 Kangayam',
  '639': '001 Karur,102 Krishnarayapuram,104 Kulittalai,201 Aravakurichi',
  '641': '301 Mettupalayam,664 Palladam',
  '642': '001 Pollachi,126 Udamalpet,127 Valparai',
  '643': '001 Udagamandalam,101 Coonoor,217 Kotagiri,233 Pandalur',
  '670': '101 Thalassery,141 Taliparamba,645 Mananthavady',
  '671': '121 Kasaragod',
  '673': '101 Vadakara,305 Koyilandi,310 Mahe,576 Vythiri,592 Sulthan Bathery',
  '676': '101 Tirur,306 Tirurangadi,505 Malappuram',
  '678': '582 Mannarkkad',
  '679': '101 Ottapalam,322 Perintalmanna,329 Nilambur',
  '680': '506 Chavakkad,664 Kodungallur',
  '682': '552 Amini',
  '683': '101 Aluva',
  '685': '531 Peermade,554 Udumbanchola,584 Thodupuzha,613 Devikulam',
  '686': '101 Changanacherry,141 Vaikom,661 Muvattupuzha',
  '688': '524 Cherthala,561 Ambalapuzha',
  '689':
    '101 Tiruvalla,121 Chengannur,641 Kozhencherry,645 Pathanamthitta,672 Ranny,695 Pathanapuram',
  '690': '101 Mavelikara,516 Karthikappally,518 Karunagappaly',
  '691': '506 Kottarakara,523 Adur,573 Adichanallur',
  '695': '121 Neyyattinkara,304 Chirayinkeezhu,541 Nedumangad',
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

/**
 * Towns of the pincodes that begin with 5 and 6: the south. By the first three digits: the last three, and the
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
}

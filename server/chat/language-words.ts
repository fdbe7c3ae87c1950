// Words without a meaning of their own here. They are never "corrected" into a loan word, and they tell the language.
const split = (words: string) => words.trim().split(/\s+/);

/** The small words of English, which nobody mixes into Hindi. */
export const englishGrammar = split(`
  the of for on at by with from are was were been am does did has had have a an it its this that these those what which who whom whose
  when where why how can could will would shall should may might must i you he she they we my your his her their our them and
  but if then than because about into over under after before again more most some any all each every please tell want need give get
  take make know much many let explain im ive id ill youre dont doesnt cant wont isnt whats yes your yours me is to in or do
`);

export const englishWords = split(`
  extent intent content
  prove proved done doing mention mentioned suggest suggested suggestion attach attached upload uploaded sign signed signing verify verified
  confirm confirmed consider considered accept accepted prefer preferred expect expected manage managed handle handled cover
  covered qualify happen happening cause causes affect belong contain allowing permit permitted entitled supposed willing
  whatever whichever wherever whenever regardless despite although though however therefore hence besides except
  quite simply basically certainly definitely probably possibly clearly directly immediately recently finally previously
  applicable acceptable affordable reasonable fair correct proper valid standard common usual typical normal specific particular certain various several
  beginner newly worried confused unsure doubt doubts concern concerned wonder guess believe hear heard seen found
  thing things stuff whole entire guy guys folks ones
  nice awesome happy contain contains include includes penalty landline
  the of for to on in at by with from is are was were be been am do does did has had have a an it its this that these those
  what which who whom whose when where why how can could will would shall should may might must i you he she they we me my
  your his her their our us them and or but if then than so because about into over under after before again more most some
  any all each every few other such only own same too very just now here there out up down off also please tell want need
  give get take make know say see use find think come look long much many lot least less next last first new good best big
  high low lower today tomorrow yesterday soon already still yet once per without within upto till until let ask asked
  explain share current currently date dates later water matter better letter center centre great small large old young
  month months year years day days hour hours week weeks time times kind kinds type types thing things way someone
  something anything everything nothing maybe perhaps actually really exactly right wrong sure true false list
  difference different difficult easy fast slow part parts full half number numbers name word words question questions
  answer answers problem reason place person people man woman men women boy girl child children family house company
  going want wants wanted required require needed using used take taken taking given giving offer offers provide
  provides available allow allowed possible apply person salaried whats hows wheres whos im ive id ill youre dont doesnt
  cant cannot wont isnt arent didnt havent hasnt shouldnt couldnt wouldnt thats theres lets say write read watch buy sell
  price prices cost costs value worth total change changes level story state city country world life work working works
  free open close start stop keep ready put set run show send bring help try call talk speak chat meet visit live stay
  mobile another someone whose while during between both either neither since around above below
  reality cricket coverage average ticket letters laughter mother father brother sister weather whether either forget
  claim put fund funds worth come goes went gone came bring money cash bank banks pay paid pays paying payment payments spend save saved
  daughter son husband wife uncle friend november december january february march april june july august september october
  early late earlier fit fits suit suits suitable smallest biggest range regarding related detail details somebody reach myself
  self yourself itself general generally normally usually typically often always never sometimes basis case cases
  compulsory mandatory necessary must required proof rent rented own owned owner second third another joined joining salary
  telemarketers telemarketer residential commercial industrial ground floor room rooms building built under construction
  government private public sector company companies office offices manager employee employees worker workers teacher doctor
  engineer lawyer shopkeeper farmer driver student retired pensioner widow single married divorced citizen senior foreign nri resident
  india indian rajasthan amount amounts figure figures exact approximate roughly about around nearly almost only even ever
  left right back side top bottom end begin beginning middle morning afternoon evening night minute minutes second seconds
  interested information inform know knowing knows known meaning means mean example examples such like unlike similar
  receive received receiving reach reached arrive sent sending submit submitted submitting fill filled filling form forms
  check checked checking compare compared choose chosen select selected decide decided depends depend depending
  increase decrease reduce reduced raise raised lower lowered improve improved change changed fix fixed floating
  happen happens happened next step steps process procedure work works worked working run runs running
  big bigger small smaller little enough extra additional total whole entire complete completely partly
  trust safe secure honest real genuine free charge charges hidden cost costs expensive cheap cheaper
  able unable cannot else instead rather together separately alone both none nobody everyone everybody anyone
  hello thanks thank sorry welcome please kindly dear sir madam mam ji bro brother friend guys team
  compiled complete compete campaign simple single sample temple purple people planet plan plans planned playing player
`);

export const hinglishWords = split(`
  dilwa dilao dila dilwao dilwana dilaiye dilado karvana karana karaiye karwaiye banwana banwani kholna kholne kholni lagana lagane manzil kamra chalata chalate chalati thik theek lijiye lijie rahunga jaunga aaunga chukaya bhara bhari
  hai hain he h ho hu hun hoon tha thi the raha rahe rahi hoga hogi hoge hona hone hua hui hue ka ki ke ko se me mein mai par pe
  tak liye lie liya lena lene leni dena dene deni diya do de kya kyu kyon kyun kab kahan kaha kaise kese kitna kitne kitni
  kaun kaunsa kaunsi kon konsa konsi konse kis kisi kisko kise koi kuch kuchh aur ya lekin magar agar toh to bhi hi sirf bas keval
  mujhe muje mujhko mujhse mera meri mere main hum hame humein hamara hamare hamari aap aapka aapki aapke aapko ap apka apki
  apke tum tumhara tumhari apna apni apne unka uska uski iska iski isme usme ye yeh wo woh vo vah us is in un yahan wahan
  chahiye chahie chaiye chahta chahti chahte karna karne karni karo kare karein karen kariye kijiye kar karta karti karte karwa karwao karwana
  karu karun karunga karungi kiya sakta sakti sakte milega milegi mile milta milti mil milna jayega jaega jaye ja jata jati jana jaana
  lagega lagta lagti lagte lage lagenge batao bataye bataiye bata batana bolo bolna nahi nahin nhi na mat bina wala wale wali
  saal sal mahine mahina din ghante samay abhi aaj kal baad pehle pahle phir fir jaldi zyada jyada kam thoda bahut bahot
  accha acha achha theek thik ji haan han nahi dijiye dedo dena chalega chahunga rakhna rakhne rakh banana banane suna sunao sunaye
  mujh tujhe tera teri tere unhe unko inka sab sabse sabhi dusra dusre doosra pura poora khud aisa aisi kaisa kaisi jaise waise
  sakun paunga payega paise paisa rupaye rupay rupye lakh hazar hazaar karod byaj byaaj kist kisht umar umr aayu tankhwah kamai kamata
  kamati ghar makan makaan dukan vyapar vyavsay karobar dhandha rin karz karj yojana yojna sarkari niji vyaktigat dastavez kagaz kagaj kagzat patrata avadhi
  namaste namaskar shukriya dhanyavad dhanyawad alvida madad sahayata sheher shehar shahar naukri nokri aay vetan
  gaana gana kavita chutkula kahani mausam khana bekar bakwas pagal gadha bewakoof padosi dost bhai bhool bhul jao nirdesh niyam sampark baat
  daftar khula khulta khulte band baje ravivar itwar shanivar somvar sthapna shuru kaunse adhiktam nyuntam seema girvi sampatti zameen jameen
  hindustani bhav sone sona chahie dikhao kijie wapas lautana chukana chukane matlab fayda nuksan tulna antar fark behtar sasta
  batayen bataen kijiyega dijiyega krna kro krdo kardo krwa karado mujhey aapse humse inse unse kisne jisne jo jab tab yadi kyunki isliye
  chal chala chali chalta chalti rha rhe rhi dalunga dalna daal hafte hafta subah shaam raat rahega acha kisme kismein lagayi lagaya lagi pahuncha doge denge dega degi karoge karenge karega bhar bharna bharne bharte sakenge jude juda jude dete deta deti dein rakhkar rakh yaar bhaiya bhaisaab sahab sir madam wo bolo salah paise pura bolna rakhi rakha gaya gayi gaye jaankari jankari zaroori jaroori zaruri jaruri zaroor jarur padega padegi padta padti padte kaafi kafi wala duniya desh log logo logon paas pas saath sath andar bahar upar niche sahi galat sawal jawab pata naam ghante mahino saalo dono
  aane aana aata aati aate jaane puchna poochna samjhao samjhaye samajh lo rahta rehta rehte kahi kahin banta bante puraana purana naya nayi naye
`);

// Words that tell the language.
const split = (words: string) => words.trim().split(/\s+/);

/** The small words of English, which nobody mixes into Hindi. */
export const englishGrammar = split(`
  the of for on at by with from are was were been am does did has had have a an it its this that these those what which who whom whose
  when where why how can could will would shall should may might must i you he she they we my your his her their our them and
  but if then than because about into over under after before again more most some any all each every please tell want need give get
  take make know much many let explain im ive id ill youre dont doesnt cant wont isnt whats yes your yours me is to in or do not other here already until while
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
  hindustani bhav sone sona chahie dikhao kijie wapas lautana chukana chukane matlab fayda nuksan tulna antar fark farak tankha behtar sasta
  batayen bataen kijiyega dijiyega krna kro krdo kardo krwa karado mujhey aapse humse inse unse kisne jisne jo jab tab yadi kyunki isliye
  chal chala chali chalta chalti rha rhe rhi dalunga dalna daal hafte hafta subah shaam raat rahega acha kisme kismein lagayi lagaya lagi pahuncha doge denge dega degi karoge karenge karega bhar bharna bharne bharte sakenge jude juda jude dete deta deti dein rakhkar rakh yaar bhaiya bhaisaab sahab sir madam wo bolo salah paise pura bolna rakhi rakha gaya gayi gaye jaankari jankari zaroori jaroori zaruri jaruri zaroor jarur padega padegi padta padti padte kaafi kafi wala duniya desh log logo logon paas pas saath sath andar bahar upar niche sahi galat sawal jawab pata naam ghante mahino saalo dono
  aane aana aata aati aate jaane puchna poochna samjhao samjhaye samajh lo rahta rehta rehte kahi kahin banta bante puraana purana naya nayi naye
`);

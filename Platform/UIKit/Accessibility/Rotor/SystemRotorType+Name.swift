extension UIAccessibilityCustomRotor.SystemRotorType {
    /// The name of the system's rotor in the user's preferred language if a translation is available and otherwise in English.
    var text: String { Self.names.word(at: rawValue, in: Locale.preferredLanguages) }

    /// The names, in the order of the cases.
    static let names = WordTable(
        english: [
            "", "Links", "Visited Links", "Headings", "Headings 1", "Headings 2", "Headings 3", "Headings 4",
            "Headings 5", "Headings 6", "Bold Text", "Italic Text", "Underlined Text", "Misspelled Words", "Images",
            "Text Fields", "Tables", "Lists", "Landmarks",
        ],
        translations: [
            "ar": [
                "", "الروابط", "الروابط التي تمت زيارتها", "العناوين", "العناوين 1", "العناوين 2",
                "العناوين 3", "العناوين 4", "العناوين 5", "العناوين 6", "النص الغامق", "النص المائل",
                "النص المسطر", "الكلمات ذات الأخطاء الإملائية", "الصور", "حقول النص", "الجداول", "القوائم",
                "المعالم",
            ],
            "cs": [
                "", "Odkazy", "Navštívené odkazy", "Nadpisy", "Nadpisy 1", "Nadpisy 2", "Nadpisy 3",
                "Nadpisy 4", "Nadpisy 5", "Nadpisy 6", "Tučný text", "Text kurzívou", "Podtržený text",
                "Chybně napsaná slova", "Obrázky", "Textová pole", "Tabulky", "Seznamy", "Orientační body",
            ],
            "da": [
                "", "Links", "Besøgte links", "Overskrifter", "Overskrifter 1", "Overskrifter 2",
                "Overskrifter 3", "Overskrifter 4", "Overskrifter 5", "Overskrifter 6", "Fed tekst",
                "Kursiv tekst", "Understreget tekst", "Fejlstavede ord", "Billeder", "Tekstfelter", "Tabeller",
                "Lister", "Orienteringspunkter",
            ],
            "de": [
                "", "Links", "Besuchte Links", "Überschriften", "Überschriften 1", "Überschriften 2",
                "Überschriften 3", "Überschriften 4", "Überschriften 5", "Überschriften 6", "Fetter Text",
                "Kursiver Text", "Unterstrichener Text", "Falsch geschriebene Wörter", "Bilder", "Textfelder",
                "Tabellen", "Listen", "Orientierungspunkte",
            ],
            "es": [
                "", "Enlaces", "Enlaces visitados", "Encabezados", "Encabezados 1", "Encabezados 2", "Encabezados 3",
                "Encabezados 4", "Encabezados 5", "Encabezados 6", "Texto en negrita", "Texto en cursiva",
                "Texto subrayado", "Palabras mal escritas", "Imágenes", "Campos de texto", "Tablas", "Listas",
                "Puntos de referencia",
            ],
            "fi": [
                "", "Linkit", "Avatut linkit", "Otsikot", "Otsikot 1", "Otsikot 2", "Otsikot 3", "Otsikot 4",
                "Otsikot 5", "Otsikot 6", "Lihavoitu teksti", "Kursivoitu teksti", "Alleviivattu teksti",
                "Väärin kirjoitetut sanat", "Kuvat", "Tekstikentät", "Taulukot", "Luettelot", "Maamerkit",
            ],
            "fr": [
                "", "Liens", "Liens visités", "Titres", "Titres 1", "Titres 2", "Titres 3", "Titres 4", "Titres 5",
                "Titres 6", "Texte en gras", "Texte en italique", "Texte souligné", "Mots mal orthographiés",
                "Images", "Champs de texte", "Tableaux", "Listes", "Points de repère",
            ],
            "he": [
                "", "קישורים", "קישורים שביקרת בהם", "כותרות", "כותרות 1", "כותרות 2", "כותרות 3", "כותרות 4",
                "כותרות 5", "כותרות 6", "טקסט מודגש", "טקסט נטוי", "טקסט עם קו תחתון", "מילים עם שגיאות כתיב",
                "תמונות", "שדות טקסט", "טבלאות", "רשימות", "נקודות ציון",
            ],
            "it": [
                "", "Link", "Link visitati", "Titoli", "Titoli 1", "Titoli 2", "Titoli 3", "Titoli 4", "Titoli 5",
                "Titoli 6", "Testo in grassetto", "Testo in corsivo", "Testo sottolineato", "Parole errate",
                "Immagini", "Campi di testo", "Tabelle", "Elenchi", "Punti di riferimento",
            ],
            "ja": [
                "", "リンク", "訪問済みリンク", "見出し", "見出し 1", "見出し 2", "見出し 3", "見出し 4", "見出し 5", "見出し 6", "太字テキスト",
                "斜体テキスト", "下線付きテキスト", "スペルミスの単語", "イメージ", "テキストフィールド", "表", "リスト", "ランドマーク",
            ],
            "ko": [
                "", "링크", "방문한 링크", "제목", "제목 1", "제목 2", "제목 3", "제목 4", "제목 5", "제목 6", "볼드체 텍스트",
                "이탤릭체 텍스트", "밑줄 텍스트", "맞춤법이 틀린 단어", "이미지", "텍스트 필드", "표", "목록", "랜드마크",
            ],
            "nb": [
                "", "Lenker", "Besøkte lenker", "Overskrifter", "Overskrifter 1", "Overskrifter 2",
                "Overskrifter 3", "Overskrifter 4", "Overskrifter 5", "Overskrifter 6", "Halvfet tekst",
                "Kursiv tekst", "Understreket tekst", "Feilstavede ord", "Bilder", "Tekstfelter", "Tabeller",
                "Lister", "Landemerker",
            ],
            "nl": [
                "", "Links", "Bezochte links", "Koppen", "Koppen 1", "Koppen 2", "Koppen 3", "Koppen 4",
                "Koppen 5", "Koppen 6", "Vetgedrukte tekst", "Cursieve tekst", "Onderstreepte tekst",
                "Verkeerd gespelde woorden", "Afbeeldingen", "Tekstvelden", "Tabellen", "Lijsten",
                "Oriëntatiepunten",
            ],
            "pl": [
                "", "Łącza", "Odwiedzone łącza", "Nagłówki", "Nagłówki 1", "Nagłówki 2", "Nagłówki 3",
                "Nagłówki 4", "Nagłówki 5", "Nagłówki 6", "Tekst pogrubiony", "Tekst pochylony",
                "Tekst podkreślony", "Błędnie napisane słowa", "Obrazki", "Pola tekstowe", "Tabele", "Listy",
                "Punkty orientacyjne",
            ],
            "pt": [
                "", "Links", "Links Visitados", "Títulos", "Títulos 1", "Títulos 2", "Títulos 3", "Títulos 4",
                "Títulos 5", "Títulos 6", "Texto em Negrito", "Texto em Itálico", "Texto Sublinhado",
                "Palavras com Erros Ortográficos", "Imagens", "Campos de Texto", "Tabelas", "Listas",
                "Pontos de Referência",
            ],
            "ru": [
                "", "Ссылки", "Посещенные ссылки", "Заголовки", "Заголовки 1", "Заголовки 2", "Заголовки 3",
                "Заголовки 4", "Заголовки 5", "Заголовки 6", "Полужирный текст", "Текст курсивом",
                "Подчеркнутый текст", "Слова с ошибками", "Изображения", "Текстовые поля", "Таблицы", "Списки",
                "Ориентиры",
            ],
            "sv": [
                "", "Länkar", "Besökta länkar", "Rubriker", "Rubriker 1", "Rubriker 2", "Rubriker 3",
                "Rubriker 4", "Rubriker 5", "Rubriker 6", "Fet text", "Kursiv text", "Understruken text",
                "Felstavade ord", "Bilder", "Textfält", "Tabeller", "Listor", "Landmärken",
            ],
            "tr": [
                "", "Bağlantılar", "Ziyaret Edilen Bağlantılar", "Başlıklar", "Başlıklar 1", "Başlıklar 2",
                "Başlıklar 3", "Başlıklar 4", "Başlıklar 5", "Başlıklar 6", "Kalın Metin", "İtalik Metin",
                "Altı Çizili Metin", "Yanlış Yazılmış Sözcükler", "Görüntüler", "Metin Alanları", "Tablolar",
                "Listeler", "Yer İşaretleri",
            ],
            "uk": [
                "", "Посилання", "Відвідані посилання", "Заголовки", "Заголовки 1", "Заголовки 2",
                "Заголовки 3", "Заголовки 4", "Заголовки 5", "Заголовки 6", "Жирний текст", "Курсивний текст",
                "Підкреслений текст", "Слова з помилками", "Зображення", "Текстові поля", "Таблиці", "Списки",
                "Орієнтири",
            ],
            "zh-Hans": [
                "", "链接", "访问过的链接", "标题", "标题 1", "标题 2", "标题 3", "标题 4", "标题 5", "标题 6", "粗体文本", "斜体文本",
                "下划线文本", "拼写错误的单词", "图像", "文本栏", "表格", "列表", "地标",
            ],
            "zh-Hant": [
                "", "連結", "造訪過的連結", "標題", "標題 1", "標題 2", "標題 3", "標題 4", "標題 5", "標題 6", "粗體文字", "斜體文字",
                "底線文字", "拼錯的字詞", "影像", "文字欄位", "表格", "列表", "地標",
            ],
        ])
}

import Foundation

/// A text of the print sheet, in the user's preferred language if a translation is available and otherwise in English.
enum PrintWord: Int {
    case print, options, printer, copies, fromPage, toPage, paperSize, orientation, portrait, landscape, doubleSided,
        saveAsPDF, pageOf

    /// The text in the user's preferred language.
    var text: String { text(in: Locale.preferredLanguages) }

    func text(in languages: [String]) -> String {
        let words = languages.lazy.compactMap(Self.words).first ?? Self.english
        return words[rawValue]
    }

    /// Returns the text with numbers in place of its placeholders.
    func text(_ numbers: Int...) -> String {
        String(format: text, locale: .current, arguments: numbers)
    }

    private static func words(in language: String) -> [String]? {
        var parts = language.replacing("_", with: "-").split(separator: "-").map(String.init)
        // Chinese has two scripts, which the region also determines.
        if parts.first == "zh" {
            let isTraditional = !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"])
            return translations[isTraditional ? "zh-Hant" : "zh-Hans"]
        }
        while !parts.isEmpty {
            if let words = translations[parts.joined(separator: "-")] { return words }
            parts.removeLast()
        }
        return nil
    }

    private static let english = [
        "Print", "Options", "Printer", "Copies", "From Page", "To Page", "Paper Size", "Orientation", "Portrait",
        "Landscape", "Double-Sided", "Save as PDF", "Page %1$ld of %2$ld",
    ]

    /// The texts by language, in the order of the cases.
    private static let translations = [
        "en": english,
        "zh-Hans": [
            "打印", "选项", "打印机", "份数", "起始页", "结束页", "纸张大小", "方向", "纵向", "横向", "双面", "存储为 PDF", "第 %1$ld 页，共 %2$ld 页",
        ],
        "zh-Hant": [
            "列印", "選項", "印表機", "份數", "起始頁", "結束頁", "紙張大小", "方向", "直向", "橫向", "雙面", "儲存為 PDF", "第 %1$ld 頁，共 %2$ld 頁",
        ],
        "ar": [
            "طباعة", "خيارات", "الطابعة", "النسخ", "من الصفحة", "إلى الصفحة", "حجم الورق", "الاتجاه", "عمودي", "أفقي",
            "على الوجهين", "حفظ بتنسيق PDF", "صفحة %1$ld من %2$ld",
        ],
        "cs": [
            "Tisk", "Volby", "Tiskárna", "Kopie", "Od strany", "Do strany", "Velikost papíru", "Orientace", "Na výšku",
            "Na šířku", "Oboustranně", "Uložit jako PDF", "Strana %1$ld z %2$ld",
        ],
        "da": [
            "Udskriv", "Muligheder", "Printer", "Kopier", "Fra side", "Til side", "Papirstørrelse", "Retning",
            "Stående",
            "Liggende", "Dobbeltsidet", "Arkiver som PDF", "Side %1$ld af %2$ld",
        ],
        "de": [
            "Drucken", "Optionen", "Drucker", "Kopien", "Von Seite", "Bis Seite", "Papiergröße", "Ausrichtung",
            "Hochformat", "Querformat", "Doppelseitig", "Als PDF sichern", "Seite %1$ld von %2$ld",
        ],
        "es": [
            "Imprimir", "Opciones", "Impresora", "Copias", "De la página", "A la página", "Tamaño del papel",
            "Orientación", "Vertical", "Horizontal", "Doble cara", "Guardar como PDF", "Página %1$ld de %2$ld",
        ],
        "fi": [
            "Tulosta", "Valinnat", "Tulostin", "Kopiot", "Sivusta", "Sivuun", "Paperikoko", "Suunta", "Pysty", "Vaaka",
            "Kaksipuolinen", "Tallenna PDF:nä", "Sivu %1$ld/%2$ld",
        ],
        "fr": [
            "Imprimer", "Options", "Imprimante", "Copies", "De la page", "À la page", "Format de papier", "Orientation",
            "Portrait", "Paysage", "Recto verso", "Enregistrer au format PDF", "Page %1$ld sur %2$ld",
        ],
        "he": [
            "הדפסה", "אפשרויות", "מדפסת", "עותקים", "מעמוד", "עד עמוד", "גודל נייר", "כיוון", "לאורך", "לרוחב",
            "דו־צדדי", "שמירה כ-PDF", "עמוד %1$ld מתוך %2$ld",
        ],
        "it": [
            "Stampa", "Opzioni", "Stampante", "Copie", "Da pagina", "A pagina", "Formato carta", "Orientamento",
            "Verticale", "Orizzontale", "Fronte/retro", "Salva come PDF", "Pagina %1$ld di %2$ld",
        ],
        "ja": [
            "プリント", "オプション", "プリンタ", "部数", "開始ページ", "終了ページ", "用紙サイズ", "方向", "縦", "横", "両面", "PDFとして保存",
            "%1$ld / %2$ldページ",
        ],
        "ko": [
            "프린트", "옵션", "프린터", "매수", "시작 페이지", "끝 페이지", "용지 크기", "방향", "세로", "가로", "양면", "PDF로 저장",
            "%1$ld/%2$ld페이지",
        ],
        "nb": [
            "Skriv ut", "Valg", "Skriver", "Kopier", "Fra side", "Til side", "Papirstørrelse", "Retning", "Stående",
            "Liggende", "Tosidig", "Arkiver som PDF", "Side %1$ld av %2$ld",
        ],
        "nl": [
            "Druk af", "Opties", "Printer", "Aantal", "Van pagina", "Tot pagina", "Papierformaat", "Richting", "Staand",
            "Liggend", "Dubbelzijdig", "Bewaar als pdf", "Pagina %1$ld van %2$ld",
        ],
        "pl": [
            "Drukuj", "Opcje", "Drukarka", "Kopie", "Od strony", "Do strony", "Rozmiar papieru", "Orientacja",
            "Pionowa",
            "Pozioma", "Dwustronnie", "Zachowaj jako PDF", "Strona %1$ld z %2$ld",
        ],
        "pt": [
            "Imprimir", "Opções", "Impressora", "Cópias", "Da página", "Até a página", "Tamanho do papel", "Orientação",
            "Retrato", "Paisagem", "Frente e verso", "Salvar como PDF", "Página %1$ld de %2$ld",
        ],
        "ru": [
            "Печать", "Параметры", "Принтер", "Копии", "Со страницы", "По страницу", "Размер бумаги", "Ориентация",
            "Книжная", "Альбомная", "Двусторонняя", "Сохранить как PDF", "Страница %1$ld из %2$ld",
        ],
        "sv": [
            "Skriv ut", "Alternativ", "Skrivare", "Kopior", "Från sida", "Till sida", "Pappersstorlek", "Riktning",
            "Stående", "Liggande", "Dubbelsidigt", "Spara som PDF", "Sida %1$ld av %2$ld",
        ],
        "tr": [
            "Yazdır", "Seçenekler", "Yazıcı", "Kopya", "Başlangıç Sayfası", "Bitiş Sayfası", "Kâğıt Boyutu", "Yön",
            "Dikey", "Yatay", "İki Taraflı", "PDF Olarak Kaydet", "Sayfa %1$ld/%2$ld",
        ],
        "uk": [
            "Друк", "Параметри", "Принтер", "Копії", "Зі сторінки", "До сторінки", "Розмір паперу", "Орієнтація",
            "Книжкова", "Альбомна", "Двобічний", "Зберегти як PDF", "Сторінка %1$ld із %2$ld",
        ],
    ]
}

/// A word of the color and font pickers, in the user's preferred language if a translation is available and otherwise in
/// English.
enum PickerWord: Int {
    case colors, grid, spectrum, sliders, red, green, blue, opacity, addColor, color, chooseFont

    /// The word in the user's preferred language.
    var text: String { Self.table.word(at: rawValue, in: Locale.preferredLanguages) }

    /// The words, in the order of the cases.
    static let table = WordTable(
        english: [
            "Colors", "Grid", "Spectrum", "Sliders", "Red", "Green", "Blue", "Opacity", "Add Color", "Color",
            "Choose Font",
        ],
        translations: [
            "ar": [
                "الألوان", "الشبكة", "الطيف", "أشرطة التمرير", "أحمر", "أخضر", "أزرق", "التعتيم", "إضافة لون", "اللون",
                "اختيار خط",
            ],
            "cs": [
                "Barvy", "Mřížka", "Spektrum", "Jezdce", "Červená", "Zelená", "Modrá", "Krytí", "Přidat barvu", "Barva",
                "Vybrat písmo",
            ],
            "da": [
                "Farver", "Net", "Spektrum", "Mærker", "Rød", "Grøn", "Blå", "Opacitet", "Tilføj farve", "Farve",
                "Vælg skrift",
            ],
            "de": [
                "Farben", "Raster", "Spektrum", "Regler", "Rot", "Grün", "Blau", "Deckkraft", "Farbe hinzufügen",
                "Farbe",
                "Schrift wählen",
            ],
            "es": [
                "Colores", "Cuadrícula", "Espectro", "Reguladores", "Rojo", "Verde", "Azul", "Opacidad", "Añadir color",
                "Color", "Seleccionar tipo de letra",
            ],
            "fi": [
                "Värit", "Ruudukko", "Spektri", "Säätimet", "Punainen", "Vihreä", "Sininen", "Peittävyys", "Lisää väri",
                "Väri", "Valitse fontti",
            ],
            "fr": [
                "Couleurs", "Grille", "Spectre", "Curseurs", "Rouge", "Vert", "Bleu", "Opacité", "Ajouter une couleur",
                "Couleur", "Choisir une police",
            ],
            "he": [
                "צבעים", "רשת", "ספקטרום", "מחוונים", "אדום", "ירוק", "כחול", "אטימות", "הוספת צבע", "צבע",
                "בחירת גופן",
            ],
            "it": [
                "Colori", "Griglia", "Spettro", "Cursori", "Rosso", "Verde", "Blu", "Opacità", "Aggiungi colore",
                "Colore",
                "Scegli font",
            ],
            "ja": ["カラー", "グリッド", "スペクトル", "スライダ", "赤", "緑", "青", "不透明度", "カラーを追加", "カラー", "フォントを選択"],
            "ko": ["색상", "격자", "스펙트럼", "슬라이더", "빨간색", "초록색", "파란색", "불투명도", "색상 추가", "색상", "서체 선택"],
            "nb": [
                "Farger", "Rutenett", "Spektrum", "Skyveknapper", "Rød", "Grønn", "Blå", "Opasitet", "Legg til farge",
                "Farge", "Velg font",
            ],
            "nl": [
                "Kleuren", "Raster", "Spectrum", "Schuifknoppen", "Rood", "Groen", "Blauw", "Dekking", "Voeg kleur toe",
                "Kleur", "Kies lettertype",
            ],
            "pl": [
                "Kolory", "Siatka", "Widmo", "Suwaki", "Czerwony", "Zielony", "Niebieski", "Krycie", "Dodaj kolor",
                "Kolor",
                "Wybierz czcionkę",
            ],
            "pt": [
                "Cores", "Grade", "Espectro", "Controles", "Vermelho", "Verde", "Azul", "Opacidade", "Adicionar Cor",
                "Cor",
                "Escolher Fonte",
            ],
            "ru": [
                "Цвета", "Сетка", "Спектр", "Бегунки", "Красный", "Зеленый", "Синий", "Непрозрачность", "Добавить цвет",
                "Цвет", "Выбор шрифта",
            ],
            "sv": [
                "Färger", "Rutnät", "Spektrum", "Reglage", "Röd", "Grön", "Blå", "Opacitet", "Lägg till färg", "Färg",
                "Välj typsnitt",
            ],
            "tr": [
                "Renkler", "Izgara", "Tayf", "Sürgüler", "Kırmızı", "Yeşil", "Mavi", "Opaklık", "Renk Ekle", "Renk",
                "Yazı Tipi Seç",
            ],
            "uk": [
                "Кольори", "Сітка", "Спектр", "Повзунки", "Червоний", "Зелений", "Синій", "Непрозорість",
                "Додати колір",
                "Колір", "Вибір шрифту",
            ],
            "zh-Hans": ["颜色", "网格", "光谱", "滑块", "红色", "绿色", "蓝色", "不透明度", "添加颜色", "颜色", "选取字体"],
            "zh-Hant": ["顏色", "格狀", "光譜", "滑桿", "紅色", "綠色", "藍色", "不透明度", "加入顏色", "顏色", "選擇字體"],
        ])
}

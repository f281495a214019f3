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
            "fr": [
                "", "Liens", "Liens visités", "Titres", "Titres 1", "Titres 2", "Titres 3", "Titres 4", "Titres 5",
                "Titres 6", "Texte en gras", "Texte en italique", "Texte souligné", "Mots mal orthographiés",
                "Images", "Champs de texte", "Tableaux", "Listes", "Points de repère",
            ],
            "it": [
                "", "Link", "Link visitati", "Titoli", "Titoli 1", "Titoli 2", "Titoli 3", "Titoli 4", "Titoli 5",
                "Titoli 6", "Testo in grassetto", "Testo in corsivo", "Testo sottolineato", "Parole errate",
                "Immagini", "Campi di testo", "Tabelle", "Elenchi", "Punti di riferimento",
            ],
        ])
}

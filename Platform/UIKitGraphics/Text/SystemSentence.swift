import Foundation

/// A sentence that the system itself displays, in the user's preferred language if a translation is available and otherwise in
/// English.
package enum SystemSentence: Int {
    case loading, noResults, checkSpelling
    /// The title of a search without results. `%@` is the searched text.
    case noResultsFor

    /// The sentence in the user's preferred language.
    package var text: String { text(in: Locale.preferredLanguages) }

    package func text(in languages: [String]) -> String {
        for language in languages {
            let code = language.prefix { $0 != "-" && $0 != "_" }
            if let sentences = Self.translations[String(code)] { return sentences[rawValue] }
        }
        return Self.english[rawValue]
    }

    private static let english = [
        "Loading…", "No Results", "Check the spelling or try a new search.", "No Results for “%@”",
    ]

    /// The sentences by language, in the order of the cases.
    private static let translations = [
        "en": english,
        "ar": ["جارٍ التحميل…", "لا توجد نتائج", "تحقق من الإملاء أو جرب بحثًا جديدًا.", "لا توجد نتائج لـ \"%@\""],
        "de": [
            "Laden …", "Keine Ergebnisse", "Überprüfe die Schreibweise oder versuche eine neue Suche.",
            "Keine Ergebnisse für „%@“",
        ],
        "es": [
            "Cargando…", "Sin resultados", "Comprueba la ortografía o prueba con una búsqueda nueva.",
            "Sin resultados para “%@”",
        ],
        "fr": [
            "Chargement…", "Aucun résultat", "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
            "Aucun résultat pour « %@ »",
        ],
        "ja": ["読み込み中…", "結果なし", "スペルを確認するか、新しい検索をお試しください。", "“%@”の検索結果なし"],
    ]
}

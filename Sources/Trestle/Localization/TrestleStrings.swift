import Foundation

/// The texts that Trestle itself displays, in the language of the app: English, German, French, Spanish, Japanese or Arabic.
///
/// An app replaces texts, or provides another language, before it displays its first form:
///
/// ```swift
/// TrestleStrings.current.delete = NSLocalizedString("Remove", comment: "")
/// ```
public struct TrestleStrings: Hashable, Sendable {
    /// The title of delete buttons.
    public var delete: String
    /// The title of the button below an error.
    public var tryAgain: String
    /// The invitation in the row of a page that could not be loaded.
    public var tapToTryAgain: String
    /// The headline of loaded content without rows.
    public var nothingHere: String
    /// The headline of content that could not be loaded.
    public var somethingWentWrong: String
    /// The text below a field whose value is being checked.
    public var checking: String
    /// The accessibility label of the button for the previous field.
    public var previousField: String
    /// The accessibility label of the button for the next field.
    public var nextField: String
    /// The error of a field that must not be empty.
    public var required: String
    /// The error of a field that must contain an email address.
    public var invalidEmail: String
    /// The accessibility value of the header of an expanded section.
    public var expanded: String
    /// The accessibility value of the header of a collapsed section.
    public var collapsed: String

    /// Creates the texts in the first supported language, or in English if none is supported.
    ///
    /// - Parameter languages: Language codes such as "de" or "de-AT", beginning with the preferred one.
    public init(languages: [String]) {
        let codes = languages.map { String($0.prefix { $0 != "-" && $0 != "_" }) }
        self = codes.lazy.compactMap { Self.translations[$0] }.first ?? Self.english
    }

    /// The texts that are displayed. By default, those in the preferred language of the app, or of the user if the app has no
    /// localizations.
    public static var current: TrestleStrings {
        get { lock.withLock { storedCurrent } }
        set { lock.withLock { storedCurrent = newValue } }
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var storedCurrent = TrestleStrings(languages: appLanguages)

    private static var appLanguages: [String] {
        Bundle.main.localizations.isEmpty ? Locale.preferredLanguages : Bundle.main.preferredLocalizations
    }
}

extension TrestleStrings {
    private init(
        _ delete: String, _ tryAgain: String, _ tapToTryAgain: String, _ nothingHere: String,
        _ somethingWentWrong: String,
        _ checking: String, _ previousField: String, _ nextField: String, _ required: String, _ invalidEmail: String,
        _ expanded: String, _ collapsed: String
    ) {
        self.delete = delete
        self.tryAgain = tryAgain
        self.tapToTryAgain = tapToTryAgain
        self.nothingHere = nothingHere
        self.somethingWentWrong = somethingWentWrong
        self.checking = checking
        self.previousField = previousField
        self.nextField = nextField
        self.required = required
        self.invalidEmail = invalidEmail
        self.expanded = expanded
        self.collapsed = collapsed
    }

    private static let english = TrestleStrings(
        "Delete", "Try Again", "Tap to try again", "Nothing Here Yet", "Something Went Wrong", "Checking …",
        "Previous field", "Next field", "Required", "Not an email address", "Expanded", "Collapsed")

    private static let translations = [
        "en": english,
        "de": TrestleStrings(
            "Löschen", "Erneut versuchen", "Zum Wiederholen tippen", "Noch nichts vorhanden",
            "Etwas ist schiefgelaufen",
            "Wird geprüft …", "Vorheriges Feld", "Nächstes Feld", "Erforderlich", "Keine E-Mail-Adresse", "Erweitert",
            "Reduziert"),
        "fr": TrestleStrings(
            "Supprimer", "Réessayer", "Touchez pour réessayer", "Rien pour le moment", "Une erreur s’est produite",
            "Vérification…", "Champ précédent", "Champ suivant", "Obligatoire", "Adresse e-mail non valide",
            "Développé", "Réduit"),
        "es": TrestleStrings(
            "Eliminar", "Reintentar", "Toca para reintentar", "Aún no hay nada", "Se ha producido un error",
            "Comprobando…", "Campo anterior", "Campo siguiente", "Obligatorio", "No es una dirección de correo",
            "Expandido", "Contraído"),
        "ja": TrestleStrings(
            "削除", "再試行", "タップして再試行", "まだ何もありません", "問題が発生しました", "確認中…", "前のフィールド",
            "次のフィールド", "必須", "メールアドレスではありません", "展開済み", "折りたたみ済み"),
        "ar": TrestleStrings(
            "حذف", "إعادة المحاولة", "اضغط لإعادة المحاولة", "لا يوجد شيء هنا بعد", "حدث خطأ ما", "جارٍ التحقق…",
            "الحقل السابق", "الحقل التالي", "مطلوب", "ليس عنوان بريد إلكتروني", "موسّع", "مطوي"),
    ]
}

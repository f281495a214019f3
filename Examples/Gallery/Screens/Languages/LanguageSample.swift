/// The texts of a screen in a language that is read from right to left.
struct LanguageSample: Sendable {
    let title: String
    let network: String
    let switches: [String]
    let list: String
    /// The names and the amounts of things to buy.
    let items: [(name: String, amount: String)]
    let note: String

    static let arabic = LanguageSample(
        title: "العربية", network: "الشبكة", switches: ["وضع الطيران", "واي فاي", "الإشعارات"], list: "قائمة التسوق",
        items: [("خبز", "٢"), ("حليب", "١ لتر"), ("تفاح", "١٫٥ كغ"), ("قهوة", "٢٥٠ غ"), ("جبن Gouda", "٣٠٠ غ")],
        note: "تُقرأ النصوص من اليمين إلى اليسار، أما الأرقام والكلمات اللاتينية مثل UIKit فتُقرأ من اليسار إلى اليمين.")

    static let hebrew = LanguageSample(
        title: "עברית", network: "רשת", switches: ["מצב טיסה", "Wi-Fi", "התראות"], list: "רשימת קניות",
        items: [
            ("לחם", "2"), ("חלב", "1 ליטר"), ("תפוחים", "1.5 ק״ג"), ("קפה", "250 גרם"), ("גבינת Gouda", "300 גרם"),
        ],
        note: "הטקסט נקרא מימין לשמאל, אבל מספרים ומילים לטיניות כמו UIKit נקראים משמאל לימין.")
}

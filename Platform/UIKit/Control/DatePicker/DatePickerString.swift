/// A localized string of date pickers. Languages without a translation use English.
enum DatePickerString: Int {
    case today, time, hours, minutes, hour

    func text(in identifier: String) -> String {
        let parts = identifier.replacing("_", with: "-").split(separator: "-").map(String.init)
        var language = parts.first ?? "en"
        if language == "zh", !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"]) { language = "zh-Hant" }
        return (Self.translations[language] ?? Self.english)[rawValue]
    }

    private static let english = ["Today", "Time", "hours", "min", "hour"]

    /// The translations by language, in the order of the cases.
    private static let translations = [
        "en": english,
        "ar": ["اليوم", "الوقت", "ساعة", "د", "ساعة"],
        "cs": ["Dnes", "Čas", "hod.", "min", "hod."],
        "da": ["I dag", "Tid", "timer", "min.", "time"],
        "de": ["Heute", "Uhrzeit", "Std.", "Min.", "Std."],
        "es": ["Hoy", "Hora", "horas", "min", "hora"],
        "fi": ["Tänään", "Aika", "tuntia", "min", "tunti"],
        "fr": ["Aujourd’hui", "Heure", "h", "min", "h"],
        "he": ["היום", "שעה", "שעות", "דק׳", "שעה"],
        "it": ["Oggi", "Ora", "ore", "min", "ora"],
        "ja": ["今日", "時刻", "時間", "分", "時間"],
        "ko": ["오늘", "시간", "시간", "분", "시간"],
        "nb": ["I dag", "Tid", "timer", "min", "time"],
        "nl": ["Vandaag", "Tijd", "uur", "min.", "uur"],
        "pl": ["Dzisiaj", "Godzina", "godz.", "min", "godz."],
        "pt": ["Hoje", "Hora", "horas", "min", "hora"],
        "ru": ["Сегодня", "Время", "ч", "мин", "ч"],
        "sv": ["Idag", "Tid", "timmar", "min", "timme"],
        "tr": ["Bugün", "Saat", "saat", "dk", "saat"],
        "uk": ["Сьогодні", "Час", "год", "хв", "год"],
        "zh": ["今天", "时间", "小时", "分钟", "小时"],
        "zh-Hant": ["今天", "時間", "小時", "分鐘", "小時"],
    ]
}

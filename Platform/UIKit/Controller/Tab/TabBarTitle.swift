import Foundation

/// The title of a system item of tab bars, in the user's preferred language if a translation is available and
/// otherwise in English.
enum TabBarTitle: Int {
    case featured, topRated, recents, history, bookmarks, downloads, mostRecent, mostViewed

    /// The title in the user's preferred language.
    var text: String { text(in: Locale.preferredLanguages) }

    func text(in languages: [String]) -> String {
        for language in languages {
            let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
            guard let code = parts.first else { continue }
            // Chinese has two scripts, which the region also determines.
            let isTraditional = code == "zh" && !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"])
            if let titles = Self.translations[isTraditional ? "zh-Hant" : code] { return titles[rawValue] }
        }
        return Self.english[rawValue]
    }

    private static let english = [
        "Featured", "Top Rated", "Recents", "History", "Bookmarks", "Downloads", "Most Recent", "Most Viewed",
    ]

    /// The titles by language, in the order of the cases.
    private static let translations = [
        "en": english,
        "ar": ["مميز", "الأعلى تقييمًا", "الحديثة", "السجل", "إشارات مرجعية", "التنزيلات", "الأحدث", "الأكثر مشاهدة"],
        "de": [
            "Highlights", "Top-Bewertungen", "Anrufliste", "Verlauf", "Lesezeichen", "Downloads", "Neueste",
            "Meistgesehen",
        ],
        "es": [
            "Destacados", "Mejor valorados", "Recientes", "Historial", "Favoritos", "Descargas", "Más recientes",
            "Más vistos",
        ],
        "fr": [
            "Sélection", "Mieux notés", "Récents", "Historique", "Signets", "Téléchargements", "Plus récents",
            "Plus regardés",
        ],
        "it": [
            "In evidenza", "Più votati", "Recenti", "Cronologia", "Preferiti", "Download", "Più recenti", "Più visti",
        ],
        "ja": ["おすすめ", "トップレート", "履歴", "履歴", "ブックマーク", "ダウンロード", "最新", "最も多く再生"],
        "ko": ["추천", "최고 평점", "최근 통화", "기록", "책갈피", "다운로드", "최신", "가장 많이 본"],
        "nl": [
            "Uitgelicht", "Best beoordeeld", "Recent", "Geschiedenis", "Bladwijzers", "Downloads", "Meest recent",
            "Meest bekeken",
        ],
        "pt": [
            "Destaques", "Mais Votados", "Recentes", "Histórico", "Favoritos", "Downloads", "Mais Recentes",
            "Mais Vistos",
        ],
        "ru": [
            "Подборка", "Рейтинг", "Недавние", "История", "Закладки", "Загрузки", "Новейшие", "Популярные",
        ],
        "sv": [
            "Utvalda", "Högst betyg", "Senaste", "Historik", "Bokmärken", "Hämtade filer", "Senaste", "Mest visade",
        ],
        "zh": ["精选", "最高评分", "最近通话", "历史记录", "书签", "下载", "最新", "最常观看"],
        "zh-Hant": ["精選", "最高評分", "通話記錄", "瀏覽記錄", "書籤", "下載項目", "最新", "最多人觀看"],
    ]
}

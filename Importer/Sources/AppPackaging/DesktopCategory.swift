/// The place of an app in the desktop's menus and in a distribution.
public struct DesktopCategory: Hashable, Sendable {
    /// The categories of the desktop menu specification, main categories first.
    public var categories: [String]
    /// The section of Debian's archive.
    public var section: String

    /// Translates a value of `LSApplicationCategoryType`, such as `public.app-category.music`. Unknown ones and `nil`
    /// become utilities.
    public init(applicationCategory: String?) {
        let prefix = "public.app-category."
        let name = applicationCategory.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil } ?? ""
        if let (categories, section) = Self.known[name] {
            self.categories = categories
            self.section = section
        } else if name == "games" || name.hasSuffix("-games") {
            categories = ["Game"] + (Self.games[name].map { [$0] } ?? [])
            section = "games"
        } else {
            categories = ["Utility"]
            section = "utils"
        }
    }

    private static let known: [String: ([String], String)] = [
        "business": (["Office"], "misc"),
        "developer-tools": (["Development"], "devel"),
        "education": (["Education"], "education"),
        "finance": (["Office", "Finance"], "misc"),
        "graphics-design": (["Graphics"], "graphics"),
        "medical": (["Science", "MedicalSoftware"], "science"),
        "music": (["AudioVideo", "Audio"], "sound"),
        "news": (["Network", "News"], "web"),
        "photography": (["Graphics", "Photography"], "graphics"),
        "productivity": (["Office"], "misc"),
        "reference": (["Education"], "text"),
        "social-networking": (["Network", "Chat"], "net"),
        "video": (["AudioVideo", "Video"], "video"),
    ]

    private static let games = [
        "action-games": "ActionGame", "adventure-games": "AdventureGame", "arcade-games": "ArcadeGame",
        "board-games": "BoardGame", "card-games": "CardGame", "family-games": "KidsGame", "kids-games": "KidsGame",
        "puzzle-games": "LogicGame", "role-playing-games": "RolePlaying", "simulation-games": "Simulation",
        "sports-games": "SportsGame", "strategy-games": "StrategyGame",
    ]
}

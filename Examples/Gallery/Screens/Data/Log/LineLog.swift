/// The log of the line: it has begun long ago, and people write into it all day.
struct LineLog {
    /// The numbers of the lines that have been fetched, the oldest first.
    private(set) var known: Range<Int>
    /// How many lines a page has.
    static let pageLength = 20

    /// Starts with the newest page.
    init() {
        let newest = 5000
        known = newest - Self.pageLength..<newest
    }

    /// What has been fetched, the newest first.
    var entries: [LogEntry] { known.reversed().map(Self.entry) }

    /// Whether there are lines before those that have been fetched.
    var hasOlder: Bool { known.lowerBound > 0 }

    /// Fetches a page of older lines.
    ///
    /// - Returns: how many came.
    mutating func fetchOlder() -> Int {
        let oldest = max(0, known.lowerBound - Self.pageLength)
        let count = known.lowerBound - oldest
        known = oldest..<known.upperBound
        return count
    }

    /// Fetches what has been written since.
    ///
    /// - Returns: how many came.
    mutating func fetchNewer() -> Int {
        let count = 3
        known = known.lowerBound..<known.upperBound + count
        return count
    }

    private static func entry(_ id: Int) -> LogEntry {
        // Steps that share no factor with the numbers of people and texts go through all of both.
        let author = People.all[id * 7 % People.all.count]
        return LogEntry(id: id, author: author, text: texts[id * 5 % texts.count])
    }

    private static let texts = [
        "The 9:41 has crossed the viaduct",
        "Timber for pier three has arrived",
        "Fog over the gorge, signals by lamp",
        "Bolts on span eight checked and tight",
        "A heron nests under the third arch",
        "The inspection trolley is back in its shed",
        "Paint on the north side is dry",
        "Two minutes late: sheep on the line",
        "The river has risen by a hand’s breadth",
        "New sleepers between miles four and five",
        "First frost: the rails sing this morning",
        "The surveyors agree, the tower is plumb",
        "Coffee at the signal box until noon",
    ]
}

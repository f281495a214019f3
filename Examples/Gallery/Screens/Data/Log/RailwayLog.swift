/// The log of an invented railway, which starts in the distant past and grows all day.
struct RailwayLog {
    /// The identifiers of the fetched entries, oldest first.
    private(set) var fetchedIDs: Range<Int>
    /// The number of entries of a page.
    static let pageLength = 20

    /// Creates a log that has fetched the newest page.
    init() {
        let newest = 5000
        fetchedIDs = newest - Self.pageLength..<newest
    }

    /// The fetched entries, newest first.
    var entries: [LogEntry] { fetchedIDs.reversed().map(Self.entry) }

    /// Whether there are entries before those that have been fetched.
    var hasOlder: Bool { fetchedIDs.lowerBound > 0 }

    /// Fetches a page of older entries.
    ///
    /// - Returns: The number of fetched entries.
    mutating func fetchOlder() -> Int {
        let oldest = max(0, fetchedIDs.lowerBound - Self.pageLength)
        let count = fetchedIDs.lowerBound - oldest
        fetchedIDs = oldest..<fetchedIDs.upperBound
        return count
    }

    /// Fetches the entries that were added since the last call.
    ///
    /// - Returns: The number of fetched entries.
    mutating func fetchNewer() -> Int {
        let count = 3
        fetchedIDs = fetchedIDs.lowerBound..<fetchedIDs.upperBound + count
        return count
    }

    private static func entry(_ id: Int) -> LogEntry {
        // The steps are coprime with the numbers of people and texts, so that each of them occurs.
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

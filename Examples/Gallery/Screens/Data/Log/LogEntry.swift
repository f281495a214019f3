/// An entry in the log of an invented railway.
struct LogEntry: Identifiable, Hashable, Sendable {
    /// The identifier, which counts up from the first entry.
    let id: Int
    let author: Person
    let text: String
}

/// A line in the log of the railway of the examples. All of it is invented.
struct LogEntry: Identifiable, Hashable, Sendable {
    /// Counts up from the first that was ever written.
    let id: Int
    let author: Person
    let text: String
}

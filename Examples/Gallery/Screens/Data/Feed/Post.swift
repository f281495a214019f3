/// What somebody shows to everybody who works on the railway of the examples. All of it is invented.
struct Post: Identifiable, Hashable, Sendable {
    let id: Int
    let author: Person
    /// How long ago it was written, as it is shown.
    let age: String
    let text: String
    let scene: Scene?
    let likes: Int
    let comments: Int
    let shares: Int

    /// What a picture shows.
    enum Scene: Hashable, Sendable {
        case dawn, noon, night
    }

    /// Whether the text is more than people read in passing.
    var isLong: Bool { text.count > 240 }
}

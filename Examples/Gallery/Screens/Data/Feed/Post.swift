/// An invented post by an employee of the railway in the examples.
struct Post: Identifiable, Hashable, Sendable {
    let id: Int
    let author: Person
    /// The displayed age of the post, such as "18 min".
    let age: String
    let text: String
    let scene: Scene?
    let likes: Int
    let comments: Int
    let shares: Int

    /// The subject of a picture.
    enum Scene: Hashable, Sendable {
        case dawn, noon, night
    }

    /// Whether the text is too long to be shown in full by default.
    var isLong: Bool { text.count > 240 }
}

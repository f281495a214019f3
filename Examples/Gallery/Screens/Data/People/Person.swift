/// An invented employee of the railway in the examples.
struct Person: Identifiable, Hashable, Sendable {
    let id: Int
    let givenName: String
    let familyName: String
    let occupation: String

    var name: String { "\(givenName) \(familyName)" }

    /// The first letters of the given name and of the family name.
    var initials: String { String([givenName.first, familyName.first].compactMap { $0 }) }
}

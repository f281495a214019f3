/// Somebody who works on the railway of the examples. All of them are invented.
struct Person: Identifiable, Hashable, Sendable {
    let id: Int
    let givenName: String
    let familyName: String
    let occupation: String

    var name: String { "\(givenName) \(familyName)" }

    /// The first letters of both names.
    var initials: String { String([givenName.first, familyName.first].compactMap { $0 }) }
}

import Testing

@testable import GalleryScreens

@Suite("People")
struct PeopleTests {
    @Test("each person has a unique identifier and is in the group of their initial")
    func groups() {
        #expect(Set(People.all.map(\.id)).count == People.all.count)
        #expect(People.byFirstLetter.flatMap(\.people).count == People.all.count)
        for group in People.byFirstLetter {
            #expect(group.people.allSatisfy { $0.familyName.hasPrefix(group.id) })
        }
        #expect(People.all.first?.initials == "AA")
    }
}

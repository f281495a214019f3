import Testing

@testable import BookshelfKit

@Suite("ISBN")
struct ISBNTests {
    @Test("hyphens and spaces are ignored", arguments: ["978-0-14-143958-7", "978 0141439587", "9780141439587"])
    func separators(text: String) throws {
        #expect(try ISBN(text).description == "9780141439587")
    }

    @Test("a wrong check digit is an error with the right one")
    func checkDigit() {
        #expect(throws: ISBN.ParsingError.wrongCheckDigit(expected: 7)) { try ISBN("978-0-14-143958-0") }
    }

    @Test("letters and other lengths are errors")
    func malformed() {
        #expect(throws: ISBN.ParsingError.invalidCharacter("x")) { try ISBN("97801414x9587") }
        #expect(throws: ISBN.ParsingError.wrongLength(3)) { try ISBN("978") }
    }
}

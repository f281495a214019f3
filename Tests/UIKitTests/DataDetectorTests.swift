import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Data detectors", .serialized) @MainActor
struct DataDetectorTests {
    private static let linkType: NSTextCheckingTypes = 1 << 5
    private static let phoneType: NSTextCheckingTypes = 1 << 11

    private func found(_ text: String, _ types: NSTextCheckingTypes) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        let range = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, range: range).map { match in
            let written = NSString(string: text).substring(with: match.range)
            return "\(written) → \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
        }
    }

    @Test("links and mail addresses are detected without the punctuation around them")
    func links() throws {
        let text = """
            See https://example.org/a_(b)?q=1, (www.example.com) or example.co.uk/path. Write to jo.doe@mail.example.com!
            Not links: e.g. this, version 1.2.3, file.txt, a.b
            """
        #expect(
            try found(text, Self.linkType) == [
                "https://example.org/a_(b)?q=1 → https://example.org/a_(b)?q=1",
                "www.example.com → http://www.example.com", "example.co.uk/path → http://example.co.uk/path",
                "jo.doe@mail.example.com → mailto:jo.doe@mail.example.com",
            ])
    }

    @Test("phone numbers are detected, but not dates, amounts and network addresses")
    func phoneNumbers() throws {
        let text =
            "Call +49 (30) 901820 or 555-123-4567. On 2024-05-06 and 06.05.2024, 192.168.10.20 cost 12345678.90 or 42."
        #expect(
            try found(text, Self.phoneType) == [
                "+49 (30) 901820 → +49 (30) 901820", "555-123-4567 → 555-123-4567",
            ])
    }

    @Test("a detector without types that can be detected throws an error")
    func unsupported() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 3) }
    }

    @Test("a text view shows detected data as links that can be tapped while it is not editable")
    func textView() throws {
        let screen = HeadlessScreen(scale: 1)
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        view.font = .systemFont(ofSize: 17)
        view.text = "Visit www.example.org or call 555-123-4567"
        view.dataDetectorTypes = [.link, .phoneNumber]
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(view)
        screen.show(root)
        let middle = CGPoint(x: 100, y: 20)
        #expect(view.item(at: middle) == nil)
        view.isEditable = false
        screen.advanceFrame()
        let item = try #require(view.item(at: middle))
        guard case .link(let url) = item.content else { return #expect(Bool(false)) }
        #expect(url.absoluteString == "http://www.example.org" && item.range == NSRange(location: 6, length: 15))
        #expect(
            view.detectLinks(in: NSRange(location: 0, length: view.editor.length)).map(\.url.absoluteString) == [
                "http://www.example.org", "tel:5551234567",
            ])
        let shown = view.paragraphViews.values.compactMap { $0.paragraph?.shaped }
        #expect(shown.count == 1 && shown.first === view.block.paragraphs[0].shaped)
        view.dataDetectorTypes = []
        screen.advanceFrame()
        #expect(view.item(at: middle) == nil)
    }
}

import Foundation
import Testing
import UIKitGraphics

/// The work that apps do away from the main thread, for which the thread sanitizer checks the fonts, the caches of
/// shaped texts, symbols and colors, and the decoders.
@Suite("Drawing on several threads")
struct DrawingThreadTests {
    @Test("images are rendered, encoded and decoded, and attributed text is laid out, equally on all threads")
    func drawing() throws {
        let first = try #require(Self.work(number: 0))
        let results = UnsafeMutableBufferPointer<Data?>.allocate(capacity: 24)
        results.initialize(repeating: nil)
        defer { results.deinitialize().deallocate() }
        nonisolated(unsafe) let shared = results
        DispatchQueue.concurrentPerform(iterations: shared.count) { index in
            // Some texts are new to the caches, and some are those of other threads.
            _ = Self.work(number: index / 3)
            shared[index] = Self.work(number: 0)
        }
        #expect(results.allSatisfy { $0 == first })
    }

    /// Returns the pixels of a picture with plain and attributed text, a symbol and a decoded image.
    private static func work(number: Int) -> Data? {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 2
        let text = NSMutableAttributedString(
            string: "Text \(number) with several lines, in two sizes, and \u{645}\u{631}\u{62D}\u{628}\u{627}",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style])
        text.addAttributes(
            [.font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.systemRed],
            range: NSRange(location: 5, length: 8))
        let box = text.boundingRect(
            with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil)
        let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.label.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: CGFloat(number % 20)))
            UIImage(systemName: "star.fill")?.draw(in: CGRect(x: 4, y: 4, width: 12, height: 12))
        }
        guard let data = icon.pngData(), let decoded = UIImage(data: data)?.preparingForDisplay() else { return nil }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 120, height: box.height.rounded(.up) + 40)).image {
            $0.cgContext.setFillColor(UIColor.systemBackground.cgColor)
            $0.fill(CGRect(x: 0, y: 0, width: 120, height: 200))
            text.draw(with: box, options: .usesLineFragmentOrigin, context: nil)
            ("Plain \(number)" as NSString).draw(
                at: CGPoint(x: 4, y: box.height + 2), withAttributes: [.font: UIFont.systemFont(ofSize: 11)])
            decoded.draw(at: CGPoint(x: 90, y: box.height + 4))
        }
        return picture.pngData()
    }
}

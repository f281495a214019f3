import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Attributed strings", .serialized)
struct AttributedStringTests {
    @Test("an `AttributedString` keeps its attributes when it is converted to `NSAttributedString` and back")
    func conversion() {
        var text = AttributedString("Read the ")
        text.font = .boldSystemFont(ofSize: 20)
        var link = AttributedString("manual")
        link.link = URL(string: "https://example.org")
        link.underlineStyle = .single
        link.foregroundColor = .systemRed
        text += link
        let old = NSAttributedString(text)
        #expect(old.string == "Read the manual")
        #expect(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(old.attribute(.underlineStyle, at: 10, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
        #expect(AttributedString(old) == text)
    }

    @Test("strings with extreme attribute values are drawn", arguments: [1e12, -1e12, 1e300, -1e300, .infinity, .nan])
    func absurdNumbers(_ number: Double) {
        let keys: [NSAttributedString.Key] = [
            .kern, .baselineOffset, .underlineStyle, .strikethroughStyle, .strokeWidth,
        ]
        for key in keys {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "Text", attributes: [key: NSNumber(value: number)])
            let screen = HeadlessScreen()
            screen.show(label)
            #expect(!label.sizeThatFits(CGSize(width: 300, height: 300)).height.isNaN, "\(key)")
            #expect(screen.picture.width > 0)
        }
    }

    @Test("a configured button draws its attributed title, and applies its text attributes transformer")
    func button() {
        var configuration = UIButton.Configuration.filled()
        var title = AttributedString("Buy now")
        title.font = .systemFont(ofSize: 24, weight: .heavy)
        configuration.attributedTitle = title
        configuration.subtitle = "before it is gone"
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.foregroundColor = .systemYellow
            outgoing.underlineStyle = .single
            return outgoing
        }
        #expect(configuration.title == "Buy now")
        let button = UIButton(configuration: configuration)
        let screen = HeadlessScreen(size: CGSize(width: 260, height: 120), scale: 2, safeAreaInsets: .zero)
        let root = UIView()
        root.backgroundColor = .systemBackground
        button.frame = CGRect(x: 20, y: 20, width: 220, height: 80)
        root.addSubview(button)
        screen.show(root)
        screen.settle()
        expectSnapshot(screen, matches: "button-attributed")
        button.configuration?.title = "Plain"
        screen.settle()
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
    }
}

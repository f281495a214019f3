import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Text attachments", .serialized) @MainActor
struct TextAttachmentTests {
    private static let font = UIFont.systemFont(ofSize: 17)

    private func picture(_ side: CGFloat, _ color: UIColor = .systemGreen) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func text(_ attachment: NSTextAttachment, _ before: String = "ab", _ after: String = "cd")
        -> NSMutableAttributedString
    {
        let text = NSMutableAttributedString(string: before, attributes: [.font: Self.font])
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: after, attributes: [.font: Self.font]))
        text.addAttribute(.font, value: Self.font, range: NSRange(location: 0, length: text.length))
        return text
    }

    @Test("an attachment without contents displays the image that it is given")
    func plainInitializer() {
        let attachment = NSTextAttachment()
        #expect(attachment.displayImage == nil)
        attachment.image = picture(20)
        #expect(attachment.displayImage === attachment.image)
    }

    private func size(_ text: NSAttributedString) -> CGSize {
        let label = UILabel()
        label.attributedText = text
        return label.sizeThatFits(.zero)
    }

    @Test("an attachment has its image's size on the baseline or its bounds, and increases the line height")
    func layout() {
        let plain = size(NSAttributedString(string: "abcd", attributes: [.font: Self.font]))
        let attachment = NSTextAttachment(image: picture(40))
        let standing = size(text(attachment))
        #expect(abs(standing.width - plain.width - 40) < 1)
        #expect(abs(standing.height - (40 - Self.font.descender)) < 1)
        attachment.bounds = CGRect(x: 0, y: -20, width: 40, height: 40)
        let hanging = size(text(attachment))
        #expect(abs(hanging.height - max(20, Self.font.ascender) - 20) < 1)
        attachment.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        let small = size(text(attachment))
        #expect(small.height == plain.height && abs(small.width - plain.width - 8) < 1)
        #expect(NSAttributedString(attachment: attachment).string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
    }

    @Test("an attachment with file contents shows the file's image")
    func contents() throws {
        let data = try #require(picture(24).pngData())
        let attachment = NSTextAttachment(data: data, ofType: "public.png")
        attachment.bounds.size = CGSize(width: 24, height: 24)
        let scale = UIScreen.main.scale
        #expect(attachment.displayImage?.size == CGSize(width: 24 * scale, height: 24 * scale))
        #expect(abs(size(text(attachment, "", "")).width - 24) < 1)
        attachment.contents = nil
        #expect(attachment.displayImage == nil)
    }

    @Test("an attachment is edited and copied as one character")
    func editing() {
        let fixture = TextTouchFixture()
        let view = fixture.view("")
        view.attributedText = text(NSTextAttachment(image: picture(30)))
        view.becomeFirstResponder()
        fixture.screen.advanceFrame()
        view.layoutIfNeeded()
        let (before, after) = (view.caretRect(at: 2), view.caretRect(at: 3))
        #expect(abs(after.minX - before.minX - 30) < 1)
        view.selectAll(nil)
        view.copy(nil)
        #expect(fixture.screen.clipboardText == "ab\u{FFFC}cd")
        view.selectedRange = NSRange(location: 3, length: 0)
        fixture.screen.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "abcd")
        let field = fixture.field("", y: 20)
        field.attributedText = text(NSTextAttachment(image: picture(20)))
        fixture.screen.advanceFrame()
        #expect(abs(field.caretRect(at: 3).minX - field.caretRect(at: 2).minX - 20) < 1.5)
    }

    @Test("attachments in labels and text views match their reference image, with symbols in the text color")
    func look() {
        let fixture = TextTouchFixture()
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 280, height: 70))
        label.numberOfLines = 0
        let first = text(NSTextAttachment(image: UIImage(systemName: "star.fill")!), "A label with a ", " and ")
        first.append(text(NSTextAttachment(image: picture(30)), "a high ", " picture in it"))
        first.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 0, length: 20))
        label.attributedText = first
        fixture.root.addSubview(label)
        let view = fixture.view("")
        let low = NSTextAttachment(image: picture(24, .systemOrange))
        low.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
        let second = text(low, "Text with a low picture ", " and another ")
        second.append(text(NSTextAttachment(image: picture(40, .systemPurple)), "line that has a higher one ", "."))
        view.attributedText = second
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "attachments")
    }
}

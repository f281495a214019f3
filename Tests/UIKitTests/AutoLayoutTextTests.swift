import Testing

@testable import UIKit

/// Compares layouts of texts and baselines with frames calculated from font metrics.
@MainActor
@Suite("Auto Layout of texts")
struct AutoLayoutTextTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let longText = "A text that is too long for one line of the width it gets, whatever the font may be"

    private func label(_ text: String, size: CGFloat = 20, in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        return view.adding(label)
    }

    /// Returns the height of a label's text at the given width.
    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }

    /// A view whose first and last baselines are those of its labels.
    private final class Card: UIView {
        let title = UILabel()
        let footnote = UILabel()

        override var forFirstBaselineLayout: UIView { title }
        override var forLastBaselineLayout: UIView { footnote }
    }

    // MARK: Baselines

    @Test("the first baselines of texts with different sizes align", arguments: [(30, 12), (12, 30), (20, 20)])
    func firstBaselines(large: CGFloat, small: CGFloat) {
        let root = layoutRoot()
        let first = label("One\nTwo", size: large, in: root).pinned(left: 0, top: 40)
        let second = label("One", size: small, in: root).pinned(right: 0)
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 40 + first.font.ascender - second.font.ascender)
    }

    @Test("the last baseline of three lines is two line heights below the first one")
    func lastBaselines() {
        let root = layoutRoot()
        let first = label("One\nTwo\nThree", in: root).pinned(left: 0, top: 10)
        let second = label("One", in: root).pinned(right: 0)
        second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 10 + 2 * font.lineHeight)
    }

    @Test("spacing between baselines is from the last line of one text to the first line of the next")
    func betweenBaselines() {
        let root = layoutRoot()
        let first = label("One\nTwo", in: root).pinned(left: 0, top: 10)
        let second = label("One", in: root).pinned(left: 0)
        let third = label("One", in: root).pinned(left: 0)
        second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor, constant: 40).on()
        third.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: second.lastBaselineAnchor, multiplier: 1
        ).on()
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 10 + font.lineHeight + 40)
        expect(third.frame.minY, is: 10 + font.lineHeight + 40 + font.lineHeight)
    }

    @Test("a view without text has its last baseline at the bottom and its first baseline at the top")
    func viewsWithoutText() {
        let root = layoutRoot()
        let text = label("One", in: root).pinned(left: 0, top: 50)
        let (standing, hanging) = (root.addingBox(left: 0, width: 10, height: 10), root.addingBox(left: 0))
        hanging.pinned(width: 10, height: 10)
        standing.lastBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor).on()
        hanging.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(standing.frame.minY, is: 50 + font.ascender - 10)
        expect(hanging.frame.minY, is: 50 + font.ascender)
    }

    @Test(
        "a view can have the baselines of constrained or unconstrained labels inside it",
        arguments: [true, false])
    func nestedBaselines(isConstrained: Bool) {
        let root = layoutRoot()
        let card = root.adding(Card()).pinned(left: 0, top: 30, width: 100, height: 120)
        for (label, y) in [(card.title, 12.0), (card.footnote, 70)] {
            label.text = "One"
            label.font = font
            if isConstrained {
                card.adding(label).pinned(left: 0, top: y)
            } else {
                label.frame = CGRect(x: 0, y: y, width: 50, height: font.lineHeight.rounded(.up))
                card.addSubview(label)
            }
        }
        let (first, last) = (label("One", in: root).pinned(right: 0), label("One", in: root).pinned(right: 0))
        first.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor).on()
        last.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(first.frame.minY, is: 42)
        expect(last.frame.minY, is: 100)
    }

    @Test("aligned baselines move when the font changes")
    func fonts() {
        let root = layoutRoot()
        let first = label("One", in: root).pinned(left: 0, top: 40)
        let second = label("One", in: root).pinned(right: 0)
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 40)
        first.font = .systemFont(ofSize: 40)
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 40 + UIFont.systemFont(ofSize: 40).ascender - font.ascender)
    }

    // MARK: Multiple lines

    @Test(
        "a text beside an image has the remaining width, and the height it needs", arguments: [160, 220, 300])
    func besidePicture(availableWidth: CGFloat) {
        let root = layoutRoot(availableWidth, 600)
        let row = root.adding(UIView()).pinned(left: 0, top: 0, right: 0)
        let picture = row.adding(ContentBox(44, 44)).hugging(251).pinned(left: 0, top: 8)
        let text = label(longText, in: row).pinned(top: 8, right: 10, bottom: 8)
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 6).on()
        text.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        row.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8).on()
        root.layoutIfNeeded()
        let width = availableWidth - 44 - 6 - 10
        let lines = height(of: text, width: width)
        #expect(lines > 2 * font.lineHeight - 1)
        expect(text.frame, is: 50, 8, width, lines)
        expect(picture.frame, is: 0, 8, 44, 44)
        expect(row.frame, is: 0, 0, availableWidth, lines + 16)
    }

    @Test("a row with a short text has the height of its image")
    func shortBesidePicture() {
        let root = layoutRoot()
        let row = root.adding(UIView()).pinned(left: 0, top: 0, right: 0)
        let picture = row.adding(ContentBox(44, 44)).pinned(left: 0, top: 8, bottom: 8)
        let text = label("Short", in: row)
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 6).on()
        text.centerYAnchor.constraint(equalTo: picture.centerYAnchor).on()
        text.trailingAnchor.constraint(lessThanOrEqualTo: row.trailingAnchor).on()
        root.layoutIfNeeded()
        expect(row.frame, is: 0, 0, 300, 60)
        let size = text.sizeThatFits(CGSize(width: 250, height: 100))
        expect(text.frame, is: 50, 30 - size.height / 2, size.width, size.height)
    }

    @Test("wrapped texts move the following views down when their superview becomes narrower")
    func column() {
        let root = layoutRoot(400, 800)
        let first = label(longText, in: root).pinned(left: 10, top: 10, right: 10)
        let second = label(longText, size: 15, in: root).pinned(left: 10, right: 10)
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8).on()
        for width: CGFloat in [400, 200, 120, 400] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            let (upper, lower) = (height(of: first, width: width - 20), height(of: second, width: width - 20))
            expect(first.frame, is: 10, 10, width - 20, upper)
            expect(second.frame, is: 10, 18 + upper, width - 20, lower)
        }
    }

    @Test("of two texts in a row the one with the lower compression resistance wraps")
    func wrapping() {
        let root = layoutRoot(200, 400)
        let name = label("A name", in: root).pinned(left: 0, top: 0)
        let value = label(longText, in: root).pinned(top: 0, right: 0)
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8).on()
        value.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        root.layoutIfNeeded()
        let expected = name.intrinsicContentSize
        expect(name.frame, is: 0, 0, expected.width, expected.height)
        let width = 200 - expected.width - 8
        expect(value.frame, is: 208 - 200 + expected.width, 0, width, height(of: value, width: value.bounds.width))
    }

    @Test("a text whose compression resistance is required wraps in its superview")
    func requiredCompressionResistance() {
        let root = layoutRoot()
        let label = label(longText, in: root).pinned(left: 0, top: 0)
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor).on()
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        expect(label.frame.width, is: root.bounds.width)
        expect(label.frame.height, is: height(of: label, width: root.bounds.width))
    }

    @Test("a label is limited to its number of lines, and a single line is truncated")
    func lineLimits() {
        let root = layoutRoot(100)
        let two = label(longText, in: root).pinned(left: 0, top: 0, right: 0)
        two.numberOfLines = 2
        let one = label(longText, in: root).pinned(left: 0, top: 100, right: 0)
        one.numberOfLines = 1
        root.layoutIfNeeded()
        expect(two.frame, is: 0, 0, 100, (2 * font.lineHeight).rounded(.up))
        expect(one.frame, is: 0, 100, 100, font.lineHeight.rounded(.up))
    }

    @Test("a text is truncated at a maximum height")
    func cutText() {
        let root = layoutRoot(100)
        let text = label(longText, in: root).pinned(left: 0, top: 0, right: 0)
        text.heightAnchor.constraint(lessThanOrEqualToConstant: 30).on()
        root.layoutIfNeeded()
        expect(text.frame, is: 0, 0, 100, 30)
    }

    @Test("a wrapped text is as wide as its longest line, and wraps again when its maximum width changes")
    func wrappedWidth() {
        let root = layoutRoot()
        let text = label(longText, in: root).pinned(left: 0, top: 0)
        let availableWidth = text.widthAnchor.constraint(lessThanOrEqualToConstant: 150).on()
        root.layoutIfNeeded()
        let narrow = text.sizeThatFits(CGSize(width: 150, height: 10_000))
        #expect(narrow.width < 150)
        expect(text.frame, is: 0, 0, narrow.width, narrow.height)
        availableWidth.constant = 250
        root.layoutIfNeeded()
        let wide = text.sizeThatFits(CGSize(width: 250, height: 10_000))
        #expect(wide.width > 150 && wide.height < narrow.height)
        expect(text.frame, is: 0, 0, wide.width, wide.height)
        text.text = "Short"
        root.layoutIfNeeded()
        let short = text.sizeThatFits(CGSize(width: 250, height: 10_000))
        expect(text.frame, is: 0, 0, short.width, short.height)
    }

    @Test("a text is no wider than its preferred maximum layout width")
    func preferredWidth() {
        let root = layoutRoot()
        let text = label(longText, in: root).pinned(left: 0, top: 0)
        text.preferredMaxLayoutWidth = 150
        root.layoutIfNeeded()
        let expected = text.sizeThatFits(CGSize(width: 150, height: 1000))
        expect(text.frame, is: 0, 0, expected.width, expected.height)
        #expect(expected.width <= 150 && expected.height > 2 * font.lineHeight)
    }

    @Test("the fitting size of a view with wrapped text uses the text's height at the required width")
    func fitting() {
        let view = UIView()
        let text = label(longText, in: view).pinned(left: 10, top: 5, right: 10, bottom: 5)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        expect(size.width, is: 150)
        expect(size.height, is: height(of: text, width: 130) + 10)
    }
}

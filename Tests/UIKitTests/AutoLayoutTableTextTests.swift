import Testing

@testable import UIKit

/// Texts and the lines that they stand on: numbers worked out by hand from the metrics of fonts.
@MainActor
@Suite("Auto Layout by hand: texts")
struct AutoLayoutTableTextTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let longText = "A text that is too long for one line of the width it gets, whatever the font may be"

    private func label(_ text: String, size: CGFloat = 20, in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: size)
        return view.adding(label)
    }

    /// How high a label's text is in a width.
    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }

    /// A view whose first and last lines are those of labels inside of it.
    private final class Card: UIView {
        let title = UILabel()
        let footnote = UILabel()

        override var forFirstBaselineLayout: UIView { title }
        override var forLastBaselineLayout: UIView { footnote }
    }

    // MARK: Baselines

    @Test("the first lines of texts of different sizes stand on one line", arguments: [(30, 12), (12, 30), (20, 20)])
    func firstBaselines(large: CGFloat, small: CGFloat) {
        let root = layoutRoot()
        let first = label("One\nTwo", size: large, in: root).pinned(left: 0, top: 40)
        let second = label("One", size: small, in: root).pinned(right: 0)
        second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 40 + first.font.ascender - second.font.ascender)
    }

    @Test("the last line of a text of three lines is two lines below its first")
    func lastBaselines() {
        let root = layoutRoot()
        let first = label("One\nTwo\nThree", in: root).pinned(left: 0, top: 10)
        let second = label("One", in: root).pinned(right: 0)
        second.lastBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor).on()
        root.layoutIfNeeded()
        expect(second.frame.minY, is: 10 + 2 * font.lineHeight)
    }

    @Test("from the last line of one text to the first of the next")
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

    @Test("a view without text stands on its bottom, and hangs from its top")
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
        "the lines of a view can be those of labels inside of it, placed by constraints or by hand",
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

    @Test("a line moves when its font does")
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

    // MARK: Several lines

    @Test(
        "a text beside a picture takes the width that is left, and is as high as it needs", arguments: [160, 220, 300])
    func besidePicture(room: CGFloat) {
        let root = layoutRoot(room, 600)
        let row = root.adding(UIView()).pinned(left: 0, top: 0, right: 0)
        let picture = row.adding(ContentBox(44, 44)).hugging(251).pinned(left: 0, top: 8)
        let text = label(longText, in: row).pinned(top: 8, right: 10, bottom: 8)
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 6).on()
        text.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        row.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8).on()
        root.layoutIfNeeded()
        let width = room - 44 - 6 - 10
        let lines = height(of: text, width: width)
        #expect(lines > 2 * font.lineHeight - 1)
        expect(text.frame, is: 50, 8, width, lines)
        expect(picture.frame, is: 0, 8, 44, 44)
        expect(row.frame, is: 0, 0, room, lines + 16)
    }

    @Test("a short text beside a picture leaves the row as high as the picture needs")
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

    @Test("texts below each other push what is below down when their superview is narrower")
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

    @Test("of two texts in a row the one that resists less wraps")
    func wrapping() {
        let root = layoutRoot(200, 400)
        let name = label("A name", in: root).pinned(left: 0, top: 0)
        let value = label(longText, in: root).pinned(top: 0, right: 0)
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8).on()
        value.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        root.layoutIfNeeded()
        let wanted = name.intrinsicContentSize
        expect(name.frame, is: 0, 0, wanted.width, wanted.height)
        let width = 200 - wanted.width - 8
        expect(value.frame, is: 208 - 200 + wanted.width, 0, width, height(of: value, width: value.bounds.width))
    }

    @Test("a text of two lines at most is no higher than two lines, and one of one line is cut")
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

    @Test("a text that may not be higher than its room is cut there")
    func cutText() {
        let root = layoutRoot(100)
        let text = label(longText, in: root).pinned(left: 0, top: 0, right: 0)
        text.heightAnchor.constraint(lessThanOrEqualToConstant: 30).on()
        root.layoutIfNeeded()
        expect(text.frame, is: 0, 0, 100, 30)
    }

    @Test("a text that is wrapped is as wide as its longest line, and finds its room anew when that grows")
    func wrappedWidth() {
        let root = layoutRoot()
        let text = label(longText, in: root).pinned(left: 0, top: 0)
        let room = text.widthAnchor.constraint(lessThanOrEqualToConstant: 150).on()
        root.layoutIfNeeded()
        let narrow = text.sizeThatFits(CGSize(width: 150, height: 10_000))
        #expect(narrow.width < 150)
        expect(text.frame, is: 0, 0, narrow.width, narrow.height)
        room.constant = 250
        root.layoutIfNeeded()
        let wide = text.sizeThatFits(CGSize(width: 250, height: 10_000))
        #expect(wide.width > 150 && wide.height < narrow.height)
        expect(text.frame, is: 0, 0, wide.width, wide.height)
        text.text = "Short"
        root.layoutIfNeeded()
        let short = text.sizeThatFits(CGSize(width: 250, height: 10_000))
        expect(text.frame, is: 0, 0, short.width, short.height)
    }

    @Test("a text asks for no more width than it is said to prefer")
    func preferredWidth() {
        let root = layoutRoot()
        let text = label(longText, in: root).pinned(left: 0, top: 0)
        text.preferredMaxLayoutWidth = 150
        root.layoutIfNeeded()
        let wanted = text.sizeThatFits(CGSize(width: 150, height: 1000))
        expect(text.frame, is: 0, 0, wanted.width, wanted.height)
        #expect(wanted.width <= 150 && wanted.height > 2 * font.lineHeight)
    }

    @Test("a view with a text of several lines fits a width by the text's height in what is left of it")
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

import Testing

@testable import UIKit

/// Compares layouts in both layout directions and of visual formats with calculated frames.
@MainActor
@Suite("Auto Layout directions and visual formats")
struct AutoLayoutRightToLeftTests {
    /// Returns a root view with right-to-left layout.
    private func rightToLeftRoot(_ width: CGFloat = 300) -> UIView {
        let root = layoutRoot(width)
        root.semanticContentAttribute = .forceRightToLeft
        return root
    }

    /// Adds a view to `root` with the same layout direction.
    private func add(_ view: UIView = UIView(), to root: UIView, width: CGFloat? = nil) -> UIView {
        view.semanticContentAttribute = root.semanticContentAttribute
        return root.adding(view).pinned(top: 0, width: width, height: 10)
    }

    // MARK: Right-to-left layout

    @Test("leading is the right edge in a right-to-left layout")
    func leadingAndTrailing() {
        let root = rightToLeftRoot()
        let box = add(to: root)
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).on()
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 20, 0, 264, 10)
    }

    @Test("left and right are the same in both directions")
    func leftAndRight() {
        let root = rightToLeftRoot()
        let box = add(to: root).pinned(left: 16, right: 20)
        root.layoutIfNeeded()
        expect(box.frame, is: 16, 0, 264, 10)
    }

    @Test("in a right-to-left layout the next view is to the left")
    func neighbors() {
        let root = rightToLeftRoot()
        let (first, second) = (add(to: root, width: 100), add(to: root, width: 50))
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
        root.layoutIfNeeded()
        expect(first.frame, is: 200, 0, 100, 10)
        expect(second.frame, is: 142, 0, 50, 10)
    }

    @Test(
        "inequalities with the superview's trailing margin hold in both directions",
        arguments: [true, false])
    func inequalities(isRightToLeft: Bool) {
        let root = isRightToLeft ? rightToLeftRoot() : layoutRoot()
        let wide = add(ContentBox(400, 10), to: root)
        wide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).on()
        wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20).on()
        let narrow = add(ContentBox(60, 10), to: root)
        narrow.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 100).on()
        narrow.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).on(500)
        root.layoutIfNeeded()
        expect(wide.frame, is: isRightToLeft ? 20 : 16, 0, 264, 10)
        expect(narrow.frame, is: isRightToLeft ? 140 : 100, 0, 60, 10)
    }

    @Test("center offsets are the same in both directions")
    func centers() {
        let root = rightToLeftRoot()
        let box = add(to: root, width: 40)
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 30).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 160, 0, 40, 10)
    }

    @Test("absolute margins keep their sides, and directional margins follow the layout direction")
    func margins() {
        let root = rightToLeftRoot()
        root.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let box = add(to: root)
        box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).on()
        relate(box, .trailing, to: root, .trailingMargin)
        root.layoutIfNeeded()
        expect(box.frame, is: 10, 0, 260, 10)
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 5)
        root.layoutIfNeeded()
        expect(box.frame, is: 5, 0, 255, 10)
    }

    @Test("an offset dimension between leading edges is mirrored in a right-to-left layout")
    func offsets() {
        let root = rightToLeftRoot()
        let (first, second) = (add(to: root, width: 40), add(to: root, width: 60))
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).on()
        first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalToConstant: 15).on()
        root.layoutIfNeeded()
        // 280 − 40 − 15
        expect(second.frame, is: 165, 0, 60, 10)
    }

    @Test("system spacing follows the layout direction", arguments: [true, false])
    func systemSpacing(isRightToLeft: Bool) {
        let root = isRightToLeft ? rightToLeftRoot() : layoutRoot()
        let (first, second) = (add(to: root, width: 40), add(to: root, width: 60))
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2).on()
        root.layoutIfNeeded()
        expect(second.frame, is: isRightToLeft ? 184 : 56, 0, 60, 10)
    }

    @Test("a layout is mirrored when the layout direction changes")
    func directionChange() {
        let root = layoutRoot()
        let box = add(to: root, width: 100)
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).on()
        root.layoutIfNeeded()
        expect(box.frame, is: 16, 0, 100, 10)
        for view in [root, box] { view.semanticContentAttribute = .forceRightToLeft }
        root.layoutIfNeeded()
        expect(box.frame, is: 184, 0, 100, 10)
        for view in [root, box] { view.semanticContentAttribute = .forceLeftToRight }
        root.layoutIfNeeded()
        expect(box.frame, is: 16, 0, 100, 10)
    }

    // MARK: Visual formats

    private struct FormatCase: Sendable, CustomTestStringConvertible {
        let format: String
        var options: NSLayoutConstraint.FormatOptions = []
        /// The extents of the views along the format's axis.
        let spans: [ClosedRange<CGFloat>]
        var isRightToLeft = false

        var testDescription: String { format }
    }

    nonisolated private static let formats = [
        FormatCase(format: "H:|-20-[a(50)]-[b]-20-|", spans: [20...70, 78...280]),
        FormatCase(format: "H:|[a][b(==a)][c(a)]|", spans: [0...100, 100...200, 200...300]),
        FormatCase(format: "H:|-[a(100)]-(>=10)-[b(60)]-|", spans: [8...108, 232...292]),
        FormatCase(format: "H:|-(>=0)-[a(60@500)]-10-|", spans: [230...290]),
        FormatCase(format: "H:[a(80)]-10-[b(50)]|", spans: [160...240, 250...300]),
        FormatCase(format: "H:|-gap-[a(wide)]-(gap@999)-[b(==a*0.5)]", spans: [12...132, 144...204]),
        FormatCase(format: "|-5-[a(==b+20)]-10-[b]-5-|", spans: [5...155, 165...295]),
        FormatCase(format: "H:|-(-10)-[a(>=40,<=90,==200@400)]", spans: [-10...80]),
        FormatCase(format: "V:|-[a(30)]-(>=10)-[b(40)]-|", spans: [8...38, 152...192]),
        FormatCase(format: "V:|-10-[a]-[b(a)]-10-|", spans: [10...96, 104...190]),
        FormatCase(format: "H:|-10-[a(50)]-8-[b]-20-|", spans: [240...290, 20...232], isRightToLeft: true),
        FormatCase(format: "H:|-[a(50)]-[b(30)]", spans: [242...292, 204...234], isRightToLeft: true),
        FormatCase(
            format: "H:|-10-[a(50)]-8-[b]-20-|", options: .directionLeftToRight, spans: [10...60, 68...280],
            isRightToLeft: true),
        FormatCase(
            format: "H:|-10-[a(50)]-8-[b]-20-|", options: .directionRightToLeft, spans: [240...290, 20...232]),
    ]

    @Test("visual formats are laid out as frames", arguments: formats)
    private func visualFormats(_ format: FormatCase) {
        let root = format.isRightToLeft ? rightToLeftRoot() : layoutRoot()
        let isVertical = format.format.hasPrefix("V:")
        let names = ["a", "b", "c"].prefix(format.spans.count)
        var views: [String: UIView] = [:]
        for name in names {
            let view = UIView()
            view.semanticContentAttribute = root.semanticContentAttribute
            views[name] = root.adding(view)
            if isVertical { view.pinned(left: 0, width: 10) } else { view.pinned(top: 0, height: 10) }
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format.format, options: format.options, metrics: ["gap": 12, "wide": 120],
                views: views))
        root.layoutIfNeeded()
        for (name, span) in zip(names, format.spans) {
            let frame = views[name]?.frame ?? .null
            expect(isVertical ? frame.minY : frame.minX, is: span.lowerBound, "\(name) in \(format.format)")
            expect(isVertical ? frame.maxY : frame.maxX, is: span.upperBound, "\(name) in \(format.format)")
        }
    }

    @Test("format options align the views")
    func alignments() {
        let root = layoutRoot()
        let (first, second, third) = (root.addingBox(top: 20, height: 40), root.addingBox(height: 20), root.addingBox())
        let views = ["a": first, "b": second, "c": third]
        func add(_ format: String, _ options: NSLayoutConstraint.FormatOptions) {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views))
        }
        add("H:|[a(50)]-[b(60)]", .alignAllCenterY)
        add("H:[b]-10-[c(70)]", [.alignAllTop, .alignAllBottom])
        root.layoutIfNeeded()
        expect(first.frame, is: 0, 20, 50, 40)
        expect(second.frame, is: 58, 30, 60, 20)
        expect(third.frame, is: 128, 30, 70, 20)
    }
}

import Testing
import TrestleTesting

@testable import UIKit

/// The arrangement of a stack view's subviews.
@MainActor
@Suite("Stack view layout", .serialized)
struct StackViewLayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let axis: NSLayoutConstraint.Axis
        let distribution: UIStackView.Distribution
        let alignment: UIStackView.Alignment

        var testDescription: String { "\(axis) \(distribution) \(alignment)" }

        static let all: [Case] = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
            distributions.flatMap { distribution in
                alignments.map { Case(axis: axis, distribution: distribution, alignment: $0) }
            }
        }

        static let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        static let alignments: [UIStackView.Alignment] = [
            .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
        ]

        /// The boxes' offsets and lengths in a stack 200 points long with a spacing of 10. Horizontally
        /// their intrinsic lengths are 40, 60 and 20 points, vertically 20, 50 and 30.
        var along: (starts: [CGFloat], lengths: [CGFloat]) {
            switch (axis, distribution) {
            // The second one has the lowest hugging priority and takes the remaining 60 or 80 points.
            case (.horizontal, .fill): ([0, 50, 180], [40, 120, 20])
            case (.vertical, .fill): ([0, 30, 170], [20, 130, 30])
            case (_, .fillEqually): ([0, 70, 140], [60, 60, 60])
            // 40, 60 and 20 of 140, and 20, 50 and 30 of 120; the last one takes the remainder.
            case (.horizontal, .fillProportionally): ([0, 67.14, 162.86], [57.14, 85.71, 37.14])
            case (.vertical, .fillProportionally): ([0, 43.33, 136.67], [33.33, 83.33, 63.33])
            // 80 and 100 points remain for two gaps.
            case (.horizontal, .equalSpacing): ([0, 80, 180], [40, 60, 20])
            case (.vertical, .equalSpacing): ([0, 70, 170], [20, 50, 30])
            // The outer centers are at 20 and 190, and at 10 and 185.
            case (.horizontal, .equalCentering): ([0, 75, 180], [40, 60, 20])
            case (.vertical, .equalCentering): ([0, 72.5, 170], [20, 50, 30])
            }
        }

        /// The boxes' offsets and lengths across an axis of 80 points: horizontally the intrinsic lengths
        /// are 20, 50 and 30 points, vertically 40, 60 and 20. Without text their baselines are their edges.
        var across: (starts: [CGFloat], lengths: [CGFloat]) {
            let isRow = axis == .horizontal
            let lengths: [CGFloat] = isRow ? [20, 50, 30] : [40, 60, 20]
            return switch alignment {
            case .fill: ([0, 0, 0], [80, 80, 80])
            case .leading, .firstBaseline: ([0, 0, 0], lengths)
            case .center: (isRow ? [30, 15, 25] : [20, 10, 30], lengths)
            case .trailing, .lastBaseline: (isRow ? [60, 30, 50] : [40, 20, 60], lengths)
            }
        }
    }

    @Test("views are arranged along each axis with each distribution and alignment", arguments: Case.all)
    func layout(of test: Case) {
        let isRow = test.axis == .horizontal
        let fixture = StackFixture(
            test.axis, size: isRow ? CGSize(width: 200, height: 80) : CGSize(width: 80, height: 200))
        fixture.stack.distribution = test.distribution
        fixture.stack.alignment = test.alignment
        fixture.stack.spacing = 10
        fixture.boxes[1].setContentHuggingPriority(UILayoutPriority(200), for: test.axis)
        let frames = fixture.frames
        let (xs, ys) = isRow ? (test.along, test.across) : (test.across, test.along)
        #expect(isClose(frames.map(\.minX), xs.starts), "\(frames.map(\.minX))")
        #expect(isClose(frames.map(\.width), xs.lengths), "\(frames.map(\.width))")
        #expect(isClose(frames.map(\.minY), ys.starts), "\(frames.map(\.minY))")
        #expect(isClose(frames.map(\.height), ys.lengths), "\(frames.map(\.height))")
    }

    @Test("the content determines the size of a stack", arguments: Case.all)
    func size(of test: Case) {
        let fixture = StackFixture(test.axis)
        fixture.stack.distribution = test.distribution
        fixture.stack.alignment = test.alignment
        fixture.stack.spacing = 10
        let isRow = test.axis == .horizontal
        let length: CGFloat =
            switch test.distribution {
            case .fill, .fillProportionally, .equalSpacing: isRow ? 140 : 120
            // Three times the longest; and twice the longer one of the two center distances.
            case .fillEqually: isRow ? 200 : 170
            case .equalCentering: isRow ? 20 + 60 + 60 + 10 : 10 + 50 + 50 + 15
            }
        let size = isRow ? CGSize(width: length, height: 50) : CGSize(width: 60, height: length)
        #expect(
            isClose([fixture.size.width, fixture.size.height], [size.width, size.height]), "\(fixture.size)")
        let fitting = fixture.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(isClose([fitting.width, fitting.height], [size.width, size.height]), "\(fitting)")
    }

    @Test("views that don't fit are compressed by their compression resistance")
    func compression() {
        let fixture = StackFixture(size: CGSize(width: 100, height: 50))
        fixture.stack.spacing = 10
        fixture.boxes[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(isClose(fixture.starts, [0, 50, 80]))
        #expect(isClose(fixture.lengths, [40, 20, 20]))
        for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
            fixture.stack.distribution = distribution
            #expect(isClose(fixture.starts, [0, 50, 80]), "\(distribution)")
        }
    }

    @Test("equal centering keeps at least the spacing")
    func closeCentering() {
        let fixture = StackFixture(size: CGSize(width: 142, height: 50))
        fixture.stack.spacing = 10
        fixture.stack.distribution = .equalCentering
        // With equal center distances there would be 46 - 40 = 6 points before the second one.
        #expect(isClose(fixture.starts, [0, 50, 122]))
    }

    @Test("proportional lengths follow changes of content sizes, and are equal without intrinsic sizes")
    func proportions() {
        let fixture = StackFixture(size: CGSize(width: 240, height: 50))
        fixture.stack.distribution = .fillProportionally
        #expect(isClose(fixture.lengths, [80, 120, 40]))
        fixture.boxes[2].contentSize.width = 100
        #expect(isClose(fixture.lengths, [48, 72, 120]))
        fixture.boxes.forEach { $0.contentSize.width = UIView.noIntrinsicMetric }
        #expect(isClose(fixture.lengths, [80, 80, 80]))
    }

    @Test("in a row the first or last baselines align")
    func baselines() {
        let small = UILabel()
        small.font = .systemFont(ofSize: 12)
        small.text = "Small"
        let large = UILabel()
        large.font = .systemFont(ofSize: 30)
        large.text = "Large"
        let lines = UILabel()
        lines.font = .systemFont(ofSize: 12)
        lines.numberOfLines = 0
        lines.text = "One\nTwo"
        let stack = UIStackView(arrangedSubviews: [small, large, lines])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        stack.alignment = .firstBaseline
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        root.addSubview(stack)
        root.layoutIfNeeded()
        func first(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
        func last(_ label: UILabel) -> CGFloat { label.frame.maxY + label.font.descender }
        #expect(large.frame.minY == 0)
        #expect(isClose([first(small), first(lines)], [first(large), first(large)]))
        stack.alignment = .lastBaseline
        root.layoutIfNeeded()
        #expect(large.frame.maxY == 100)
        #expect(isClose([last(small), last(lines)], [last(large), last(large)]))
    }

    @Test("vertical spacing can be relative to baselines")
    func baselineRelative() {
        let labels = (0..<2).map { _ in UILabel() }
        labels.forEach { $0.text = "Text" }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 40
        stack.isBaselineRelativeArrangement = true
        let screen = HeadlessScreen(size: CGSize(width: 400, height: 400), scale: 2, safeAreaInsets: .zero)
        screen.show(stack)
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.frame.size = size
        stack.layoutIfNeeded()
        #expect(isClose([labels[1].frame.minY], [40]))
        #expect(isClose([size.height], [40 + labels[0].intrinsicContentSize.height]))
    }

    @Test("layout margins inset the arranged views")
    func margins() {
        let fixture = StackFixture()
        fixture.stack.isLayoutMarginsRelativeArrangement = true
        fixture.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(fixture.size == CGSize(width: 126, height: 54))
        #expect(fixture.frames[0] == CGRect(x: 2, y: 1, width: 40, height: 50))
        #expect(fixture.frames[2] == CGRect(x: 102, y: 1, width: 20, height: 50))
        fixture.stack.alignment = .center
        #expect(fixture.frames[0] == CGRect(x: 2, y: 16, width: 40, height: 20))
        fixture.stack.directionalLayoutMargins.leading = 20
        #expect(fixture.size == CGSize(width: 144, height: 54))
        #expect(fixture.starts == [20, 60, 120])
        fixture.stack.isLayoutMarginsRelativeArrangement = false
        #expect(fixture.size == CGSize(width: 120, height: 50))
    }

    @Test("in a right-to-left layout a row begins at the right, and the leading edge of a column is the right one")
    func rightToLeft() {
        for distribution in Case.distributions {
            let fixture = StackFixture(size: CGSize(width: 200, height: 80))
            fixture.stack.distribution = distribution
            fixture.stack.spacing = 10
            fixture.boxes[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
            let frames = fixture.frames
            fixture.stack.semanticContentAttribute = .forceRightToLeft
            for (mirrored, frame) in zip(fixture.frames, frames) {
                #expect(isClose([mirrored.minX, mirrored.width], [200 - frame.maxX, frame.width]), "\(distribution)")
            }
        }
        let column = StackFixture(.vertical, size: CGSize(width: 100, height: 100))
        column.stack.alignment = .leading
        column.stack.semanticContentAttribute = .forceRightToLeft
        #expect(isClose(column.frames.map(\.minX), [60, 40, 80]))
        column.stack.semanticContentAttribute = .unspecified
        #expect(isClose(column.frames.map(\.minX), [0, 0, 0]))
    }

    @Test("a stack on a right-to-left screen has a right-to-left layout")
    func rightToLeftScreen() {
        let fixture = StackFixture(size: CGSize(width: 200, height: 80), layoutDirection: .rightToLeft)
        fixture.stack.distribution = .equalSpacing
        #expect(isClose(fixture.frames.map(\.minX), [160, 60, 0]))
    }
}

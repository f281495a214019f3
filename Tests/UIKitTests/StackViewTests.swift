import Testing
import TrestleTesting

@testable import UIKit

/// The arranged subviews of a stack view, and its properties.
@MainActor
@Suite("Stack views", .serialized)
struct StackViewTests {
    @Test("a new stack is a row without spacing that its views fill")
    func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    @Test("arranged subviews are subviews, in an independent order")
    func arranging() {
        let (first, second, other) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first])
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        stack.addSubview(other)
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first])
        #expect(stack.subviews == [first, other, second])
        stack.addArrangedSubview(second)
        #expect(stack.arrangedSubviews == [first, second])
        #expect(stack.subviews == [first, other, second])
        stack.insertArrangedSubview(other, at: 1)
        #expect(stack.arrangedSubviews == [first, other, second])
        #expect(stack.subviews == [first, other, second])
    }

    @Test("a view that is no longer arranged remains a subview, without the stack's constraints")
    func removal() {
        let fixture = StackFixture()
        #expect(fixture.size == CGSize(width: 120, height: 50))
        let box = fixture.boxes[1]
        fixture.stack.removeArrangedSubview(box)
        #expect(fixture.size == CGSize(width: 60, height: 30))
        #expect(box.superview === fixture.stack)
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
        #expect(!fixture.stack.constraints.contains { $0.isAbout(box) })
        #expect(box.constraints.isEmpty)
        fixture.stack.removeArrangedSubview(box)
        #expect(fixture.stack.arrangedSubviews == [fixture.boxes[0], fixture.boxes[2]])
    }

    @Test("a subview that is removed or moved is no longer arranged")
    func moving() {
        let fixture = StackFixture()
        fixture.stack.alignment = .center
        fixture.root.layoutIfNeeded()
        let other = UIStackView()
        fixture.boxes[0].removeFromSuperview()
        other.addArrangedSubview(fixture.boxes[1])
        #expect(fixture.stack.arrangedSubviews == [fixture.boxes[2]])
        #expect(fixture.boxes[0].constraints.isEmpty)
        #expect(fixture.size == CGSize(width: 20, height: 30))
        fixture.boxes[2].removeFromSuperview()
        #expect(fixture.size == .zero)
        #expect(fixture.stack.layoutGuides.isEmpty)
    }

    @Test("a view is inserted at its index")
    func insertion() {
        let fixture = StackFixture(size: CGSize(width: 150, height: 50))
        #expect(isClose(fixture.starts.prefix(2) + [], [0, 40]))
        let box = StackBox(30, 10)
        fixture.stack.insertArrangedSubview(box, at: 1)
        #expect(isClose(fixture.starts, [0, 70, 130]))
        #expect(isClose(box.frame, CGRect(x: 40, y: 0, width: 30, height: 50)))
    }

    @Test("a view can have custom spacing to the next one")
    func customSpacing() {
        let fixture = StackFixture()
        let stack = fixture.stack
        stack.spacing = 10
        #expect(stack.customSpacing(after: fixture.boxes[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(30, after: fixture.boxes[0])
        #expect(stack.customSpacing(after: fixture.boxes[0]) == 30)
        #expect(fixture.starts == [0, 70, 140])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: fixture.boxes[1])
        #expect(fixture.starts == [0, 70, 138])
        fixture.boxes[1].isHidden = true
        #expect(fixture.starts[2] == 70)
        fixture.boxes[1].isHidden = false
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: fixture.boxes[0])
        #expect(fixture.starts == [0, 50, 118])
        stack.spacing = -5
        #expect(fixture.starts == [0, 35, 103])
        stack.setCustomSpacing(3, after: UIView())
        stack.removeArrangedSubview(fixture.boxes[1])
        stack.insertArrangedSubview(fixture.boxes[1], at: 1)
        #expect(stack.customSpacing(after: fixture.boxes[1]) == UIStackView.spacingUseDefault)
        stack.spacing = UIStackView.spacingUseSystem
        #expect(fixture.starts == [0, 48, 116])
    }

    @Test("hidden views take no space on either axis")
    func hidden() {
        let fixture = StackFixture()
        fixture.stack.spacing = 10
        for alignment in StackViewLayoutTests.Case.alignments {
            fixture.stack.alignment = alignment
            #expect(fixture.size == CGSize(width: 140, height: 50))
            fixture.boxes[1].isHidden = true
            #expect(fixture.size == CGSize(width: 70, height: 30), "\(alignment)")
            #expect(fixture.starts[2] == 50)
            #expect(fixture.lengths[1] == 0)
            fixture.boxes[0].isHidden = true
            #expect(fixture.size == CGSize(width: 20, height: 30))
            #expect(fixture.starts[2] == 0)
            fixture.boxes[2].isHidden = true
            #expect(fixture.size == .zero)
            fixture.boxes.forEach { $0.isHidden = false }
        }
        #expect(fixture.starts == [0, 50, 120])
    }

    @Test(
        "hidden views have no share in any distribution", arguments: StackViewLayoutTests.Case.distributions)
    func hiddenShares(distribution: UIStackView.Distribution) {
        let fixture = StackFixture(size: CGSize(width: 200, height: 50))
        fixture.stack.distribution = distribution
        fixture.boxes[0].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        fixture.boxes[1].isHidden = true
        let starts = fixture.starts
        switch distribution {
        case .fill: #expect(isClose([starts[0], starts[2]], [0, 180]))
        case .fillEqually: #expect(isClose([starts[0], starts[2]], [0, 100]))
        case .fillProportionally: #expect(isClose([starts[0], starts[2]], [0, 133.33]))
        case .equalSpacing, .equalCentering: #expect(isClose([starts[0], starts[2]], [0, 180]))
        }
    }

    @Test("a hidden view with a required size does not affect the others")
    func hiddenWithSize() {
        let fixture = StackFixture()
        fixture.boxes[0].widthAnchor.constraint(equalToConstant: 90).isActive = true
        #expect(fixture.size == CGSize(width: 170, height: 50))
        fixture.boxes[0].isHidden = true
        #expect(fixture.size == CGSize(width: 80, height: 50))
        #expect(fixture.starts[1] == 0)
    }

    @Test("stack views can be nested")
    func nested() {
        let fixture = StackFixture(.vertical)
        fixture.stack.spacing = 5
        let row = UIStackView(arrangedSubviews: [StackBox(30, 12), StackBox(50, 16)])
        row.spacing = 6
        fixture.stack.addArrangedSubview(row)
        #expect(fixture.size == CGSize(width: 86, height: 20 + 50 + 30 + 16 + 15))
        #expect(row.frame == CGRect(x: 0, y: 115, width: 86, height: 16))
        #expect(row.arrangedSubviews[1].frame == CGRect(x: 36, y: 0, width: 50, height: 16))
        row.arrangedSubviews[0].isHidden = true
        #expect(fixture.size == CGSize(width: 60, height: 131))
        #expect(row.arrangedSubviews[1].frame == CGRect(x: 0, y: 0, width: 60, height: 16))
        row.arrangedSubviews[1].isHidden = true
        #expect(fixture.size == CGSize(width: 60, height: 115))
    }

    @Test("a nested stack's proportion is the size of its content")
    func nestedProportions() {
        let inner = UIStackView(arrangedSubviews: [StackBox(20, 10), StackBox(30, 10)])
        inner.spacing = 10
        let column = UIStackView(arrangedSubviews: [StackBox(10, 10), StackBox(20, 10)])
        column.axis = .vertical
        let outer = UIStackView(arrangedSubviews: [StackBox(40, 10), inner, column])
        outer.distribution = .fillProportionally
        outer.frame = CGRect(x: 0, y: 0, width: 240, height: 40)
        outer.layoutIfNeeded()
        #expect(isClose(outer.arrangedSubviews.map(\.frame.width), [80, 120, 40]))
    }

    @Test("arranged subviews can have constraints of their own, to each other and to outer views")
    func ownConstraints() {
        let fixture = StackFixture()
        let (stack, boxes) = (fixture.stack, fixture.boxes)
        boxes[0].widthAnchor.constraint(equalToConstant: 70).isActive = true
        boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor, multiplier: 0.5).isActive = true
        #expect(fixture.starts == [0, 70, 130])
        #expect(fixture.size == CGSize(width: 165, height: 50))
        let outside = UIView()
        outside.translatesAutoresizingMaskIntoConstraints = false
        fixture.root.addSubview(outside)
        NSLayoutConstraint.activate([
            outside.topAnchor.constraint(equalTo: stack.bottomAnchor),
            outside.leadingAnchor.constraint(equalTo: boxes[1].leadingAnchor),
            outside.widthAnchor.constraint(equalToConstant: 25),
            outside.heightAnchor.constraint(equalToConstant: 25),
        ])
        fixture.root.layoutIfNeeded()
        #expect(outside.frame == CGRect(x: 70, y: 50, width: 25, height: 25))
        stack.spacing = 10
        fixture.root.layoutIfNeeded()
        #expect(outside.frame.minX == 80)
    }

    @Test("constraints have UIKit's identifiers")
    func identifiers() throws {
        let fixture = StackFixture()
        func count() -> [String: Int] {
            fixture.root.layoutIfNeeded()
            let all = fixture.stack.constraints + fixture.boxes.flatMap(\.constraints)
            return Dictionary(grouping: all, by: { $0.identifier ?? "" }).mapValues(\.count)
        }
        #expect(count() == ["UISV-canvas-connection": 4, "UISV-spacing": 2, "UISV-alignment": 4])
        fixture.stack.distribution = .fillEqually
        #expect(count()["UISV-fill-equally"] == 2)
        fixture.stack.distribution = .fillProportionally
        #expect(count()["UISV-fill-proportionally"] == 3)
        fixture.stack.distribution = .equalSpacing
        fixture.stack.alignment = .leading
        #expect(
            count() == [
                "UISV-canvas-connection": 4, "UISV-spacing": 2, "UISV-alignment": 2, "UISV-distributing-edge": 4,
                "UISV-fill-equally": 1, "UISV-spanning-boundary": 6, "UISV-spanning-fit": 1, "UISV-canvas-fit": 1,
                "UISV-ambiguity-suppression": 3,
            ])
        fixture.boxes[1].isHidden = true
        fixture.root.layoutIfNeeded()
        let hiding = try #require(fixture.boxes[1].constraints.first { $0.identifier == "UISV-hiding" })
        #expect(hiding.description.contains("'UISV-hiding' UIKitTests.StackBox"))
        let spacing = try #require(fixture.stack.constraints.first { $0.identifier == "UISV-spacing" })
        #expect(spacing.description.contains("'UISV-spacing' H:["))
    }

    @Test("only constraints that differ are replaced")
    func sameConstraints() {
        let fixture = StackFixture()
        fixture.root.layoutIfNeeded()
        let before = fixture.stack.constraints
        fixture.stack.spacing = 12
        fixture.root.layoutIfNeeded()
        #expect(fixture.stack.constraints == before)
        #expect(fixture.starts == [0, 52, 124])
        fixture.stack.distribution = .fillEqually
        fixture.root.layoutIfNeeded()
        #expect(Array(fixture.stack.constraints.prefix(before.count)) == before)
        fixture.stack.distribution = .fill
        fixture.root.layoutIfNeeded()
        #expect(fixture.stack.constraints == before)
        before[0].isActive = false
        fixture.stack.spacing = 0
        #expect(fixture.starts == [0, 40, 100])
    }

    @Test("a stack's baseline is that of its first or last view, and in a row of its highest one")
    func baselines() {
        let fixture = StackFixture(.vertical)
        let (stack, boxes) = (fixture.stack, fixture.boxes)
        #expect(stack.forFirstBaselineLayout === boxes[0])
        #expect(stack.forLastBaselineLayout === boxes[2])
        boxes[0].isHidden = true
        #expect(stack.forFirstBaselineLayout === boxes[1])
        boxes[0].isHidden = false
        stack.axis = .horizontal
        #expect(stack.forFirstBaselineLayout === boxes[1])
        #expect(stack.forLastBaselineLayout === boxes[1])
        stack.alignment = .firstBaseline
        #expect(stack.forFirstBaselineLayout === boxes[0])
        let outer = UIStackView(arrangedSubviews: [stack])
        outer.axis = .vertical
        #expect(outer.forFirstBaselineLayout === boxes[0])
        #expect(UIStackView().forFirstBaselineLayout is UIStackView)
    }

    @Test("a background color is drawn without layer contents")
    func background() {
        let fixture = StackFixture()
        fixture.stack.backgroundColor = .red
        fixture.screen.settle()
        #expect(fixture.screen.picture.pixel(10, 10) == Pixel(red: 255, green: 0, blue: 0))
        #expect(fixture.stack.layer.contents == nil)
    }

    @Test("a stack view is decoded with its arranged subviews and properties")
    func archive() throws {
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.arrangedSubviews[0].tag = 7
        stack.addSubview(UIView())
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.alignment = .center
        stack.spacing = 4
        stack.isLayoutMarginsRelativeArrangement = true
        stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
        stack.layoutIfNeeded()
        let data = try NSKeyedArchiver.archivedData(withRootObject: stack, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIStackView)
        #expect(read.arrangedSubviews.map(\.tag) == [7, 0])
        #expect(read.subviews.count == 3)
        #expect(read.axis == .vertical)
        #expect(read.distribution == .equalSpacing)
        #expect(read.alignment == .center)
        #expect(read.spacing == 4)
        #expect(read.isLayoutMarginsRelativeArrangement)
        #expect(read.customSpacing(after: read.arrangedSubviews[0]) == 9)
        #expect(read.layoutGuides.allSatisfy { $0.kind != nil })
    }
}

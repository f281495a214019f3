import Testing

@testable import UIKit

@MainActor
@Suite("Layout anchors", .serialized)
struct AutoLayoutAnchorTests {
    private let view = UIView()
    private let other = UIView()
    private let guide = UILayoutGuide()

    /// The constraint's equation in short form.
    private func summary(_ constraint: NSLayoutConstraint) -> String {
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        let second = constraint.secondItem == nil ? "" : " \(constraint.multiplier)*\(constraint.secondAttribute)"
        return "\(constraint.firstAttribute) \(relation)\(second) \(constraint.constant)"
    }

    @Test("each anchor of a view has the matching attribute")
    func viewAnchors() {
        let horizontal = [
            view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor,
        ]
        let vertical = [
            view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
        ]
        let sizes = [view.widthAnchor, view.heightAnchor]
        #expect(
            horizontal.map { $0.constraint(equalTo: other.centerXAnchor).firstAttribute }
                == [.leading, .trailing, .left, .right, .centerX])
        #expect(
            vertical.map { $0.constraint(equalTo: other.topAnchor).firstAttribute }
                == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
        #expect(sizes.map { $0.constraint(equalToConstant: 1).firstAttribute } == [.width, .height])
        #expect(view.widthAnchor.item === view)
    }

    @Test("each anchor of a layout guide has the matching attribute")
    func guideAnchors() {
        let horizontal = [
            guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor,
        ]
        let vertical = [guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor]
        let sizes = [guide.widthAnchor, guide.heightAnchor]
        #expect(
            horizontal.map { $0.constraint(equalTo: other.centerXAnchor).firstAttribute }
                == [.leading, .trailing, .left, .right, .centerX])
        #expect(
            vertical.map { $0.constraint(equalTo: other.topAnchor).firstAttribute } == [.top, .bottom, .centerY])
        #expect(sizes.map { $0.constraint(equalToConstant: 1).firstAttribute } == [.width, .height])
        #expect(guide.topAnchor.item === guide)
    }

    @Test("location anchors are constrained to each other with and without a constant")
    func locations() {
        let (anchor, target) = (view.topAnchor, other.bottomAnchor)
        #expect(summary(anchor.constraint(equalTo: target)) == "top == 1.0*bottom 0.0")
        #expect(summary(anchor.constraint(greaterThanOrEqualTo: target)) == "top >= 1.0*bottom 0.0")
        #expect(summary(anchor.constraint(lessThanOrEqualTo: target)) == "top <= 1.0*bottom 0.0")
        #expect(summary(anchor.constraint(equalTo: target, constant: 3)) == "top == 1.0*bottom 3.0")
        #expect(summary(anchor.constraint(greaterThanOrEqualTo: target, constant: 3)) == "top >= 1.0*bottom 3.0")
        #expect(summary(anchor.constraint(lessThanOrEqualTo: target, constant: 3)) == "top <= 1.0*bottom 3.0")
        #expect(anchor.constraint(equalTo: target).secondItem === other)
    }

    @Test("dimension anchors are constrained to constants and to multiples of other dimensions")
    func dimensions() {
        let (anchor, target) = (view.widthAnchor, other.heightAnchor)
        #expect(summary(anchor.constraint(equalToConstant: 5)) == "width == 5.0")
        #expect(summary(anchor.constraint(greaterThanOrEqualToConstant: 5)) == "width >= 5.0")
        #expect(summary(anchor.constraint(lessThanOrEqualToConstant: 5)) == "width <= 5.0")
        #expect(summary(anchor.constraint(equalTo: target, multiplier: 2)) == "width == 2.0*height 0.0")
        #expect(summary(anchor.constraint(greaterThanOrEqualTo: target, multiplier: 2)) == "width >= 2.0*height 0.0")
        #expect(summary(anchor.constraint(lessThanOrEqualTo: target, multiplier: 2)) == "width <= 2.0*height 0.0")
        #expect(summary(anchor.constraint(equalTo: target, multiplier: 2, constant: 1)) == "width == 2.0*height 1.0")
        #expect(
            summary(anchor.constraint(greaterThanOrEqualTo: target, multiplier: 2, constant: 1))
                == "width >= 2.0*height 1.0")
        #expect(
            summary(anchor.constraint(lessThanOrEqualTo: target, multiplier: 2, constant: 1))
                == "width <= 2.0*height 1.0")
    }

    @Test("system spacing between edges is a multiple of 8 points")
    func systemSpacing() {
        let leading = view.leadingAnchor
        #expect(
            summary(leading.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1))
                == "leading == 1.0*trailing 8.0")
        #expect(
            summary(leading.constraint(greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 2))
                == "leading >= 1.0*trailing 16.0")
        #expect(
            summary(leading.constraint(lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 0.5))
                == "leading <= 1.0*trailing 4.0")
        let top = view.topAnchor
        #expect(
            summary(top.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1))
                == "top == 1.0*bottom 8.0")
        #expect(
            summary(top.constraint(greaterThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 2))
                == "top >= 1.0*bottom 16.0")
        #expect(
            summary(top.constraint(lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor, multiplier: 0.5))
                == "top <= 1.0*bottom 4.0")
    }

    @Test("system spacing between baselines is the line height of the larger font")
    func baselineSpacing() {
        let (upper, lower) = (UILabel(), UILabel())
        upper.font = .systemFont(ofSize: 30)
        lower.font = .systemFont(ofSize: 10)
        let constraint = lower.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
        #expect(constraint.constant == upper.font.lineHeight)
        let edges = lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1)
        #expect(edges.constant == 8)
    }

    @Test("`anchorWithOffset(to:)` is a dimension, the second location minus the first")
    func offsets() {
        let parent = UIView()
        parent.addSubview(view)
        parent.addSubview(other)
        let distance = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        let constraint = distance.constraint(equalTo: view.widthAnchor, multiplier: 2)
        let operand = constraint.first
        #expect(operand.term.attribute == .leading)
        #expect(operand.term.item === other)
        #expect(operand.origin?.attribute == .trailing)
        #expect(operand.origin?.item === view)
        #expect(constraint.firstAttribute == .notAnAttribute)
        constraint.isActive = true
        #expect(parent.constraints == [constraint])
        let vertical = view.topAnchor.anchorWithOffset(to: other.bottomAnchor).constraint(equalToConstant: 4)
        #expect([vertical.first.term.attribute, vertical.first.origin?.attribute] == [.bottom, .top])
    }

    @Test("anchors are equal if they have the same item and attribute")
    func equality() {
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor.hash == view.leadingAnchor.hash)
        #expect(view.leadingAnchor != view.trailingAnchor)
        #expect(view.leadingAnchor != other.leadingAnchor)
        let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        #expect(constraint.firstAnchor.isEqual(view.leadingAnchor))
        #expect(constraint.secondAnchor?.isEqual(other.trailingAnchor) == true)
        #expect((view.leadingAnchor.copy() as? NSLayoutXAxisAnchor) == view.leadingAnchor)
    }

    @Test("an anchor's description contains its item and attribute")
    func description() {
        let address = LayoutTerm.address(of: view)
        #expect(view.topAnchor.name == "UIView:\(address).top")
        let anchor = view.widthAnchor
        #expect("\(anchor)" == "<NSLayoutDimension:\(LayoutTerm.address(of: anchor)) \"UIView:\(address).width\">")
        let first = view.leftAnchor.constraint(equalTo: other.rightAnchor).firstAnchor
        #expect("\(first)" == "<NSLayoutXAxisAnchor:\(LayoutTerm.address(of: first)) \"UIView:\(address).left\">")
    }
}

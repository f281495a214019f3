import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

/// Stack views with random changes.
@MainActor
@Suite("Random stack views", .serialized)
struct StackViewRandomTests {
    /// The properties of a box. Each box has unique priorities, so that the layout is unambiguous.
    private struct Box {
        let size: CGSize
        let priority: Float
        var isHidden = false
        var spacing: CGFloat?

        @MainActor
        func make() -> StackBox {
            let view = StackBox(size.width, size.height)
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentHuggingPriority(UILayoutPriority(200 + priority), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(600 + priority), for: axis)
            }
            return view
        }
    }

    /// A stack view that is changed step by step, with its expected properties.
    @MainActor
    private struct Model {
        let stack = UIStackView()
        var boxes: [Box] = []
        var isForcedRightToLeft = false

        func apply(to stack: UIStackView) {
            stack.axis = self.stack.axis
            stack.distribution = self.stack.distribution
            stack.alignment = self.stack.alignment
            stack.spacing = self.stack.spacing
            stack.isLayoutMarginsRelativeArrangement = self.stack.isLayoutMarginsRelativeArrangement
            stack.isBaselineRelativeArrangement = self.stack.isBaselineRelativeArrangement
            stack.semanticContentAttribute = self.stack.semanticContentAttribute
        }

        /// Creates a new stack view with the same properties.
        func makeNew() -> UIStackView {
            let new = UIStackView()
            apply(to: new)
            for box in boxes {
                let view = box.make()
                new.addArrangedSubview(view)
                view.isHidden = box.isHidden
                if let spacing = box.spacing { new.setCustomSpacing(spacing, after: view) }
            }
            return new
        }

        mutating func change(_ numbers: inout SeededGenerator) {
            switch Int.random(in: 0..<14, using: &numbers) {
            case 0, 1:
                guard boxes.count < 7 else { return }
                let free = (0..<7).map(Float.init).filter { priority in
                    !boxes.contains { $0.priority == priority }
                }
                let size = CGSize(
                    width: .random(in: 0...12, using: &numbers) * 5, height: .random(in: 0...12, using: &numbers) * 5)
                let box = Box(size: size, priority: free.randomElement(using: &numbers) ?? 0)
                let index = Int.random(in: 0...boxes.count, using: &numbers)
                stack.insertArrangedSubview(box.make(), at: index)
                boxes.insert(box, at: index)
            case 2:
                guard let index = boxes.indices.randomElement(using: &numbers) else { return }
                let view = stack.arrangedSubviews[index]
                if Bool.random(using: &numbers) { stack.removeArrangedSubview(view) }
                view.removeFromSuperview()
                boxes.remove(at: index)
            case 3, 4, 5:
                guard let index = boxes.indices.randomElement(using: &numbers) else { return }
                boxes[index].isHidden.toggle()
                stack.arrangedSubviews[index].isHidden = boxes[index].isHidden
            case 6:
                guard let index = boxes.indices.randomElement(using: &numbers) else { return }
                let spacing = Bool.random(using: &numbers) ? nil : CGFloat(Int.random(in: 0...20, using: &numbers))
                boxes[index].spacing = spacing
                stack.setCustomSpacing(
                    spacing ?? UIStackView.spacingUseDefault, after: stack.arrangedSubviews[index])
            case 7: stack.axis = Bool.random(using: &numbers) ? .horizontal : .vertical
            case 8, 9:
                stack.distribution =
                    StackViewLayoutTests.Case.distributions.randomElement(using: &numbers) ?? .fill
            case 10, 11:
                stack.alignment = StackViewLayoutTests.Case.alignments.randomElement(using: &numbers) ?? .fill
            case 12: stack.spacing = CGFloat(Int.random(in: 0...10, using: &numbers))
            default:
                switch Int.random(in: 0..<3, using: &numbers) {
                case 0: stack.isLayoutMarginsRelativeArrangement.toggle()
                case 1: stack.isBaselineRelativeArrangement.toggle()
                default:
                    isForcedRightToLeft.toggle()
                    stack.semanticContentAttribute = isForcedRightToLeft ? .forceRightToLeft : .unspecified
                }
            }
        }

        /// Whether the layout is unambiguous. With more than two center distances, equal centering does not
        /// determine which of them differ if not all can be equal.
        var isDetermined: Bool {
            stack.distribution != .equalCentering || boxes.count { !$0.isHidden } <= 3
        }
    }

    /// Shows a stack view with a frame or sized by its content.
    private func show(_ stack: UIStackView, in root: UIView, hasFrame: Bool) {
        root.frame = CGRect(x: 0, y: 0, width: 700, height: 700)
        root.addSubview(stack)
        if hasFrame {
            stack.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
        } else {
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        }
        root.layoutIfNeeded()
    }

    /// Returns the number of constraints of a stack view and its views, and of its own layout guides.
    private func counts(_ stack: UIStackView) -> [Int] {
        let constraints = ([stack] + stack.arrangedSubviews).reduce(0) { $0 + $1.constraints.count }
        return [constraints, stack.layoutGuides.count { $0.kind == nil }]
    }

    /// Returns whether edges are equal within a pixel, because half pixels may be rounded up or down.
    private func isSame(_ left: CGRect, _ right: CGRect) -> Bool {
        zip([left.minX, left.minY, left.maxX, left.maxY], [right.minX, right.minY, right.maxX, right.maxY])
            .allSatisfy { abs($0 - $1) <= 1 }
    }

    @Test("a stack view that changed randomly equals a new one, without additional constraints")
    func randomChanges() {
        repeatRandomly(30) { seed, numbers in
            let hasFrame = Bool.random(using: &numbers)
            var model = Model()
            let roots = [UIView(), UIView()]
            show(model.stack, in: roots[0], hasFrame: hasFrame)
            for step in 0..<25 {
                for _ in 0..<Int.random(in: 1...4, using: &numbers) { model.change(&numbers) }
                roots[0].layoutIfNeeded()
                let new = model.makeNew()
                show(new, in: roots[1], hasFrame: hasFrame)
                let place = "seed \(seed), step \(step)"
                #expect(counts(model.stack) == counts(new), "\(place)")
                if model.isDetermined {
                    let olds = [model.stack] + model.stack.arrangedSubviews
                    for (old, new) in zip(olds, [new] + new.arrangedSubviews) {
                        #expect(isSame(old.frame, new.frame), "\(place): \(old.frame) \(new.frame)")
                    }
                }
                new.removeFromSuperview()
            }
        }
    }
}

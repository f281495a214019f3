import Testing
import TrestleTesting
import UIKit

/// Resolves constraints into frames.
@MainActor
@Suite struct AutoLayoutPassTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ view: UIView, to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @Test("a pinned view follows its superview")
    func pinned() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.heightAnchor.constraint(equalToConstant: 44),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 268, height: 44))
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 168, height: 44))
    }

    @Test("changes of constants, priorities and activation apply at the next layout")
    func changes() {
        let view = add(UIView())
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let narrow = view.widthAnchor.constraint(equalToConstant: 20)
        width.priority = UILayoutPriority(500)
        narrow.priority = UILayoutPriority(400)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), width, narrow,
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(view.bounds.width == 60)
        narrow.priority = UILayoutPriority(600)
        root.layoutIfNeeded()
        #expect(view.bounds.width == 20)
        narrow.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 60)
    }

    @Test("a label has its intrinsic size, and wraps when its width is limited")
    func labels() {
        let label = UILabel()
        _ = add(label)
        label.text = "A text that is too long for one line of that width, whatever the font may be"
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.bounds.width <= 300)
        #expect(label.bounds.height == label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height)
        #expect(label.bounds.height > 40)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test("nested views share one layout pass")
    func nested() {
        let box = add(UIView())
        let inner = add(UIView(), to: box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 30),
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 125, y: 80, width: 50, height: 40))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
    }

    @Test("leading is the right edge in a right-to-left layout, and constants are mirrored")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = add(UIView())
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 40), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 244)
    }

    @Test("the layout follows the margins when they change")
    func margins() {
        let view = add(UIView())
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
        root.layoutMargins.left = 20
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test("a view with an autoresizing mask keeps its frame beside constrained views")
    func autoresizing() {
        let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.addSubview(fixed)
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
            view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 48, y: 60, width: 30, height: 5))
        fixed.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 58, y: 50, width: 50, height: 5))
    }

    @Test("the fitting size is the smallest one that satisfies the content's constraints")
    func fitting() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 55))
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 220, height: 120))
    }

    @Test("the newest of conflicting required constraints is broken, and applies again once the conflict ends")
    func conflict() {
        let view = add(UIView())
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 80)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), first, second,
        ])
        root.layoutIfNeeded()
        #expect(view.bounds.width == 50)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.bounds.width == 80)
    }

    @Test("a view that is removed and added again is laid out by its new constraints")
    func reinsertion() {
        let view = add(UIView())
        func pin() {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
            ])
        }
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        pin()
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(root.constraints.isEmpty && view.constraints.count == 2)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        pin()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 3, y: 4, width: 20, height: 10))
    }

    @Test("baselines of texts with different sizes align")
    func baselines() {
        let (large, small) = (UILabel(), UILabel())
        for (label, size) in [(large, 30.0), (small, 12)] {
            _ = add(label)
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let difference = large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - difference) <= 1)
    }

    @Test("content pinned to a scroll view's edges determines its content size")
    func scrollContent() {
        let scrollView = UIScrollView()
        _ = add(scrollView)
        let content = add(UIView(), to: scrollView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 320, height: 900))
        #expect(content.frame == CGRect(x: 10, y: 0, width: 300, height: 900))
    }

    @Test("laying out in an animation block animates the constraint changes")
    func animation() {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
        let container = UIView()
        screen.show(container)
        let view = add(UIView(), to: container)
        let left = view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        NSLayoutConstraint.activate([
            left, view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        screen.settle()
        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { container.layoutIfNeeded() }
        screen.advance(by: 0.5)
        let x = view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 40 && x < 60)
        screen.settle()
        #expect(view.frame.minX == 100)
    }

    @Test("inequalities are mirrored in a right-to-left layout")
    func rightToLeftInequalities() {
        root.semanticContentAttribute = .forceRightToLeft
        let first = add(UIView())
        let second = add(UIView())
        for view in [first, second] {
            view.semanticContentAttribute = .forceRightToLeft
            view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        }
        let start = second.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        start.priority = .defaultLow
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor), start,
            second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.minX == 250)
        #expect(second.frame.minX == 190)
    }

    @Test("views and view controllers update their constraints once before their first layout")
    func firstUpdates() {
        final class Square: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        final class Controller: UIViewController {
            let square = Square()
            var updates = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(square)
            }
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let screen = HeadlessScreen()
        screen.show(controller)
        screen.settle()
        #expect(controller.updates == 1)
        #expect(controller.square.updates == 1)
        controller.view.setNeedsLayout()
        screen.settle()
        controller.view.setNeedsUpdateConstraints()
        screen.settle()
        #expect(controller.updates == 2)
        #expect(controller.square.updates == 1)
    }

    @Test("a new subview with a pending constraint update is updated before it is measured")
    func pendingUpdates() {
        final class Square: UIView {
            override func updateConstraints() {
                NSLayoutConstraint.activate([
                    widthAnchor.constraint(equalToConstant: 30), heightAnchor.constraint(equalToConstant: 30),
                ])
                super.updateConstraints()
            }
        }
        let square = Square()
        square.setNeedsUpdateConstraints()
        let container = UIView()
        _ = add(square, to: container)
        NSLayoutConstraint.activate([
            square.topAnchor.constraint(equalTo: container.topAnchor),
            square.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            square.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            square.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 30, height: 30))
    }

    @Test("ambiguous views are reported, with the constraints that affect them")
    func ambiguity() {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
        let container = UIView()
        screen.show(container)
        let label = UILabel()
        label.text = "Free"
        _ = add(label, to: container)
        let top = label.topAnchor.constraint(equalTo: container.topAnchor)
        top.isActive = true
        screen.settle()
        #expect(label.hasAmbiguousLayout)
        #expect(screen.ambiguousLayouts == ["UILabel \"Free\": minX"])
        #expect(label.constraintsAffectingLayout(for: .vertical) == [top])
        let leading = label.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        leading.isActive = true
        screen.settle()
        #expect(!label.hasAmbiguousLayout && screen.ambiguousLayouts.isEmpty)
        #expect(label.constraintsAffectingLayout(for: .horizontal) == [leading])
        let box = add(UIView(), to: container)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            box.topAnchor.constraint(equalTo: container.topAnchor), box.heightAnchor.constraint(equalToConstant: 5),
        ])
        screen.settle()
        #expect(screen.ambiguousLayouts == ["UIView: width"])
    }

    @Test("image views, buttons and activity indicators have the size of their current content")
    func contents() {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1, safeAreaInsets: .zero)
        let container = UIView()
        screen.show(container)
        let (picture, button, spinner) = (
            UIImageView(image: nil), UIButton(type: .system), UIActivityIndicatorView(style: .medium)
        )
        for view in [picture, button, spinner] {
            _ = add(view, to: container)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                view.topAnchor.constraint(equalTo: container.topAnchor),
            ])
        }
        button.setTitle("Go", for: .normal)
        screen.settle()
        let width = button.bounds.width
        #expect(picture.bounds.size == .zero && width > 0)
        picture.image = UIImage(systemName: "star")
        button.setTitle("Go there now", for: .normal)
        spinner.style = .large
        screen.settle()
        #expect(picture.bounds.size == picture.image?.size)
        #expect(button.bounds.width > width + 30)
        #expect(spinner.bounds.size == spinner.intrinsicContentSize)
    }

    @Test("a button's baseline is its title's baseline")
    func buttonBaseline() {
        let (button, label) = (UIButton(type: .system), UILabel())
        button.setTitle("Title", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        label.text = "Title"
        for view in [button, label] { _ = add(view) }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let title = button.titleLabel.map { $0.convert($0.bounds, to: root) }
        #expect(abs((title?.minY ?? 0) - label.frame.minY) <= 0.5)
    }

    @Test("guides of a view with an autoresizing mask can be constrained to outer views")
    func guideOfFixedView() {
        let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        root.addSubview(fixed)
        let guide = UILayoutGuide()
        fixed.addLayoutGuide(guide)
        let view = add(UIView())
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 5),
            guide.topAnchor.constraint(equalTo: fixed.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
            guide.trailingAnchor.constraint(lessThanOrEqualTo: fixed.trailingAnchor),
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 1),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 15, y: 31, width: 30, height: 30))
        #expect(guide.layoutFrame.origin == CGPoint(x: 5, y: 0))
        #expect(guide.hasAmbiguousLayout)
        guide.widthAnchor.constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(!guide.hasAmbiguousLayout && guide.layoutFrame == CGRect(x: 5, y: 0, width: 40, height: 10))
    }
}

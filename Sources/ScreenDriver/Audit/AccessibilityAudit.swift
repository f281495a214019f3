import UIKit

/// A search for obstacles on the current screen.
@MainActor
struct AccessibilityAudit {
    private let screen: HeadlessScreen
    /// The view that is audited, or `nil` for the whole screen.
    private let scope: UIView?
    /// The elements on the screen, except for the keys of the keyboard.
    private let elements: [AccessibilityNode]

    /// - Parameter scope: The view to audit, or `nil` for the whole screen.
    init(_ screen: HeadlessScreen, in scope: UIView? = nil) {
        self.screen = screen
        self.scope = scope
        elements = Self.elements(in: .application).filter { Self.isNode($0, in: scope) }
    }

    /// Returns the issues of some types.
    func issues(_ types: AccessibilityAuditType) -> [AccessibilityIssue] {
        let searches: [(AccessibilityAuditType, () -> [AccessibilityIssue])] = [
            (.sufficientElementDescription, { namelessElements }), (.elementDetection, { undetectedViews }),
            (.hitRegion, { smallTargets }), (.readingOrder, { disorderedElements }), (.contrast, { faintTexts }),
            (.textClipped, { cutTexts }),
        ]
        return searches.flatMap { type, search in types.contains(type) ? search() : [] }
    }

    private static func isNode(_ node: AccessibilityNode, in scope: UIView?) -> Bool {
        guard let scope else { return true }
        if let view = node.view { return view.isDescendant(of: scope) }
        return node.parent.map { isNode($0, in: scope) } ?? false
    }

    private static func elements(in node: AccessibilityNode) -> [AccessibilityNode] {
        guard node.role != .keyboard else { return [] }
        return (node.isElement ? [node] : []) + node.children.flatMap(elements)
    }

    // MARK: Names

    /// The elements without a name.
    private var namelessElements: [AccessibilityIssue] {
        elements.filter { needsLabel($0) && $0.label.isBlank }.map {
            issue(.sufficientElementDescription, "has no name. Set its accessibilityLabel.", $0)
        }
    }

    private func needsLabel(_ node: AccessibilityNode) -> Bool {
        switch node.role {
        // The value describes the element.
        case .pageIndicator, .picker: false
        case .image: true
        case .textView: (node.view as? UITextView)?.isEditable == true
        default: node.isInteractive
        }
    }

    // MARK: Views without elements

    /// The views that respond to taps, and that are neither elements nor parts of one.
    private var undetectedViews: [AccessibilityIssue] {
        let found = Set(elements.compactMap(\.object).map(ObjectIdentifier.init))
        var issues: [AccessibilityIssue] = []
        for window in screen.application.windows
        where !window.isHidden && window.screen === screen.hosting.screen && scope?.window ?? window === window {
            collectUndetected(in: scope ?? window, found, into: &issues)
        }
        return issues
    }

    private func collectUndetected(
        in view: UIView, _ found: Set<ObjectIdentifier>, into issues: inout [AccessibilityIssue]
    ) {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
        if found.contains(ObjectIdentifier(view)) {
            // Rows and custom actions make their controls available. Other elements hide what is in them.
            guard !(view is UIControl), view.accessibilityCustomActions == nil, !view.isRow else { return }
        } else if view.respondsToTaps, view.isOnScreen, !view.contains(found), !view.isControlInRow {
            let subject = "\(view is UIControl ? "control" : "view") \(type(of: view)) at \(view.frameOnScreen)"
            issues.append(
                AccessibilityIssue(
                    type: .elementDetection,
                    reason:
                        "responds to taps, and no screen reader finds it. Set isAccessibilityElement, or remove it from "
                        + "an element with an action of its own.",
                    subject: subject, view: view, element: subject))
            return
        }
        for subview in view.subviews { collectUndetected(in: subview, found, into: &issues) }
    }

    // MARK: Targets

    /// The side of the smallest target of a touch, in points.
    ///
    /// Source: Human Interface Guidelines, "Accessibility", minimum control size of iOS.
    private static let targetSide: CGFloat = 44

    /// The targets that are too small to touch.
    private var smallTargets: [AccessibilityIssue] {
        elements.filter { $0.isInteractive && !$0.traits.contains(.notEnabled) && hasOwnSize($0) }.compactMap { node in
            let size = node.frame.size
            // Frames on pixels may be smaller by a rounding.
            guard min(size.width, size.height) < Self.targetSide - 0.5, !reachesFurther(node) else { return nil }
            return issue(
                .hitRegion,
                "is \(size.width.formatted()) by \(size.height.formatted()) points, less than 44. Enlarge it, or override "
                    + "point(inside:with:).", node)
        }
    }

    /// Whether the app decides about the size of an element. Switches, fields and others have the size that the system gives
    /// them.
    private func hasOwnSize(_ node: AccessibilityNode) -> Bool {
        guard let view = node.view else { return node.role != .row }
        return view.isSelectableRow ?? view.isAppsOwn
    }

    /// Whether touches around an element reach it, too.
    private func reachesFurther(_ node: AccessibilityNode) -> Bool {
        guard let view = node.view, let window = view.window else { return false }
        let center = CGPoint(x: node.frame.midX, y: node.frame.midY)
        let distance = Self.targetSide / 2 - 1
        let points = [(-distance, 0), (distance, 0), (0, -distance), (0, distance)].map {
            CGPoint(x: center.x + $0.0, y: center.y + $0.1)
        }
        // A list that scrolls makes room for a target at its edge.
        let visible = visibleRect(around: view)
        return points.filter { visible.contains($0) }.allSatisfy {
            let point = window.convert($0, from: nil as UIWindow?)
            return window.hitTest(point, with: nil)?.isDescendant(of: view) == true
        }
    }

    /// Returns the part of the screen in which the scroll views around a view display it.
    private func visibleRect(around view: UIView) -> CGRect {
        var visible = UIScreen.main.bounds
        for case let scroll as UIScrollView in sequence(first: view, next: \.superview) {
            let rect = scroll.bounds.inset(by: scroll.adjustedContentInset)
            visible = visible.intersection(UIAccessibility.convertToScreenCoordinates(rect, in: scroll))
        }
        return visible
    }

    // MARK: Order

    /// The elements that are read after one that follows them on the screen.
    private var disorderedElements: [AccessibilityIssue] {
        AccessibilityNode.explicitOrders.map { $0.filter { Self.isNode($0, in: scope) } }.flatMap { nodes in
            zip(nodes, nodes.dropFirst()).filter { precedes($1.frame, $0.frame, $1) }.map { first, second in
                issue(
                    .readingOrder,
                    "is read after “\(first.label ?? first.role.rawValue)”, which follows it on the screen. Change the order "
                        + "of accessibilityElements.", second)
            }
        }
    }

    /// Whether a rectangle precedes another one for readers of the language.
    private func precedes(_ first: CGRect, _ second: CGRect, _ node: AccessibilityNode) -> Bool {
        let isInColumn = first.minX < second.maxX && second.minX < first.maxX
        if first.maxY <= second.minY + 1 { return isInColumn }
        let isInLine = first.midY > second.minY && first.midY < second.maxY
        let isMirrored = node.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isInLine && (isMirrored ? first.minX >= second.maxX : first.maxX <= second.minX)
    }

    // MARK: Texts

    /// The texts whose contrast is too low, if the screen has its increased contrast.
    private var faintTexts: [AccessibilityIssue] {
        let picture = screen.picture
        let scale = UIScreen.main.scale
        return texts { !$0.traits.contains(.notEnabled) }.compactMap { node, text in
            guard !text.view.isDisabled, !isCovered(text),
                let contrast = TextContrast(text, in: picture, scale: scale), !contrast.isSufficient
            else { return nil }
            let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
            return issue(
                .contrast,
                "has a contrast of \(contrast.ratio.formatted(number)) to 1, less than \(contrast.minimum.formatted()). "
                    + "Use other colors, or give them variants for increased contrast.", node, text.view)
        }
    }

    /// The texts that are not displayed whole, if the screen has the largest text size.
    private var cutTexts: [AccessibilityIssue] {
        texts { _ in true }.filter { $1.isCut && !$1.view.isInBarOrField }.map { node, text in
            issue(
                .textClipped, "is cut at the largest text size. Allow more lines or a larger height.", node, text.view)
        }
    }

    private func texts(of isIncluded: (AccessibilityNode) -> Bool) -> [(AccessibilityNode, DisplayedText)] {
        elements.filter(isIncluded).flatMap { node in
            (node.view.map(DisplayedText.texts) ?? []).map { (node, $0) }
        }
    }

    /// Whether another view is in front of a text.
    private func isCovered(_ text: DisplayedText) -> Bool {
        guard let window = text.view.window else { return true }
        let center = window.convert(CGPoint(x: text.frame.midX, y: text.frame.midY), from: nil as UIWindow?)
        guard let hit = window.hitTest(center, with: nil) else { return false }
        return !text.view.isDescendant(of: hit) && !hit.isDescendant(of: text.view)
    }

    private func issue(
        _ type: AccessibilityAuditType, _ reason: String, _ node: AccessibilityNode, _ view: UIView? = nil
    ) -> AccessibilityIssue {
        let name = node.label.isBlank ? "" : " “\(node.label ?? "")”"
        let subject = "\(node.role.rawValue)\(name) at \(node.frame)"
        return AccessibilityIssue(
            type: type, reason: reason, subject: subject, view: view ?? node.view,
            element: name.isEmpty ? subject : node.role.rawValue + name)
    }
}

extension String? {
    fileprivate var isBlank: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}

extension UIView {
    /// Whether the view is a button, or of a class of the app.
    fileprivate final var isAppsOwn: Bool {
        if type(of: self) == UIButton.self { return !isIn(UIContentUnavailableView.self) }
        switch self {
        case is UISwitch, is UISlider, is UIStepper, is UIPageControl, is UITextField, is UITextView: return false
        default: return !String(reflecting: type(of: self)).hasPrefix("UIKit.")
        }
    }

    /// Whether the view is a cell whose row responds to touches, or `nil` if it is no cell.
    fileprivate final var isSelectableRow: Bool? {
        if let cell = self as? UITableViewCell {
            guard let table = list as? UITableView, let path = table.indexPath(for: cell) else { return true }
            return cell.selectionStyle != .none && table.allowsSelection
                && table.delegate?.tableView(table, shouldHighlightRowAt: path) != false
        }
        guard let cell = self as? UICollectionViewCell else { return nil }
        guard let collection = list as? UICollectionView, let path = collection.indexPath(for: cell) else {
            return true
        }
        let delegate = collection.delegate
        return collection.allowsSelection && delegate?.collectionView(collection, shouldHighlightItemAt: path) != false
    }

    private final var list: UIScrollView? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
            .first { $0 is UITableView || $0 is UICollectionView }
    }

    fileprivate final var isRow: Bool { self is UITableViewCell || self is UICollectionViewCell }

    private final func isIn<View: UIView>(_ type: View.Type) -> Bool {
        sequence(first: superview) { $0?.superview }.contains { $0 is View }
    }

    /// Whether the view is a control that its row makes available.
    fileprivate final var isControlInRow: Bool {
        self is UIControl && (isIn(UITableViewCell.self) || isIn(UICollectionViewCell.self))
    }

    /// Whether the app makes the view respond to taps.
    fileprivate final var respondsToTaps: Bool {
        guard isUserInteractionEnabled else { return false }
        if let control = self as? UIControl {
            return isAppsOwn && control.isEnabled && !control.allControlEvents.isEmpty
        }
        let isPlain = [UIView.self, UIImageView.self, UILabel.self, UIStackView.self].contains { type(of: self) == $0 }
        guard isAppsOwn || isPlain else { return false }
        return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
    }

    fileprivate final var frameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    fileprivate final var isOnScreen: Bool { frameOnScreen.intersects(UIScreen.main.bounds) }

    /// Whether one of the objects is the view or in it, or the app has described elements of the view.
    fileprivate final func contains(_ objects: Set<ObjectIdentifier>) -> Bool {
        objects.contains(ObjectIdentifier(self)) || accessibilityElements?.isEmpty == false
            || subviews.contains { $0.contains(objects) }
    }

    fileprivate final var isDisabled: Bool {
        if (self as? UIControl)?.isEnabled == false { return true }
        return superview?.isDisabled ?? false
    }

    /// Whether the view is in a bar, whose texts do not grow, or in a field, which scrolls its text.
    fileprivate final var isInBarOrField: Bool {
        switch self {
        case is UINavigationBar, is UIToolbar, is UITabBar, is UISegmentedControl, is UITextField: true
        default: superview?.isInBarOrField ?? false
        }
    }
}

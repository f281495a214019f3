/// Searches for focusable items.
@MainActor
enum FocusSearch {
    /// Returns whether `view` and all its superviews are visible in a window.
    static func isVisible(_ view: UIView) -> Bool {
        guard let window = view.window, !window.isHidden else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    /// Returns whether `view` is behind a presentation that blocks keys.
    static func isBehindPresentation(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { view in
            view.superview?.childViews.reversed().prefix { $0 !== view }.contains(where: \.capturesKeyboardInput)
                ?? false
        }
    }

    /// Returns the siblings that keys can reach: the frontmost one that blocks keys behind it, and those in
    /// front of it.
    static func reachableSiblings(_ siblings: [UIView]) -> ArraySlice<UIView> {
        siblings[(siblings.lastIndex(where: \.capturesKeyboardInput) ?? 0)...]
    }

    static func canFocus(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused else { return false }
        guard let view = item as? UIView else { return true }
        return view.isUserInteractionEnabled && isVisible(view) && !isBehindPresentation(view)
    }

    /// Returns the item to focus when the focus moves to `environment`.
    static func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        if let item = environment as? any UIFocusItem, canFocus(item) { return item }
        let formerlyPreferred = (environment as? any FormerFocusEnvironment)?.formerPreferredFocusedView
        let preferredEnvironments = (formerlyPreferred.map { [$0] } ?? []) + environment.preferredFocusEnvironments
        for preferred in preferredEnvironments where preferred !== environment {
            if let found = target(in: preferred) { return found }
        }
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        guard let view, isVisible(view), !isBehindPresentation(view) else { return nil }
        for subview in inReadingOrder(view.subviews) {
            if let found = target(in: subview.controller ?? subview) { return found }
        }
        return nil
    }

    private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
        views.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// Returns the visible focusable items in `view`.
    static func items(in view: UIView) -> [any UIFocusItem] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        if view.canBecomeFocused, !view.isTransparentFocusItem { return [view] }
        let inside = view.focusItemContainer?.focusItems(in: view.bounds) ?? []
        return view.canBecomeFocused ? [view] + inside : inside
    }

    /// Updates the focus in `environment`, or the location at which it is restored while nothing is focused.
    static func update(_ environment: any UIFocusEnvironment) {
        guard let system = UIFocusSystem.focusSystem(for: environment) else { return }
        if let item = system.focusedItem, !environment.contains(item) { return }
        system.requestFocusUpdate(to: environment)
    }

    // MARK: Groups

    /// Returns the focus group of an item: the nearest identifier in its focus chain. A control without a
    /// group is its own group, so that Tab reaches each control and arrow keys remain available to it.
    static func group(of item: any UIFocusItem) -> String {
        item.focusChain.lazy.compactMap(\.focusGroupIdentifier).first
            ?? (item is UIControl ? "control \(ObjectIdentifier(item).hashValue)" : "")
    }

    /// Returns the item to focus in the group after that of `current`, or before it.
    static func item(
        inGroupAdjacentTo current: any UIFocusItem, forward: Bool, in window: UIWindow
    ) -> (any UIFocusItem)? {
        var groups: [(name: String, frame: CGRect, items: [any UIFocusItem])] = []
        for item in items(in: window) {
            let (name, frame) = (group(of: item), frame(of: item, in: window))
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].frame = groups[index].frame.union(frame)
                groups[index].items.append(item)
            } else {
                groups.append((name, frame, [item]))
            }
        }
        groups.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        let name = group(of: current)
        guard groups.count > 1, let index = groups.firstIndex(where: { $0.name == name }) else { return nil }
        let next = groups[(index + (forward ? 1 : groups.count - 1)) % groups.count]
        // A list view selects its preferred row or item itself.
        for environment in next.items.first?.focusChain ?? []
        where environment is UITableView || environment is UICollectionView {
            return target(in: environment)
        }
        return next.items.max { $0.focusGroupPriority.rawValue < $1.focusGroupPriority.rawValue }
    }

    // MARK: Directions

    private static func frame(of item: any UIFocusItem, in window: UIWindow) -> CGRect {
        guard let view = item as? UIView else { return item.frame }
        return window.convert(view.bounds, from: view)
    }

    /// The weight of a lateral offset relative to the distance in the direction of movement.
    private static let lateralWeight: CGFloat = 2

    /// Returns the nearest item of the same group in a direction.
    static func neighbor(
        of current: any UIFocusItem, _ heading: UIFocusHeading, in window: UIWindow
    ) -> (any UIFocusItem)? {
        let start = frame(of: current, in: window)
        let name = group(of: current)
        var best: (item: any UIFocusItem, distance: CGFloat)?
        for item in items(in: window) where item !== current && group(of: item) == name {
            let end = frame(of: item, in: window)
            let forwardDistance: CGFloat
            let lateralOffset: CGFloat
            switch heading {
            case .up: (forwardDistance, lateralOffset) = (start.minY - end.maxY, end.midX - start.midX)
            case .down: (forwardDistance, lateralOffset) = (end.minY - start.maxY, end.midX - start.midX)
            case .left: (forwardDistance, lateralOffset) = (start.minX - end.maxX, end.midY - start.midY)
            default: (forwardDistance, lateralOffset) = (end.minX - start.maxX, end.midY - start.midY)
            }
            guard forwardDistance >= -1 else { continue }
            let distance = forwardDistance + lateralWeight * abs(lateralOffset)
            if distance < best?.distance ?? .infinity { best = (item, distance) }
        }
        return best?.item
    }
}

/// An environment with the property of iOS 9 that a project may still override.
@MainActor
private protocol FormerFocusEnvironment {
    var formerPreferredFocusedView: UIView? { get }
}

extension UIView: FormerFocusEnvironment {
    @available(*, deprecated)
    fileprivate var formerPreferredFocusedView: UIView? { preferredFocusedView }
}

extension UIViewController: FormerFocusEnvironment {
    @available(*, deprecated)
    fileprivate var formerPreferredFocusedView: UIView? { preferredFocusedView }
}

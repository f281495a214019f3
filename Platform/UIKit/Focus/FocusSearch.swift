/// Finds what can be focused.
@MainActor
enum FocusSearch {
    /// Whether something of `view` can be seen.
    static func isShown(_ view: UIView) -> Bool {
        guard let window = view.window, !window.isHidden else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
    }

    /// Whether `view` is behind something that is presented, and keeps keys to itself.
    static func isBehind(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { view in
            view.superview?.childViews.reversed().prefix { $0 !== view }.contains(where: \.capturesKeyboardInput) ?? false
        }
    }

    /// Those of `siblings` that keys can mean: where one of them keeps keys to itself, that and what is in front of it.
    static func inFront(_ siblings: [UIView]) -> ArraySlice<UIView> {
        siblings[(siblings.lastIndex(where: \.capturesKeyboardInput) ?? 0)...]
    }

    static func canFocus(_ item: any UIFocusItem) -> Bool {
        guard item.canBecomeFocused else { return false }
        guard let view = item as? UIView else { return true }
        return view.isUserInteractionEnabled && isShown(view) && !isBehind(view)
    }

    /// The item to focus when the focus comes to `environment`.
    static func target(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        if let item = environment as? any UIFocusItem, canFocus(item) { return item }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let found = target(in: preferred) { return found }
        }
        let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
        guard let view, isShown(view), !isBehind(view) else { return nil }
        for subview in inReadingOrder(view.subviews) {
            if let found = target(in: subview.controller ?? subview) { return found }
        }
        return nil
    }

    private static func inReadingOrder(_ views: [UIView]) -> [UIView] {
        views.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// All items that can be focused in `view`, those that are seen.
    static func items(in view: UIView) -> [any UIFocusItem] {
        guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return [] }
        if view.canBecomeFocused, !view.isTransparentFocusItem { return [view] }
        let inside = view.focusItemContainer?.focusItems(in: view.bounds) ?? []
        return view.canBecomeFocused ? [view] + inside : inside
    }

    /// Lets the focus find its place anew in `environment`, if it is there; else where it is to come back to.
    static func update(_ environment: any UIFocusEnvironment) {
        guard let system = UIFocusSystem.focusSystem(for: environment) else { return }
        if let item = system.focusedItem, !environment.contains(item) { return }
        system.requestFocusUpdate(to: environment)
    }

    // MARK: Groups

    /// The group that an item belongs to: the nearest around it that has a name. A control in none is one by itself, so that tab comes
    /// to each, and arrows are left to them.
    static func group(of item: any UIFocusItem) -> String {
        item.focusChain.lazy.compactMap(\.focusGroupIdentifier).first
            ?? (item is UIControl ? "control \(ObjectIdentifier(item).hashValue)" : "")
    }

    /// The item to focus in the group after that of `current`, or before it.
    static func item(inGroupBeside current: any UIFocusItem, forward: Bool, in window: UIWindow) -> (any UIFocusItem)? {
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
        // A list knows best which of its rows is meant.
        for environment in next.items.first?.focusChain ?? [] {
            if let list = environment as? UITableView { return target(in: list) }
        }
        return next.items.max { $0.focusGroupPriority.rawValue < $1.focusGroupPriority.rawValue }
    }

    // MARK: Directions

    private static func frame(of item: any UIFocusItem, in window: UIWindow) -> CGRect {
        guard let view = item as? UIView else { return item.frame }
        return window.convert(view.bounds, from: view)
    }

    /// How much further an item counts to be for each point that it is off to the side.
    private static let sideways: CGFloat = 2

    /// The nearest item of the same group that lies in a direction.
    static func neighbour(
        of current: any UIFocusItem, _ heading: UIFocusHeading, in window: UIWindow
    ) -> (any UIFocusItem)? {
        let start = frame(of: current, in: window)
        let name = group(of: current)
        var best: (item: any UIFocusItem, distance: CGFloat)?
        for item in items(in: window) where item !== current && group(of: item) == name {
            let end = frame(of: item, in: window)
            let ahead: CGFloat
            let aside: CGFloat
            switch heading {
            case .up: (ahead, aside) = (start.minY - end.maxY, end.midX - start.midX)
            case .down: (ahead, aside) = (end.minY - start.maxY, end.midX - start.midX)
            case .left: (ahead, aside) = (start.minX - end.maxX, end.midY - start.midY)
            default: (ahead, aside) = (end.minX - start.maxX, end.midY - start.midY)
            }
            guard ahead >= -1 else { continue }
            let distance = ahead + sideways * abs(aside)
            if distance < best?.distance ?? .infinity { best = (item, distance) }
        }
        return best?.item
    }
}

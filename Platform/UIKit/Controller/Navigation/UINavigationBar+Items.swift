/// The items of a navigation bar without a navigation controller: a stack that the user can pop.
extension UINavigationBar {
    final weak var baseDelegate: (any UINavigationBarDelegate)? {
        get { storedDelegate }
        set {
            requireOwnItems("delegate")
            storedDelegate = newValue
        }
    }

    final func baseSetItems(_ items: [UINavigationItem]?, animated: Bool) {
        requireOwnItems("setItems(_:animated:)")
        let new = items ?? []
        guard new.last !== topItem else { return show(new) }
        let isPop = new.last.map { top in storedItems.contains { $0 === top } } ?? true
        move(to: new, as: animated ? isPop ? .pop : .push : .none) {}
    }

    final func basePushItem(_ item: UINavigationItem, animated: Bool) {
        requireOwnItems("pushItem(_:animated:)")
        precondition(
            !storedItems.contains { $0 === item },
            "UINavigationBar: \(item) was pushed, but it is one of the bar's items already. Pop to it instead.")
        guard storedDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        move(to: storedItems + [item], as: animated ? .push : .none) { [weak self] in
            self.map { $0.storedDelegate?.navigationBar($0, didPush: item) }
        }
    }

    @discardableResult
    final func basePopItem(animated: Bool) -> UINavigationItem? {
        requireOwnItems("popItem(animated:)")
        guard let item = topItem, storedDelegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        move(to: Array(storedItems.dropLast()), as: animated ? .pop : .none) { [weak self] in
            self.map { $0.storedDelegate?.navigationBar($0, didPop: item) }
        }
        return item
    }

    private func requireOwnItems(_ member: String) {
        precondition(
            owner == nil,
            "UINavigationBar.\(member) was called on a bar that belongs to a navigation controller. "
                + "Push and pop view controllers, and change the navigationItem of a screen.")
    }

    private func move(
        to new: [UINavigationItem], as operation: UINavigationController.Operation, completion: @escaping () -> Void
    ) {
        let rows = rows(for: new)
        let isVisible = window != nil && UIView.areAnimationsEnabled
        let change = change(
            to: new, expansion: rows.collapsibleBar?.expandedHeight ?? 0, as: isVisible ? operation : .none)
        invalidateIntrinsicContentSize()
        guard let change else { return completion() }
        UIView.animate(withDuration: NavigationAnimator.duration, delay: 0, options: .curveEaseInOut) {
            change.animate()
        } completion: { _ in
            change.finish()
            completion()
        }
    }

    // MARK: Popping

    /// Pops the top item or screen for the user.
    final func goBack() {
        guard let owner else {
            popItem(animated: true)
            return
        }
        // A subclass of the navigation controller may decide as the bar's delegate.
        if let judge = owner as? any UINavigationBarDelegate, let topItem,
            !judge.navigationBar(self, shouldPop: topItem)
        {
            return
        }
        owner.popViewController(animated: true)
    }

    /// Pops to an item that the user has selected in the back button's menu.
    final func goBack(to item: UINavigationItem) {
        if let owner {
            if let target = owner.stack.first(where: { $0.storedNavigationItem === item }) {
                owner.popToViewController(target, animated: true)
            }
        } else if let index = storedItems.firstIndex(where: { $0 === item }) {
            setItems(Array(storedItems[...index]), animated: true)
        }
    }

    // MARK: Navigation controllers

    /// Shows other items without animation.
    final func show(_ new: [UINavigationItem]) {
        let hadNone = contents == nil
        let isSame = zip(new, storedItems).allSatisfy { $0 === $1 } && new.count == storedItems.count
        take(new)
        if hadNone || !isSame { rebuild() }
    }

    /// Shows other items along with a transition.
    ///
    /// - Returns: The animation of the contents; nil if they are shown at once.
    final func change(
        to new: [UINavigationItem], expansion height: CGFloat, as operation: UINavigationController.Operation
    ) -> NavigationBarChange? {
        let old = contents
        take(new)
        expansion = height
        guard operation != .none, let old, !new.isEmpty else {
            rebuild()
            return nil
        }
        let oldSearch = search
        contents = nil
        search = nil
        UIView.performWithoutAnimation(rebuildContents)
        guard let contents else { return nil }
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return NavigationBarChange(
            of: self, from: old, to: contents, search: (oldSearch, search), isPush: operation == .push,
            distance: sign * bounds.width)
    }

    private func take(_ new: [UINavigationItem]) {
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = new
        for item in new { item.bar = self }
    }
}

/// The delegate of a navigation bar.
///
/// The bar of a navigation controller calls the navigation controller, if it conforms, before the user pops.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether `item` may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called when `item` was pushed and its animation has finished.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns whether `item` may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called when `item` was popped and its animation has finished.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// The default implementation returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    /// The default implementation does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// The default implementation returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    /// The default implementation does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

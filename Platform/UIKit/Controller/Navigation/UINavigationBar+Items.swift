/// A bar of one's own: what it shows is a stack of items, which people go back on.
extension UINavigationBar {
    /// Hears of items that come and go, and may keep them from it. Traps where the bar belongs to a navigation controller.
    public final weak var delegate: (any UINavigationBarDelegate)? {
        get { storedDelegate }
        set {
            requireOwnItems("delegate")
            storedDelegate = newValue
        }
    }

    /// What the bar shows one after another: the last is seen, the one before is where the way back leads. Setting it traps where the
    /// bar belongs to a navigation controller, whose screens bring their items.
    public final var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Shows other items: as a way back where the new top was among them, as a way on otherwise. No delegate is asked. Traps where
    /// the bar belongs to a navigation controller.
    public final func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        requireOwnItems("setItems(_:animated:)")
        let new = items ?? []
        guard new.last !== topItem else { return show(new) }
        let isPop = new.last.map { top in storedItems.contains { $0 === top } } ?? true
        move(to: new, as: animated ? isPop ? .pop : .push : .none) {}
    }

    /// Shows `item`, from which the way back leads to what is shown now, unless the delegate keeps it from that. Traps where the bar
    /// belongs to a navigation controller, or has the item already.
    public final func pushItem(_ item: UINavigationItem, animated: Bool) {
        requireOwnItems("pushItem(_:animated:)")
        precondition(
            !storedItems.contains { $0 === item },
            "UINavigationBar: \(item) is among the bar's items already; go back to it instead of pushing it again")
        guard storedDelegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        move(to: storedItems + [item], as: animated ? .push : .none) { [weak self] in
            self.map { $0.storedDelegate?.navigationBar($0, didPush: item) }
        }
    }

    /// Goes back by one item, unless the delegate keeps the bar from that. Traps where the bar belongs to a navigation controller.
    ///
    /// - Returns: the item that leaves; nil where there is none, or it stays.
    @discardableResult
    public final func popItem(animated: Bool) -> UINavigationItem? {
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
            "UINavigationBar.\(member): the bar belongs to a navigation controller, whose screens bring their items; "
                + "push and pop view controllers, and set what is in a screen's navigationItem")
    }

    private func move(
        to new: [UINavigationItem], as operation: UINavigationController.Operation, completion: @escaping () -> Void
    ) {
        let rows = rows(for: new)
        let isSeen = window != nil && UIView.areAnimationsEnabled
        let change = change(to: new, openBy: rows.room?.full ?? 0, as: isSeen ? operation : .none)
        invalidateIntrinsicContentSize()
        guard let change else { return completion() }
        UIView.animate(withDuration: NavigationAnimator.duration, delay: 0, options: .curveEaseInOut) {
            change.animate()
        } completion: { _ in
            change.finish()
            completion()
        }
    }

    // MARK: What leads back

    /// A person goes back.
    final func goBack() {
        guard let owner else {
            popItem(animated: true)
            return
        }
        // A navigation controller's class may have a say, as the bar's delegate.
        if let judge = owner as? any UINavigationBarDelegate, let topItem,
            !judge.navigationBar(self, shouldPop: topItem)
        {
            return
        }
        owner.popViewController(animated: true)
    }

    /// A person goes back to an item of the way back's menu.
    final func goBack(to item: UINavigationItem) {
        if let owner {
            if let target = owner.stack.first(where: { $0.storedNavigationItem === item }) {
                owner.popToViewController(target, animated: true)
            }
        } else if let index = storedItems.firstIndex(where: { $0 === item }) {
            setItems(Array(storedItems[...index]), animated: true)
        }
    }

    // MARK: For a navigation controller

    /// Shows other items at once.
    final func show(_ new: [UINavigationItem]) {
        let hadNone = contents == nil
        let isSame = zip(new, storedItems).allSatisfy { $0 === $1 } && new.count == storedItems.count
        take(new)
        if hadNone || !isSame { rebuild() }
    }

    /// Shows other items, whose contents come in along with a transition.
    ///
    /// - Returns: what moves the contents; nil where they are there at once.
    final func change(
        to new: [UINavigationItem], openBy height: CGFloat, as operation: UINavigationController.Operation
    ) -> NavigationBarChange? {
        let old = contents
        take(new)
        openHeight = height
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
            way: sign * bounds.width)
    }

    private func take(_ new: [UINavigationItem]) {
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = new
        for item in new { item.bar = self }
    }
}

/// Hears which items of a navigation bar come and go, and may keep them from it. The bar of a navigation controller asks that one, if
/// it conforms, before a person goes back.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether `item` may come on top.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// `item` is on top, and what moved has come to rest.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Whether `item` may leave.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// `item` has left, and what moved has come to rest.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// By default it may.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

    /// By default nothing happens.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// By default it may.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    /// By default nothing happens.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The rules by which the views of an app become elements and containers.
extension AccessibilityNode {
    /// The nodes on the screen, in the order in which they are read. Rows of a list that are not visible are not among them.
    package var children: [AccessibilityNode] {
        switch source {
        case .row:
            guard let view else { return [] }
            if Self.isOneElement(view) { return AccessibilityCell.of(view).children }
            return view.isAccessibilityElement ? [] : Self.contents(of: view)
        case .object(let object):
            if object is UIApplication {
                return Self.windows.filter { Self.isVisible($0) && $0.bounds.width > 0 }.map {
                    AccessibilityNode($0)
                }
            }
            guard let view = object as? UIView else {
                return object.isAccessibilityElement ? [] : Self.nodes(for: Self.explicitElements(of: object) ?? [])
            }
            return view.isAccessibilityElement ? [] : Self.contents(of: view)
        }
    }

    /// The container of the node, or `nil` for the app.
    package var parent: AccessibilityNode? {
        switch source {
        case .row(let list, _): return AccessibilityNode(list)
        case .object(let object):
            if object is UIApplication { return nil }
            if object is UIWindow { return .application }
            if let element = object as? UIAccessibilityElement {
                guard let container = element.accessibilityContainer as? NSObject else { return nil }
                return (container as? UIView).map { Self.node(containing: $0) } ?? AccessibilityNode(container)
            }
            return (object as? UIView)?.superview.map { Self.node(containing: $0) }
        }
    }

    /// Returns the node of a view, or of its nearest superview that has one.
    private static func node(containing view: UIView) -> AccessibilityNode {
        var current = view
        while true {
            if let node = listNode(of: current) { return node }
            if isContainer(current) || current.isAccessibilityElement { return AccessibilityNode(current) }
            guard let next = current.superview else { return AccessibilityNode(current) }
            current = next
        }
    }

    /// Returns the node of a list's row for its cell, or `nil` for other views.
    static func listNode(of view: UIView) -> AccessibilityNode? {
        if let cell = view as? UITableViewCell, let table = cell.table, let path = table.indexPath(for: cell) {
            return AccessibilityNode(row: path, of: table)
        }
        guard let cell = view as? UICollectionViewCell else { return nil }
        // Sections that scroll by themselves are in scroll views of their own.
        var ancestor = cell.superview
        while let current = ancestor, !(current is UICollectionView) { ancestor = current.superview }
        guard let collection = ancestor as? UICollectionView, let path = collection.indexPath(for: cell) else {
            return nil
        }
        return AccessibilityNode(row: path, of: collection)
    }

    // MARK: Contents

    /// Returns the nodes in a view, in reading order.
    static func contents(of view: UIView) -> [AccessibilityNode] {
        let groups = groups(in: view).filter { !$0.isEmpty }
        // The rows of a table are in order, and their frames take longer to determine than the rows.
        if view is UITableView, groups.allSatisfy({ $0[0].isListRow }) { return groups.flatMap(\.self) }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return inReadingOrder(groups, isMirrored: isMirrored)
    }

    /// Returns the nodes in a view. Those that are read one after another are in one group.
    private static func groups(in view: UIView) -> [[AccessibilityNode]] {
        if let elements = explicitElements(of: view) { return [nodes(for: elements)] }
        let rows = view.asAccessibilityList.map(rows) ?? []
        var views = view.subviews.filter { isVisible($0) && !isCell($0, of: view) }
        if let modal = views.last(where: { $0.accessibilityViewIsModal }) { views = [modal] }
        return rows.map { [$0] } + views.flatMap(groups(for:))
    }

    /// Returns the node of a view, or the nodes in it.
    private static func groups(for view: UIView) -> [[AccessibilityNode]] {
        guard isVisible(view), !view.accessibilityElementsHidden else { return [] }
        if let row = listNode(of: view) { return [[row]] }
        if view.isAccessibilityElement || isContainer(view) { return [[AccessibilityNode(view)]] }
        return view.shouldGroupAccessibilityChildren ? [contents(of: view)] : groups(in: view)
    }

    private static func nodes(for elements: [Any]) -> [AccessibilityNode] {
        elements.flatMap { element -> [AccessibilityNode] in
            if let view = element as? UIView { return groups(for: view).flatMap(\.self) }
            guard let object = element as? NSObject else { return [] }
            let isContainer = object.accessibilityContainerType != .none
            guard !object.isAccessibilityElement, !isContainer else { return [AccessibilityNode(object)] }
            return nodes(for: explicitElements(of: object) ?? [])
        }
    }

    /// Returns the elements that the app has named for an object, or `nil` if it has named none.
    static func explicitElements(of object: NSObject) -> [Any]? {
        if let elements = object.accessibilityElements { return elements }
        let count = object.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) }
    }

    /// The nodes in the orders that the app has given to elements in its views.
    package static var explicitOrders: [[AccessibilityNode]] {
        func orders(in view: UIView) -> [[AccessibilityNode]] {
            guard isVisible(view), !view.accessibilityElementsHidden else { return [] }
            let own = explicitElements(of: view).map { [nodes(for: $0)] } ?? []
            return own + view.subviews.flatMap(orders)
        }
        return windows.flatMap(orders)
    }

    /// The visible windows of all scenes, including those of the system.
    private static var windows: [UIWindow] {
        let scenes = UIApplication.shared.hosting?.scenes ?? []
        return scenes.count > 1 ? scenes.flatMap(\.screen.windows) : UIScreen.main.windows
    }

    private static func isContainer(_ view: UIView) -> Bool {
        view is UIWindow || view.accessibilityValues.containerType != .none
            || view.standardDescription?.isContainer == true
    }

    static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 }

    /// Returns the rows of a list, except for those in sections that scroll by themselves, which are found in their scroll views.
    private static func rows(of list: any AccessibilityList) -> [AccessibilityNode] {
        list.visibleRowPaths.filter { path in
            guard let cell = list.rowCell(at: path), !cell.accessibilityElementsHidden else { return false }
            return list is UITableView || cell.superview === list
        }
        .map { AccessibilityNode(row: $0, of: list) }
    }

    private static func isCell(_ subview: UIView, of view: UIView) -> Bool {
        view is UITableView ? subview is UITableViewCell : view is UICollectionView && subview is UICollectionViewCell
    }

    // MARK: Order

    /// The frame that decides about the order: of a scroll view the part that no bar covers, and the section index is at the end.
    private var orderFrame: CGRect {
        switch view {
        case let view as SectionIndexBar:
            let frame = view.accessibilityFrame
            return CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
        case let scroll as UIScrollView: return frame.inset(by: scroll.adjustedContentInset)
        default: return frame
        }
    }

    /// Sorts groups of nodes, none of which is empty, into lines from top to bottom, and each line from its leading to its trailing end.
    private static func inReadingOrder(_ groups: [[AccessibilityNode]], isMirrored: Bool) -> [AccessibilityNode] {
        guard groups.count > 1 else { return groups.first ?? [] }
        var rest = groups.map {
            (nodes: $0, frame: $0.dropFirst().reduce($0[0].orderFrame) { $0.union($1.orderFrame) })
        }
        .enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        .map(\.element)[...]
        var result: [AccessibilityNode] = []
        while let first = rest.first {
            // What begins above the middle of the first one is in the same line.
            let line = rest.prefix { $0.frame.minY < first.frame.midY || $0.frame.minY == first.frame.minY }
            result += line.sorted { isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
                .flatMap(\.nodes)
            rest = rest.dropFirst(line.count)
        }
        return result
    }
}

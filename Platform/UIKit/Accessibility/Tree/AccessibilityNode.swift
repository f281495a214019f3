/// A part of the interface as assistive technologies see it: an element, or a container of elements.
///
/// Nodes are made when they are read, and describe the current state. Rows and items of lists have nodes whether or not they have
/// cells, so that a list of a million rows costs nothing.
@MainActor
package struct AccessibilityNode {
    enum Source {
        case object(NSObject)
        /// A row of a table, or an item of a collection view.
        case row(any AccessibilityList, IndexPath)
    }

    let source: Source

    init(_ object: NSObject) {
        source = .object(object)
    }

    init(row path: IndexPath, of list: any AccessibilityList) {
        source = .row(list, path)
    }

    /// The node of the running app.
    package static var application: AccessibilityNode { AccessibilityNode(UIApplication.shared) }

    /// The view, the element or the cell that the node describes, or `nil` for a row without a cell.
    package var object: NSObject? {
        switch source {
        case .object(let object): object
        case .row(let list, let path): list.isValid(path) ? list.rowCell(at: path) : nil
        }
    }

    package var view: UIView? { object as? UIView }

    /// The cell of a row that is one element.
    private var cell: AccessibilityCell? {
        guard let view, Self.isOneElement(view) else { return nil }
        return AccessibilityCell.of(view)
    }

    /// Whether a cell with its texts is one element, as are all cells of tables and the list cells of collection views, unless the
    /// app says otherwise.
    static func isOneElement(_ cell: UIView) -> Bool {
        guard cell is UITableViewCell || cell is UICollectionViewListCell else { return false }
        return cell.accessibilityValues.isElement == nil && explicitElements(of: cell) == nil
    }

    // MARK: Description

    package var role: AccessibilityRole {
        switch source {
        case .row: return .row
        case .object(let object):
            if object is any UIAccessibilityContainerDataTable, dataTable != nil { return .dataTable }
            if object is any UIAccessibilityContainerDataTableCell, let dataCell { return role(of: dataCell) }
            if let view = object as? UIView, let role = view.standardDescription?.role {
                if role == .staticText, headingLevel != nil { return .header }
                // The app decides what a text or an image is.
                guard role == .staticText || role == .image, view.accessibilityValues.traits != nil else { return role }
                let own = Self.role(of: object)
                return own == .element || own == .group ? role : own
            }
            switch object {
            case is UIApplication: return .application
            case is UIWindow: return .window
            case is UITableViewCell, is UICollectionViewCell: return .row
            default:
                let role = Self.role(of: object)
                return role == .element && object is any UIAccessibilityReadingContent ? .page : role
            }
        }
    }

    private static func role(of object: NSObject) -> AccessibilityRole {
        let traits = object.accessibilityTraits
        let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
            (.toggleButton, .toggle), (.link, .link), (.searchField, .searchField), (.button, .button),
            (.adjustable, .adjustable), (.header, .header), (.tabBar, .tabBar), (.image, .image),
            (.staticText, .staticText),
        ]
        if let role = roles.first(where: { traits.contains($0.0) })?.1 { return role }
        return object.isAccessibilityElement ? .element : .group
    }

    /// The name of the node: that of the app, or the text that the element displays.
    package var label: String? {
        if let cell { return cell.label }
        guard let object else { return nil }
        if let window = object as? UIWindow { return window.accessibilityLabel ?? window.rootViewController?.title }
        return object.accessibilityLabel
    }

    package var value: String? { cell?.value ?? object?.accessibilityValue }

    package var hint: String? { object?.accessibilityHint }

    package var traits: UIAccessibilityTraits { cell?.traits ?? object?.accessibilityTraits ?? [] }

    package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }

    /// The screen that displays the node.
    package var screen: UIScreen {
        var container = object
        while let element = container as? UIAccessibilityElement {
            container = element.accessibilityContainer as? NSObject
        }
        let view = container as? UIView ?? view
        return (view as? UIWindow ?? view?.window)?.screen ?? .main
    }

    /// The frame in the coordinates of the screen, also of a row that is not visible.
    package var frame: CGRect {
        if let object {
            return object is UIApplication ? UIScreen.main.bounds : object.accessibilityFrame
        }
        guard case .row(let list, let path) = source, list.isValid(path), let frame = list.rowFrame(at: path) else {
            return .zero
        }
        return UIAccessibility.convertToScreenCoordinates(frame, in: list)
    }

    /// Whether assistive technologies can move to the node. The others are containers.
    package var isElement: Bool {
        switch source {
        case .row: view.map { cell?.isElement ?? $0.isAccessibilityElement } ?? true
        case .object(let object): object.isAccessibilityElement
        }
    }

    /// Whether the node responds to the user, and is no part of a text.
    package var isInteractive: Bool {
        guard let object else { return false }
        if object is UIControl || object is UITextView || role == .row { return true }
        return !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .toggleButton, .keyboardKey])
    }

    /// Whether the node has the focus of assistive technologies or of the keyboard.
    package var isFocused: Bool {
        guard let object else { return false }
        if object.accessibilityElementIsFocused() { return true }
        return view.map { $0.isFirstResponder || $0.isFocused } ?? false
    }

    /// The position among the rows of a list, or among the elements of a bar, counted from 1, and their number.
    package var position: (number: Int, count: Int)? {
        switch source {
        case .row(let list, let path): return (list.number(of: path) + 1, list.totalRowCount)
        case .object:
            guard role == .tab || role == .menuItem || parent?.role == .segmentedControl,
                let siblings = parent?.children,
                let index = siblings.firstIndex(of: self)
            else { return nil }
            return (index + 1, siblings.count)
        }
    }
}

extension AccessibilityNode: @MainActor Hashable {
    private var identity: (ObjectIdentifier, IndexPath?) {
        switch source {
        case .object(let object): (ObjectIdentifier(object), nil)
        case .row(let list, let path): (ObjectIdentifier(list), path)
        }
    }

    package static func == (left: AccessibilityNode, right: AccessibilityNode) -> Bool {
        left.identity == right.identity
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(identity.0)
        hasher.combine(identity.1)
    }
}

/// The numbers by which AT-SPI names roles and states (`AtspiRole` and `AtspiStateType`).
extension AccessibilityRole {
    var number: UInt32 {
        switch self {
        case .application: 75
        case .window: 23  // frame
        case .alert: 2
        case .sheet, .popover: 16  // dialog
        case .menu: 33
        case .menuItem: 35
        case .navigationBar, .toolbar: 63  // tool bar
        case .tabBar: 38  // page tab list
        case .tab: 37  // page tab
        case .searchBar, .group, .segmentedControl, .stepper: 39  // panel
        case .table: 31  // list
        case .list: 31
        case .dataTable: 55  // table
        case .cell: 56  // table cell
        case .columnHeader: 10
        case .rowHeader: 47
        case .row: 32  // list item
        case .scrollArea: 49  // scroll pane
        case .picker, .adjustable: 52  // spin button
        case .keyboard: 39
        case .key, .button: 43  // push button
        case .link: 88
        case .toggle: 62  // toggle button
        case .slider: 51
        case .pageIndicator: 51
        case .progress, .activity: 42
        case .textField, .searchField: 79  // entry
        case .secureTextField: 40  // password text
        case .textView: 61  // text
        case .page: 94  // document text
        case .header: 83  // heading
        case .image: 27
        case .staticText: 29  // label
        case .element: 39
        }
    }
}

/// The states of a node, as a set of 64 bits.
struct AccessibilityStates {
    enum State: Int {
        case active = 1
        case checked = 4
        case editable = 7
        case enabled = 8
        case focusable = 11
        case focused = 12
        case modal = 16
        case multiLine = 17
        case selectable = 22
        case selected = 23
        case sensitive = 24
        case showing = 25
        case singleLine = 26
        case visible = 30
        case managesDescendants = 31
        case checkable = 41
    }

    private var bits: UInt64 = 0

    mutating func insert(_ states: State...) {
        for state in states { bits |= 1 << UInt64(state.rawValue) }
    }

    /// The lower and the upper half.
    var words: [UInt32] { [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)] }
}

extension AccessibilityNode {
    /// The role on the bus.
    ///
    /// A row that stands for its switch has the role of the switch, because screen readers do not read of a list item that it is switched
    /// on or off. A row that is a heading is one of the headings among which they move.
    @MainActor var presentedRole: AccessibilityRole {
        guard role == .row else { return role }
        let traits = traits
        return traits.contains(.toggleButton) ? .toggle : traits.contains(.header) ? .header : .row
    }

    /// Whether the user selects the node among others.
    @MainActor private var isSelectable: Bool {
        guard role == .row else { return role == .tab || parent?.role == .segmentedControl }
        return traits.contains(.selected) || parent?.offersSelection == true
    }

    /// Whether the node is a list in which users select rows. Screen readers say "not selected" for each row of it, which would be
    /// wrong where rows open a screen or perform an action.
    @MainActor var offersSelection: Bool {
        switch view {
        case let table as UITableView:
            table.isEditing
                ? table.allowsMultipleSelectionDuringEditing || table.allowsSelectionDuringEditing
                : table.allowsMultipleSelection || table.indexPathForSelectedRow != nil
        case let collection as UICollectionView:
            collection.isEditing
                ? collection.allowsMultipleSelectionDuringEditing || collection.allowsSelectionDuringEditing
                : collection.allowsMultipleSelection || collection.indexPathsForSelectedItems?.isEmpty == false
        default: false
        }
    }

    @MainActor var states: AccessibilityStates {
        var states = AccessibilityStates()
        let traits = traits
        if !traits.contains(.notEnabled) { states.insert(.enabled, .sensitive) }
        if object != nil {
            states.insert(.visible)
            if frame.intersects(screen.bounds) { states.insert(.showing) }
        }
        if isElement { states.insert(.focusable) }
        if isFocused { states.insert(.focused) }
        if isSelectable { states.insert(.selectable) }
        if traits.contains(.selected) { states.insert(.selected) }
        if traits.contains(.toggleButton) {
            states.insert(.checkable)
            if value == "1" { states.insert(.checked) }
        }
        switch role {
        case .window: if (view as? UIWindow)?.isKeyWindow == true { states.insert(.active) }
        case .alert, .sheet: states.insert(.modal)
        // The rows that are not on the screen are described when they are asked for.
        case .table, .list: states.insert(.managesDescendants)
        case .textField, .secureTextField, .searchField: states.insert(.editable, .singleLine)
        case .textView:
            states.insert(.multiLine)
            if (view as? UITextView)?.isEditable == true { states.insert(.editable) }
        default: break
        }
        return states
    }
}

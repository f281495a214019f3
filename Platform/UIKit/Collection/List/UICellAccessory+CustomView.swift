extension UICellAccessory {
    /// The edge and the position of a custom accessory.
    public enum Placement {
        /// A closure that receives the other accessories at the edge, from the leading to the trailing one, and
        /// returns the index at which the custom accessory is inserted.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// The leading edge, by default after the other accessories.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The trailing edge, by default before the other accessories.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before the accessory with the type of `accessory`, or the first position without one.
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Returns the position after the accessory with the type of `accessory`, or the last position without one.
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { accessories in
                accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
            }
        }
    }

    /// The view, the placement and the options of a custom accessory.
    public struct CustomViewConfiguration: CellAccessoryOptions {
        /// The view. It must translate its autoresizing mask into constraints, which is the default.
        public let customView: UIView
        /// The edge and the position of the view.
        public let placement: Placement
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the view is centered, by default its own.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color of the view, or `nil` to keep that of the view.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. Otherwise it is resized to fit its contents.
        public var maintainsFixedSize: Bool

        /// Creates a configuration. An option that is `nil` has its default value.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

// MARK: Order

/// The visible accessories of a cell at both edges, each from the leading to the trailing one.
struct ArrangedAccessories {
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    /// Sorts accessories in the order of the system, and inserts custom ones at the positions that they request.
    init(_ accessories: [UICellAccessory], isEditing: Bool) {
        let visible = accessories.filter { accessory in
            switch accessory.displayedState {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
        for type in UICellAccessory.AccessoryType.leadingOrder {
            leading += visible.filter { $0.accessoryType == type }
        }
        for type in UICellAccessory.AccessoryType.trailingOrder {
            trailing += visible.filter { $0.accessoryType == type }
        }
        for accessory in visible {
            guard case .customView(let placement, _) = accessory.content else { continue }
            switch placement {
            case .leading(_, let position):
                leading.insert(accessory, at: min(max(0, position(leading)), leading.count))
            case .trailing(_, let position):
                trailing.insert(accessory, at: min(max(0, position(trailing)), trailing.count))
            }
        }
    }
}

extension UICellAccessory.AccessoryType {
    fileprivate static var leadingOrder: [Self] { [.delete, .insert, .multiselect] }

    fileprivate static var trailingOrder: [Self] {
        [.label, .popUpMenu, .detail, .checkmark, .outlineDisclosure, .disclosureIndicator, .reorder]
    }
}

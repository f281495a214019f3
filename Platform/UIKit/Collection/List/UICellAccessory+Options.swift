/// The options that all accessories have.
protocol CellAccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for that of the system.
        public var tintColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a detail button.
    public struct DetailOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a checkmark.
    public struct CheckmarkOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a delete control.
    public struct DeleteOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the symbol, or `nil` for white.
        public var tintColor: UIColor?
        /// The color of the circle, or `nil` for red.
        public var backgroundColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of an insert control.
    public struct InsertOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the symbol, or `nil` for white.
        public var tintColor: UIColor?
        /// The color of the circle, or `nil` for green.
        public var backgroundColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a selection control.
    public struct MultiselectOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the symbol, or `nil` for white.
        public var tintColor: UIColor?
        /// The color of the circle in selected cells, or `nil` for the cell's tint color.
        public var backgroundColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a reorder control.
    public struct ReorderOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for that of the system.
        public var tintColor: UIColor?
        /// Whether a vertical line separates the control from an accessory before it.
        public var showsVerticalSeparator: Bool

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The options of an outline disclosure.
    public struct OutlineDisclosureOptions: CellAccessoryOptions {
        /// The effect of touches on a cell with an outline disclosure.
        public enum Style: Hashable, Sendable {
            /// `header` for the header of a section, and `cell` otherwise.
            case automatic
            /// A tap anywhere in the cell toggles the expansion. The cell cannot be selected.
            case header
            /// A tap on the chevron toggles the expansion. A tap elsewhere selects the cell.
            case cell
        }

        /// The effect of touches.
        public var style: Style
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for the cell's tint color.
        public var tintColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a pop-up menu.
    public struct PopUpMenuOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for that of the system.
        public var tintColor: UIColor?

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The options of a label.
    public struct LabelOptions: CellAccessoryOptions {
        /// Whether the accessory takes up space without being visible, so that cells with and without it have the same
        /// layout.
        public var isHidden: Bool
        /// The width in which the accessory is centered.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory, or `nil` for that of the system.
        public var tintColor: UIColor?
        /// The font of the label, by default the preferred font of body text.
        public var font: UIFont
        /// Whether the font follows the preferred text size.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. An option that is `nil` has its default value.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}

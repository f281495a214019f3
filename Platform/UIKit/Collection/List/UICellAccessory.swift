/// An accessory at the leading or trailing edge of a list cell, such as a disclosure indicator or a delete control.
///
/// The system determines the edge and the order of its accessories, regardless of their order in
/// ``UICollectionViewListCell/accessories``:
///
/// ```swift fragment
/// cell.accessories = [
///     .disclosureIndicator(displayed: .whenNotEditing),
///     .delete(),
///     .reorder(),
/// ]
/// ```
public struct UICellAccessory {
    /// A closure that performs the action of an accessory.
    public typealias ActionHandler = () -> Void

    /// A closure that receives the menu of a pop-up menu accessory when its selected element has changed.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// The states of a cell in which an accessory is displayed.
    public enum DisplayedState: Hashable, Sendable {
        case always
        /// While the collection view is being edited.
        case whenEditing
        /// While the collection view is not being edited.
        case whenNotEditing
    }

    /// The width that is reserved for an accessory.
    public enum LayoutDimension: Sendable {
        /// The width of the accessory itself.
        case actual
        /// The width of the system's accessories at the same edge.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The type of an accessory.
    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case customView(UIView)
        case detail
        case popUpMenu
    }

    /// The type of the accessory.
    public let accessoryType: AccessoryType

    let displayedState: DisplayedState
    /// Whether the accessory takes up space without being visible.
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension
    /// The tint color, or `nil` for the color of the system.
    let tintColor: UIColor?
    let content: Content

    /// The properties of one type of accessories.
    enum Content {
        /// A disclosure indicator or a checkmark.
        case glyph(AccessoryGlyph)
        /// A control to delete, insert or select.
        case control(background: UIColor?, action: ActionHandler?)
        case detail(action: ActionHandler?)
        case outlineDisclosure(OutlineDisclosureOptions.Style, action: ActionHandler?)
        case reorder(showsVerticalSeparator: Bool)
        case label(text: String, font: UIFont, adjustsFont: Bool)
        case popUpMenu(UIMenu, didChange: MenuSelectedElementDidChangeHandler?)
        case customView(Placement, maintainsFixedSize: Bool)
    }

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ options: any CellAccessoryOptions, _ content: Content
    ) {
        accessoryType = type
        displayedState = displayed
        isHidden = options.isHidden
        reservedLayoutWidth = options.reservedLayoutWidth
        tintColor = options.tintColor
        self.content = content
    }

    // MARK: Accessories at the trailing edge

    /// Returns a chevron that points in the trailing direction.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(.disclosureIndicator, displayed, options, .glyph(.disclosureIndicator))
    }

    /// Returns a detail button.
    ///
    /// - Parameters:
    ///   - displayed: The states in which the accessory is displayed.
    ///   - options: The appearance of the accessory.
    ///   - actionHandler: Called when the button is tapped.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, .detail(action: actionHandler)) }

    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options, .glyph(.checkmark)) }

    /// Returns a control by which the user moves the item, if the data source allows moving it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, options, .reorder(showsVerticalSeparator: options.showsVerticalSeparator))
    }

    /// Returns a chevron that shows and toggles whether the children of an item are visible.
    ///
    /// - Parameters:
    ///   - displayed: The states in which the accessory is displayed.
    ///   - options: The style and the appearance of the accessory.
    ///   - actionHandler: Called when the chevron is tapped, or the cell in the style `header`. By default the item
    ///     is expanded or collapsed in the section snapshot of the diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, options, .outlineDisclosure(options.style, action: actionHandler))
    }

    /// Returns a button that displays the selected element of a menu, and presents the menu when it is tapped.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - displayed: The states in which the accessory is displayed.
    ///   - options: The appearance of the accessory.
    ///   - selectedElementDidChangeHandler: Called when the user has selected another element. Receives the menu.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options, .popUpMenu(menu, didChange: selectedElementDidChangeHandler))
    }

    /// Returns a short text, such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, options,
            .label(text: text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory))
    }

    // MARK: Accessories at the leading edge

    /// Returns a red control with a minus sign.
    ///
    /// - Parameters:
    ///   - displayed: The states in which the accessory is displayed.
    ///   - options: The appearance of the accessory.
    ///   - actionHandler: Called when the control is tapped. By default the trailing swipe actions of the item are
    ///     revealed.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, options, .control(background: options.backgroundColor, action: actionHandler))
    }

    /// Returns a green control with a plus sign.
    ///
    /// - Parameters:
    ///   - displayed: The states in which the accessory is displayed.
    ///   - options: The appearance of the accessory.
    ///   - actionHandler: Called when the control is tapped.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, options, .control(background: options.backgroundColor, action: actionHandler))
    }

    /// Returns a circle that is checked while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options, .control(background: options.backgroundColor, action: nil))
    }

    // MARK: Custom accessories

    /// Returns an accessory that displays a view of the app at either edge.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState
        switch configuration.placement {
        case .leading(let state, _), .trailing(let state, _): displayed = state
        }
        return UICellAccessory(
            .customView(configuration.customView), displayed, configuration,
            .customView(configuration.placement, maintainsFixedSize: configuration.maintainsFixedSize))
    }
}

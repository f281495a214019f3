/// The identity of an accessory of a cell.
struct AccessoryKey: Hashable {
    let type: UICellAccessory.AccessoryType
    /// The number of accessories of the same type before this one.
    let ordinal: Int
}

/// An accessory that a list cell displays, with its view.
@MainActor
final class AccessoryPart {
    let key: AccessoryKey
    private(set) var accessory: UICellAccessory
    let view: UIView
    private unowned let cell: UICollectionViewListCell
    /// The alpha value that the app has set for a custom view.
    let alpha: CGFloat

    /// The width of a touch target, in points.
    static let touchWidth: CGFloat = 44

    init(_ accessory: UICellAccessory, _ key: AccessoryKey, in cell: UICollectionViewListCell) {
        self.key = key
        self.accessory = accessory
        self.cell = cell
        view = Self.makeView(accessory)
        alpha = view.alpha
        connect()
        update(to: accessory)
    }

    private static func makeView(_ accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator, .checkmark: return AccessoryGlyphView()
        case .outlineDisclosure: return OutlineDisclosureButton()
        case .delete, .insert, .multiselect: return EditControl()
        case .reorder: return ReorderGrip()
        case .label: return UILabel()
        case .detail: return UIButton(type: .detailDisclosure)
        case .popUpMenu: return PopUpMenuButton()
        case .customView(let view):
            precondition(
                view.translatesAutoresizingMaskIntoConstraints,
                "UICellAccessory.customView: \(view) does not translate its autoresizing mask into constraints, but the "
                    + "cell sets its frame. Leave translatesAutoresizingMaskIntoConstraints true.")
            return view
        }
    }

    // MARK: Actions

    private func connect() {
        switch view {
        case let button as PopUpMenuButton:
            button.onSelection = { [weak self] menu in self?.selectionDidChange(in: menu) }
        case let control as UIControl where accessory.accessoryType.isSystem:
            control.addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        default: break
        }
    }

    /// Performs the action of the accessory.
    ///
    /// - Returns: Whether it has one.
    @discardableResult
    func perform() -> Bool {
        switch (accessory.accessoryType, accessory.content) {
        case (.delete, .control(_, nil)): return cell.revealTrailingActions()
        case (_, .control(_, let action?)), (_, .detail(let action?)): action()
        case (_, .outlineDisclosure): return cell.toggleExpansion()
        default: return false
        }
        return true
    }

    private func selectionDidChange(in menu: UIMenu) {
        cell.accessorySizeDidChange()
        guard case .popUpMenu(_, let didChange) = accessory.content else { return }
        didChange?(menu)
    }

    // MARK: Appearance

    /// Displays an accessory of the same type.
    func update(to accessory: UICellAccessory) {
        self.accessory = accessory
        switch accessory.content {
        case .glyph(let glyph): (view as? AccessoryGlyphView)?.glyph = glyph
        case .control(let background, _):
            guard let control = view as? EditControl else { break }
            control.symbolColor = accessory.tintColor
            control.discColor = background
        case .label(let text, let font, let adjustsFont):
            guard let label = view as? UILabel else { break }
            label.text = text
            label.font = font
            label.adjustsFontForContentSizeCategory = adjustsFont
        case .popUpMenu(let menu, _):
            if let button = view as? PopUpMenuButton, button.menu !== menu { button.menu = menu }
        case .outlineDisclosure, .reorder, .detail, .customView: break
        }
        stateDidChange(animated: false)
    }

    /// Updates the parts that depend on the state of the cell.
    func stateDidChange(animated: Bool) {
        let contrast = cell.accessoryContrastColor
        switch view {
        case let control as EditControl:
            switch accessory.accessoryType {
            case .insert: control.appearance = .insert
            case .delete: control.appearance = .delete
            default: control.appearance = cell.isSelected ? .checked : .unchecked
            }
        case let button as OutlineDisclosureButton:
            button.tintColor = accessory.tintColor ?? contrast
            button.setExpanded(cell.outline?.isExpanded ?? false, animated: animated)
        case let label as UILabel where accessory.accessoryType == .label:
            label.textColor = accessory.tintColor ?? contrast ?? .secondaryLabel
        case let button as PopUpMenuButton:
            button.color = accessory.tintColor ?? contrast ?? .secondaryLabel
        case let image as UIImageView where accessory.accessoryType.isSystem:
            guard case .glyph(let glyph) = accessory.content else { break }
            image.tintColor = accessory.tintColor ?? contrast ?? glyph.color
        case is ReorderGrip: view.tintColor = accessory.tintColor ?? contrast ?? .tertiaryLabel
        default:
            if accessory.accessoryType.isSystem || accessory.tintColor != nil { view.tintColor = accessory.tintColor }
        }
    }

    // MARK: Layout

    /// The size of the visible part of the accessory in a cell of a height.
    func naturalSize(height: CGFloat) -> CGSize {
        switch accessory.content {
        case .glyph: return (view as? UIImageView)?.image?.size ?? .zero
        case .control: return CGSize(width: EditControl.diameter, height: EditControl.diameter)
        case .outlineDisclosure:
            let width = (view as? OutlineDisclosureButton)?.glyphWidth ?? 0
            return CGSize(width: width, height: width)
        case .reorder: return CGSize(width: ReorderGrip.width, height: 0)
        case .label:
            let unlimited = CGFloat.greatestFiniteMagnitude
            return view.sizeThatFits(CGSize(width: unlimited, height: unlimited))
        case .detail, .popUpMenu: return view.intrinsicContentSize
        case .customView(_, maintainsFixedSize: true): return view.bounds.size
        case .customView:
            var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let intrinsic = view.intrinsicContentSize
            if size.width <= 0 { size.width = max(0, intrinsic.width) }
            if size.height <= 0 { size.height = max(0, intrinsic.height) }
            return height > 0 ? CGSize(width: size.width, height: min(size.height, height)) : size
        }
    }

    /// The space of the accessory in a cell of a height, whose margin is `sideMargin`.
    func slot(height: CGFloat, sideMargin: CGFloat, isTrailing: Bool) -> AccessoryLine.Slot {
        let width: CGFloat =
            switch accessory.reservedLayoutWidth {
            case .actual: naturalSize(height: height).width
            case .standard:
                accessory.accessoryType.isSystem ? naturalSize(height: height).width : EditControl.diameter
            case .custom(let width): width > 0 ? width : naturalSize(height: height).width
            }
        guard isTrailing else { return AccessoryLine.Slot(width: width, margin: sideMargin) }
        switch accessory.accessoryType {
        case .reorder: return AccessoryLine.Slot(width: width, margin: 0)
        case .label, .popUpMenu, .customView: return AccessoryLine.Slot(width: width, margin: sideMargin)
        default: return AccessoryLine.Slot(width: width, margin: AccessoryLine.trailingMargin)
        }
    }

    /// Returns the frame of the view in a space of `width` that begins at `start`, in a cell of a height.
    func frame(start: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
        var size = naturalSize(height: height)
        switch accessory.content {
        case .control, .outlineDisclosure: size = CGSize(width: max(Self.touchWidth, size.width), height: height)
        case .reorder: size.height = height
        case .label: size.height = min(size.height, height)
        case .glyph, .detail, .popUpMenu, .customView: break
        }
        return CGRect(
            x: start + (width - size.width) / 2, y: (height - size.height) / 2, width: size.width,
            height: size.height)
    }

    // MARK: Animations

    /// The duration in which accessories appear and disappear, in seconds: that of the controls of rows.
    static let duration = UITableViewCell.editingDuration

    /// The distance by which the view moves in from its edge of the cell, and out to it.
    private func slide(isLeading: Bool) -> CGFloat {
        let isControl = accessory.accessoryType == .reorder || view is EditControl
        guard isControl else { return 0 }
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isLeading == isRightToLeft ? cell.bounds.width - view.frame.minX : -view.frame.maxX
    }

    /// Places the view where it begins to move in. The cell has just given it its final frame.
    func prepareEntry(isLeading: Bool) {
        view.frame.origin.x += slide(isLeading: isLeading)
        view.alpha = 0
    }

    /// Fades the view in.
    func fadeIn() { view.alpha = alpha }

    /// Fades the view out and removes it, unless the cell displays it again.
    func fadeOut(isLeading: Bool) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.view.frame.origin.x += self.slide(isLeading: isLeading)
            self.view.alpha = 0
        } completion: { [weak cell, view, alpha] _ in
            guard cell?.displays(view) != true else { return }
            view.removeFromSuperview()
            view.alpha = alpha
        }
    }

    /// Removes the view.
    func remove() {
        // A cell that is reused may have given the view of an app to another cell.
        if view.parentView === cell { view.removeFromSuperview() }
        view.layer.removeAllAnimations()
        view.alpha = alpha
    }
}

extension UICellAccessory.AccessoryType {
    /// Whether the system creates the view.
    var isSystem: Bool {
        if case .customView = self { return false }
        return true
    }
}

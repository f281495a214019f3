/// Layout of a cell, with lengths in points as on an iPhone with iOS 17.
extension UITableViewCell {
    private enum Metrics {
        /// The margin above and below the text of a row that its text determines.
        static let verticalMargin: CGFloat = 11
        /// The same margin with two texts above each other.
        static let subtitleMargin: CGFloat = 12
        /// The distance between the texts of a value style.
        static let valueGap: CGFloat = 8
        /// The width of the column of names in style `value2`.
        static let nameColumn: CGFloat = 91
        /// The distance between names and values in style `value2`.
        static let nameGap: CGFloat = 6
        /// The distance between contents and accessory.
        static let accessoryGap: CGFloat = 8
    }

    static func textFont(_ style: CellStyle, _ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: style == .value2 ? .footnote : .body, compatibleWith: traits)
    }

    static func detailFont(_ style: CellStyle, _ traits: UITraitCollection) -> UIFont {
        switch style {
        case .subtitle: .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        case .value2: .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        default: .preferredFont(forTextStyle: .body, compatibleWith: traits)
        }
    }

    final var sideMargin: CGFloat {
        guard let table else { return SystemMargins.side(forWidth: bounds.width) }
        // Cards have margins outside of their rows.
        return max(SystemMargins.side(forWidth: table.bounds.width), table.sideMargin - table.rowInset)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The width at the start and the end of the cell that the safe area and the section index occupy, in
    /// points.
    private var safeSides: (leading: CGFloat, trailing: CGFloat) {
        guard sectionPosition.style != .insetGrouped, table?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
        let safe = safeAreaInsets
        let index = table?.indexWidth ?? 0
        return isRightToLeft ? (safe.right, safe.left + index) : (safe.left, safe.right + index)
    }

    func layoutCell() {
        let safe = safeSides
        backgroundView?.frame = bounds
        layoutFill()
        if let reorderGrip {
            let x = gripWidth > 0 ? bounds.width - safe.trailing - ReorderGrip.width : bounds.width
            setFrame(
                CGRect(x: x, y: 0, width: ReorderGrip.width, height: bounds.height), of: reorderGrip,
                within: bounds.width)
        }
        layoutContentView()
        layoutEditControl(leading: safe.leading)
        layoutContents()
        layoutSeparator()
        swipe?.layoutActions()
    }

    /// Lays out the accessory at the end of the row, and the content view before it.
    private func layoutContentView() {
        var end = accessoryEnd
        if let accessory { end -= layoutAccessory(accessory, end: end) }
        let start = safeSides.leading + editingIndent
        setFrame(
            CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height), of: storedContentView,
            within: bounds.width)
    }

    /// The position at which the accessory ends: the end of the row, or the start of its reorder control.
    var accessoryEnd: CGFloat { bounds.width - safeSides.trailing - gripWidth }

    /// Lays out an accessory.
    ///
    /// - Returns: The width that it takes from the contents, in points.
    @discardableResult
    func layoutAccessory(_ accessory: UIView, end: CGFloat) -> CGFloat {
        let size = accessory.sizeThatFits(bounds.size)
        let margin = gripWidth > 0 ? 0 : (accessory as? CellAccessory)?.trailingMargin ?? sideMargin
        let y = ((bounds.height - size.height) / 2).roundedToPixel(traitCollection)
        setFrame(
            CGRect(x: end - margin - size.width, y: y, width: size.width, height: size.height), of: accessory,
            within: bounds.width)
        return margin + size.width
    }

    private func layoutEditControl(leading: CGFloat) {
        guard let editControl else { return }
        // As large as a touch target, around a circle that is aligned with the text of rows that are not
        // edited.
        let size = UITableView.standardRowHeight
        let middle = leading + sideMargin + EditControl.diameter / 2
        let x = storedEditing && editing.showsControl ? middle - size / 2 : -size
        setFrame(CGRect(x: x, y: 0, width: size, height: bounds.height), of: editControl, within: bounds.width)
        editControl.alpha = storedEditing && editing.showsControl ? 1 : 0
    }

    private func layoutSeparator() {
        layoutTopSeparator()
        let hidesLast = sectionPosition.isLast && sectionPosition.style == .insetGrouped
        separator.isHidden = table == nil || !sectionPosition.drawsSeparators || hidesLast || isBesideHighlightedRow
        guard !separator.isHidden else { return }
        separator.showSeparator(color: table?.separatorColor ?? .separator, effect: table?.separatorEffect)
        let inset = sectionPosition.isLast && sectionPosition.style == .grouped ? .zero : shownSeparatorInset
        let line = 1 / max(1, traitCollection.displayScale)
        // Separators end before the section index.
        let index = table?.indexWidth ?? 0
        separator.frame = CGRect(
            x: isRightToLeft ? inset.right + index : inset.left, y: bounds.height - line,
            width: max(0, bounds.width - inset.left - inset.right - index), height: line)
        bringSubviewToFront(separator)
    }

    private func layoutTopSeparator() {
        guard sectionPosition.drawsSeparators, sectionPosition.isFirst, sectionPosition.style == .grouped else {
            topSeparator?.removeFromSuperview()
            topSeparator = nil
            return
        }
        let line = topSeparator ?? UIView()
        topSeparator = line
        line.isUserInteractionEnabled = false
        line.showSeparator(color: table?.separatorColor ?? .separator, effect: table?.separatorEffect)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        addSubview(line)
    }

    /// The default insets of the separator, which begins at the text.
    private var automaticSeparatorInset: UIEdgeInsets {
        let leading = safeSides.leading + editingIndent + (configuredTextStart ?? textStart)
        return UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
    }

    /// The insets of the separator, from the cell, the table, or by default. They are exchanged in
    /// right-to-left layouts: left denotes the start of the row.
    var shownSeparatorInset: UIEdgeInsets {
        let automatic = automaticSeparatorInset
        if let ownSeparatorInset { return resolved(ownSeparatorInset, automatic) }
        guard let table, table.hasOwnSeparatorInset else { return automatic }
        return resolved(table.separatorInset, automatic)
    }

    /// Returns custom insets relative to the edges of the cell, with automatic dimensions replaced by the
    /// default.
    private func resolved(_ inset: UIEdgeInsets, _ automatic: UIEdgeInsets) -> UIEdgeInsets {
        let counts = table?.separatorInsetReference == .fromAutomaticInsets
        func edge(_ own: CGFloat, _ automatic: CGFloat) -> CGFloat {
            if own == UITableView.automaticDimension { return automatic }
            return counts ? automatic + own : own
        }
        return UIEdgeInsets(
            top: 0, left: edge(inset.left, automatic.left), bottom: 0, right: edge(inset.right, automatic.right))
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// The position of the text in the content view, from its start.
    private var textStart: CGFloat {
        sideMargin + indentation + (wrapsTextAroundImage ? 0 : imageIndentation)
    }

    private func layoutContents() {
        guard contentConfiguration == nil else { return }
        let width = storedContentView.bounds.width
        let height = storedContentView.bounds.height
        let end = width - (accessory == nil ? sideMargin : Metrics.accessoryGap)
        updateFirstLineIndentation()
        let start = textStart
        let room = CGSize(width: max(0, end - start), height: height)
        if let storedImageView {
            setFrame(
                imageFrame(beside: room, indentation: sideMargin + indentation), of: storedImageView, within: width)
        }
        switch style {
        case .default where alignsImageWithFirstLine, .value1 where alignsImageWithFirstLine:
            layoutSubtitle(start: start, room: room, width: width)
        case .default:
            layout(storedTextLabel, x: start, y: 0, width: room.width, height: height, within: width)
        case .subtitle:
            layoutSubtitle(start: start, room: room, width: width)
        case .value1:
            layoutValues(start: start, room: room, width: width)
        case .value2 where hasAccessibilityTextSize:
            storedTextLabel?.textAlignment = .natural
            layoutSubtitle(start: start, room: room, width: width)
        case .value2:
            let name = Metrics.nameColumn
            layout(storedTextLabel, x: start, y: 0, width: name, height: height, within: width)
            storedTextLabel?.textAlignment = isRightToLeft ? .left : .right
            let x = start + name + Metrics.nameGap
            layout(storedDetailLabel, x: x, y: 0, width: max(0, end - x), height: height, within: width)
        }
    }

    private func layoutSubtitle(start: CGFloat, room: CGSize, width: CGFloat) {
        let text = height(of: storedTextLabel, width: room.width)
        let detail = height(of: storedDetailLabel, width: room.width)
        let y = stackedTextsTop(text + detail, height: room.height)
        layout(storedTextLabel, x: start, y: y, width: room.width, height: text, within: width)
        layout(storedDetailLabel, x: start, y: y + text, width: room.width, height: detail, within: width)
    }

    private func layoutValues(start: CGFloat, room: CGSize, width: CGFloat) {
        let any = CGSize(width: CGFloat.greatestFiniteMagnitude, height: room.height)
        let text = hasText(storedTextLabel) ? storedTextLabel?.sizeThatFits(any).width ?? 0 : 0
        let detail = hasText(storedDetailLabel) ? storedDetailLabel?.sizeThatFits(any).width ?? 0 : 0
        if stacksValues(text: text, detail: detail, room: room.width) {
            layoutSubtitle(start: start, room: room, width: width)
            return
        }
        // The value keeps its width as long as a minimum remains for the name.
        let textWidth = min(text, room.width)
        let detailWidth = min(detail, max(0, room.width - textWidth - Metrics.valueGap))
        layout(storedTextLabel, x: start, y: 0, width: textWidth, height: room.height, within: width)
        layout(
            storedDetailLabel, x: start + room.width - detailWidth, y: 0, width: detailWidth, height: room.height,
            within: width)
    }

    /// Returns whether the name and the value do not fit beside each other and are placed above each other,
    /// as since iOS 14.
    private func stacksValues(text: CGFloat, detail: CGFloat, room: CGFloat) -> Bool {
        text > 0 && detail > 0 && (hasAccessibilityTextSize || text + Metrics.valueGap + detail > room)
    }

    /// Returns the height that fits all contents of the cell.
    func fittingHeight(width: CGFloat) -> CGFloat {
        // Constraints that do not determine a height, such as those of a centered slider, result in the
        // standard height.
        if let height = heightByConstraints(width: width) { return height > 0 ? height : UITableView.standardRowHeight }
        let safe = safeSides
        updateFirstLineIndentation()
        var end = width - safe.leading - safe.trailing - editingIndent - gripWidth
        if let accessory {
            let margin = (accessory as? CellAccessory)?.trailingMargin ?? sideMargin
            end -=
                margin + accessory.sizeThatFits(CGSize(width: width, height: bounds.height)).width
                + Metrics.accessoryGap
        } else {
            end -= sideMargin
        }
        let room = max(0, end - textStart)
        if contentConfiguration != nil {
            let start = safe.leading + editingIndent
            let margin = accessory == nil ? sideMargin : Metrics.accessoryGap
            let needed = configuredContentHeight(start: start, end: start + end + margin, width: width) ?? 0
            // Custom contents may be lower than the system's.
            let minimum = storedContentView is UIListContentView || needed <= 0 ? UITableView.standardRowHeight : 0
            return max(minimum, needed.roundedUpToPixel(traitCollection))
        }
        let image = imageSize.height > 0 ? imageSize.height + 2 * Metrics.verticalMargin - 8 : 0
        return max(UITableView.standardRowHeight, labelsHeight(width: room), image)
            .roundedUpToPixel(traitCollection)
    }

    /// Returns the height of the labels with their margins, in points.
    ///
    /// - Parameter room: The width that is available to the labels, in points.
    private func labelsHeight(width room: CGFloat) -> CGFloat {
        let (text, detail) = (height(of: storedTextLabel, width: room), height(of: storedDetailLabel, width: room))
        switch style {
        case .subtitle,
            .value2 where hasAccessibilityTextSize:
            return text + detail + 2 * (hasText(storedDetailLabel) ? Metrics.subtitleMargin : Metrics.verticalMargin)
        case .value1 where stacksValues(width: room):
            return text + detail + 2 * Metrics.subtitleMargin
        default:
            return max(text, detail) + 2 * Metrics.verticalMargin
        }
    }

    /// Returns whether the detail label of the value style is below the text label, because both do not fit on one line.
    private func stacksValues(width room: CGFloat) -> Bool {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let text = hasText(storedTextLabel) ? storedTextLabel?.sizeThatFits(unlimited).width ?? 0 : 0
        let detail = hasText(storedDetailLabel) ? storedDetailLabel?.sizeThatFits(unlimited).width ?? 0 : 0
        return stacksValues(text: text, detail: detail, room: room)
    }

    /// Returns the height that satisfies the constraints in the content view, or `nil` if it has none.
    private func heightByConstraints(width: CGFloat) -> CGFloat? {
        guard contentConfiguration == nil, storedContentView.autoLayoutState?.needsEngine == true else { return nil }
        // The margins of the content view depend on its distance from the edges of the cell, whose size may
        // have changed since the last layout.
        layoutContentView()
        let safe = safeSides
        var room = width - safe.leading - safe.trailing - editingIndent - gripWidth
        if let accessory {
            let margin = gripWidth > 0 ? 0 : (accessory as? CellAccessory)?.trailingMargin ?? sideMargin
            room -= margin + accessory.sizeThatFits(CGSize(width: width, height: bounds.height)).width
        }
        return storedContentView.systemLayoutSizeFitting(
            CGSize(width: max(0, room), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Whether the cell has contents that its own constraints do not relate.
    var hasSeparateContents: Bool {
        guard storedContentView.isLayoutBoundary else { return false }
        return contentConfiguration != nil || storedContentView.autoLayoutState?.needsEngine == true
            || hasText(storedTextLabel) || hasText(storedDetailLabel) || imageSize.height > 0
    }

    func hasText(_ label: UILabel?) -> Bool { label?.isTextEmpty == false }

    func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        guard let label, hasText(label) else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func layout(
        _ label: UILabel?, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, within total: CGFloat
    ) {
        guard let label else { return }
        setFrame(CGRect(x: x, y: y, width: width, height: height), of: label, within: total)
    }

    /// Sets a frame whose horizontal position is relative to the start of the line.
    private func setFrame(_ frame: CGRect, of view: UIView, within width: CGFloat) {
        var frame = frame
        if isRightToLeft { frame.origin.x = width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }

    func sectionPositionDidChange() {
        let isCard = sectionPosition.style == .insetGrouped
        var corners: CACornerMask = []
        if isCard, sectionPosition.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, sectionPosition.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : UITableView.cardCornerRadius
        layer.cornerCurve = .continuous
        layer.masksToBounds = !corners.isEmpty || swipe != nil
        setNeedsLayout()
    }
}

extension CGFloat {
    /// Returns the nearest whole pixel.
    @MainActor
    func roundedToPixel(_ traits: UITraitCollection) -> CGFloat {
        let scale = Swift.max(1, traits.displayScale)
        return (self * scale).rounded() / scale
    }

    /// Returns the next whole pixel. An excess within rounding errors is ignored.
    @MainActor
    func roundedUpToPixel(_ traits: UITraitCollection) -> CGFloat {
        let scale = Swift.max(1, traits.displayScale)
        return (self * scale - 0.001).rounded(.up) / scale
    }
}

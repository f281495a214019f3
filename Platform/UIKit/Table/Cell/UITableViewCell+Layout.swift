/// Where things lie in a cell. Lengths in points, as on an iPhone with iOS 17.
extension UITableViewCell {
    private enum Metrics {
        /// Between picture and text.
        static let imageGap: CGFloat = 16
        /// Above and below the texts of a row that is as high as they need.
        static let verticalMargin: CGFloat = 11
        /// The same where there are two texts above each other.
        static let subtitleMargin: CGFloat = 12
        /// Between the texts of a value style.
        static let valueGap: CGFloat = 8
        /// The column of names in style `value2`.
        static let nameColumn: CGFloat = 91
        /// Between the names and the values in style `value2`.
        static let nameGap: CGFloat = 6
        /// Between contents and accessory.
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
        // Cards have their margins already outside of them.
        return max(SystemMargins.side(forWidth: table.bounds.width), table.sideMargin - table.rowInset)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// What of the cell's width the safe area, under a notch on its side, and the table's index take at the beginning
    /// and at the end.
    private var safeSides: (leading: CGFloat, trailing: CGFloat) {
        guard place.style != .insetGrouped, table?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
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
        swipe?.placeActions()
    }

    /// Puts the accessory at the end of the row, and the content view before it.
    private func layoutContentView() {
        var end = accessoryEnd
        if let accessory { end -= layoutAccessory(accessory, end: end) }
        let start = safeSides.leading + editingIndent
        setFrame(
            CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height), of: contentView,
            within: bounds.width)
    }

    /// Where the accessory ends: at the end of the row, or where its grip begins.
    var accessoryEnd: CGFloat { bounds.width - safeSides.trailing - gripWidth }

    /// Puts an accessory in its place.
    ///
    /// - Returns: how much it takes from the contents.
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
        // As large as a finger, around a circle that begins where texts do in a row that is not edited.
        let size = UITableView.standardRowHeight
        let middle = leading + sideMargin + EditControl.diameter / 2
        let x = storesEditing && editing.showsControl ? middle - size / 2 : -size
        setFrame(CGRect(x: x, y: 0, width: size, height: bounds.height), of: editControl, within: bounds.width)
        editControl.alpha = storesEditing && editing.showsControl ? 1 : 0
    }

    private func layoutSeparator() {
        layoutTopSeparator()
        let hidesLast = place.isLast && place.style == .insetGrouped
        separator.isHidden = !place.drawsSeparators || hidesLast || isBesideLitRow
        guard !separator.isHidden else { return }
        separator.backgroundColor = table?.separatorColor ?? .separator
        let inset = place.isLast && place.style == .grouped ? .zero : shownSeparatorInset
        let line = 1 / max(1, traitCollection.displayScale)
        // Lines end before the table's index.
        let index = table?.indexWidth ?? 0
        separator.frame = CGRect(
            x: isRightToLeft ? inset.right + index : inset.left, y: bounds.height - line,
            width: max(0, bounds.width - inset.left - inset.right - index), height: line)
        bringSubviewToFront(separator)
    }

    private func layoutTopSeparator() {
        guard place.drawsSeparators, place.isFirst, place.style == .grouped else {
            topSeparator?.removeFromSuperview()
            topSeparator = nil
            return
        }
        let line = topSeparator ?? UIView()
        topSeparator = line
        line.isUserInteractionEnabled = false
        line.backgroundColor = table?.separatorColor ?? .separator
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        addSubview(line)
    }

    /// Where the separator begins and ends by itself: it begins with the text.
    private var automaticSeparatorInset: UIEdgeInsets {
        let leading = safeSides.leading + editingIndent + (configuredTextStart ?? textStart)
        return UIEdgeInsets(top: 0, left: leading, bottom: 0, right: 0)
    }

    /// Where the separator begins and ends: as the cell says, or the table, or by itself. Insets of separators are flipped from right
    /// to left: what is called left is where the row begins.
    var shownSeparatorInset: UIEdgeInsets {
        let automatic = automaticSeparatorInset
        if let ownSeparatorInset { return resolved(ownSeparatorInset, automatic) }
        guard let table, table.hasOwnSeparatorInset else { return automatic }
        return resolved(table.separatorInset, automatic)
    }

    /// An inset that someone has set, with what it leaves to the system, from the edges of the cell.
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

    private var imageSize: CGSize {
        guard let image = storedImageView?.image else { return .zero }
        return image.size
    }

    /// Where texts begin, from the beginning of the content view.
    private var textStart: CGFloat {
        let image = imageSize
        return sideMargin + indentation + (image.width > 0 ? image.width + Metrics.imageGap : 0)
    }

    private func layoutContents() {
        guard contentConfiguration == nil else { return }
        let width = contentView.bounds.width
        let height = contentView.bounds.height
        let end = width - (accessory == nil ? sideMargin : Metrics.accessoryGap)
        if let storedImageView {
            let size = imageSize
            let shown = CGSize(width: size.width, height: min(size.height, height))
            let y = ((height - shown.height) / 2).roundedToPixel(traitCollection)
            setFrame(
                CGRect(x: sideMargin + indentation, y: y, width: shown.width, height: shown.height),
                of: storedImageView, within: width)
        }
        let start = textStart
        let room = CGSize(width: max(0, end - start), height: height)
        switch style {
        case .default:
            place(storedTextLabel, x: start, y: 0, width: room.width, height: height, within: width)
        case .subtitle:
            layoutSubtitle(start: start, room: room, width: width)
        case .value1:
            layoutValues(start: start, room: room, width: width)
        case .value2 where hasLargeLetters:
            storedTextLabel?.textAlignment = .natural
            layoutSubtitle(start: start, room: room, width: width)
        case .value2:
            let name = Metrics.nameColumn
            place(storedTextLabel, x: start, y: 0, width: name, height: height, within: width)
            storedTextLabel?.textAlignment = isRightToLeft ? .left : .right
            let x = start + name + Metrics.nameGap
            place(storedDetailLabel, x: x, y: 0, width: max(0, end - x), height: height, within: width)
        }
    }

    private func layoutSubtitle(start: CGFloat, room: CGSize, width: CGFloat) {
        let text = height(of: storedTextLabel, width: room.width)
        let detail = height(of: storedDetailLabel, width: room.width)
        let y = ((room.height - text - detail) / 2).roundedToPixel(traitCollection)
        place(storedTextLabel, x: start, y: y, width: room.width, height: text, within: width)
        place(storedDetailLabel, x: start, y: y + text, width: room.width, height: detail, within: width)
    }

    private func layoutValues(start: CGFloat, room: CGSize, width: CGFloat) {
        let any = CGSize(width: CGFloat.greatestFiniteMagnitude, height: room.height)
        let text = hasText(storedTextLabel) ? storedTextLabel?.sizeThatFits(any).width ?? 0 : 0
        let detail = hasText(storedDetailLabel) ? storedDetailLabel?.sizeThatFits(any).width ?? 0 : 0
        if stacksValues(text: text, detail: detail, room: room.width) {
            layoutSubtitle(start: start, room: room, width: width)
            return
        }
        // The value keeps its width as long as the name keeps a little of its own.
        let textWidth = min(text, room.width)
        let detailWidth = min(detail, max(0, room.width - textWidth - Metrics.valueGap))
        place(storedTextLabel, x: start, y: 0, width: textWidth, height: room.height, within: width)
        place(
            storedDetailLabel, x: start + room.width - detailWidth, y: 0, width: detailWidth, height: room.height,
            within: width)
    }

    /// Name and value go above each other where they don't fit beside each other, as since iOS 14.
    private func stacksValues(text: CGFloat, detail: CGFloat, room: CGFloat) -> Bool {
        text > 0 && detail > 0 && (hasLargeLetters || text + Metrics.valueGap + detail > room)
    }

    /// The height at which everything in the cell has room.
    func fittingHeight(width: CGFloat) -> CGFloat {
        // Constraints that say nothing of a height, as of a slider in the middle, leave the row at the standard one.
        if let height = heightByConstraints(width: width) { return height > 0 ? height : UITableView.standardRowHeight }
        let safe = safeSides
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
            // The app's own contents may be lower than the system's.
            let least = contentView is UIListContentView || needed <= 0 ? UITableView.standardRowHeight : 0
            return max(least, needed.roundedUpToPixel(traitCollection))
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
            .value2 where hasLargeLetters:
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

    /// The height at which what is in the content view keeps its constraints; nil without any.
    private func heightByConstraints(width: CGFloat) -> CGFloat? {
        guard contentConfiguration == nil, contentView.autoLayoutState?.needsEngine == true else { return nil }
        // Its margins follow from how far it is from the edges of the cell, which may have got another size since it was laid out.
        layoutContentView()
        let safe = safeSides
        var room = width - safe.leading - safe.trailing - editingIndent - gripWidth
        if let accessory {
            let margin = gripWidth > 0 ? 0 : (accessory as? CellAccessory)?.trailingMargin ?? sideMargin
            room -= margin + accessory.sizeThatFits(CGSize(width: width, height: bounds.height)).width
        }
        return contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, room), height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func hasText(_ label: UILabel?) -> Bool { label?.isBlank == false }

    private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        guard let label, hasText(label) else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func place(
        _ label: UILabel?, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, within total: CGFloat
    ) {
        guard let label else { return }
        setFrame(CGRect(x: x, y: y, width: width, height: height), of: label, within: total)
    }

    /// Sets a frame that is told from the beginning of the line.
    private func setFrame(_ frame: CGRect, of view: UIView, within width: CGFloat) {
        var frame = frame
        if isRightToLeft { frame.origin.x = width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }

    func placeDidChange() {
        let isCard = place.style == .insetGrouped
        var corners: CACornerMask = []
        if isCard, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : UITableView.cardCornerRadius
        layer.cornerCurve = .continuous
        layer.masksToBounds = !corners.isEmpty || swipe != nil
        setNeedsLayout()
    }
}

extension CGFloat {
    /// The nearest whole pixel.
    @MainActor
    func roundedToPixel(_ traits: UITraitCollection) -> CGFloat {
        let scale = Swift.max(1, traits.displayScale)
        return (self * scale).rounded() / scale
    }

    /// The next whole pixel. What is above a pixel by no more than an error of calculation stays on it.
    @MainActor
    func roundedUpToPixel(_ traits: UITraitCollection) -> CGFloat {
        let scale = Swift.max(1, traits.displayScale)
        return (self * scale - 0.001).rounded(.up) / scale
    }
}

/// The selected color of the color picker, beside the saved ones.
final class ColorSwatchesView: UIView {
    private static let previewSide: CGFloat = 75
    private static let swatchSide: CGFloat = 30
    private static let minimumSpacing: CGFloat = 12
    private static let rowSpacing: CGFloat = 15

    private let preview = ColorPreview(radius: 10)
    private var swatches: [ColorSwatch] = []
    private let addButton = UIButton(type: .system)
    /// Called when the user has selected a saved color.
    var onSelect: (PickedColor) -> Void = { _ in }

    var selectedColor = PickedColor(red: 0, green: 0, blue: 0) {
        didSet { showColor() }
    }

    init() {
        super.init(frame: .zero)
        addButton.setImage(
            UIImage(
                systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)),
            for: .normal)
        addButton.backgroundColor = .tertiarySystemFill
        addButton.layer.cornerRadius = Self.swatchSide / 2
        addButton.accessibilityLabel = PickerWord.addColor.text
        addButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
        for child in [preview, addButton] { addSubview(child) }
        reload()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorSwatchesView cannot be decoded. A color picker creates its swatches.")
    }

    private func reload() {
        for swatch in swatches { swatch.removeFromSuperview() }
        let colors = SavedColors.colors
        swatches = colors.map { color in
            let swatch = ColorSwatch(color, side: Self.swatchSide)
            swatch.addAction(
                UIAction { [weak self] _ in self?.onSelect(color) }, for: [.touchUpInside, .primaryActionTriggered])
            swatch.onDelete = { [weak self] in self?.delete(color) }
            addSubview(swatch)
            return swatch
        }
        addButton.isHidden = colors.count >= SavedColors.maximumCount
        showColor()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func save() {
        guard !SavedColors.colors.contains(where: { $0.matches(selectedColor) && $0.alpha == selectedColor.alpha })
        else {
            return
        }
        SavedColors.colors.append(selectedColor)
        reload()
    }

    private func delete(_ color: PickedColor) {
        SavedColors.colors.removeAll { $0 == color }
        reload()
    }

    private func showColor() {
        preview.color = selectedColor
        for swatch in swatches {
            let isSelected =
                swatch.color.matches(selectedColor) && abs(swatch.color.alpha - selectedColor.alpha) < 1 / 255
            swatch.isSelected = isSelected
        }
    }

    // MARK: Layout

    private func columnCount(width: CGFloat) -> Int {
        let available = width - Self.previewSide - Self.minimumSpacing
        return max(1, min(5, Int((available + Self.minimumSpacing) / (Self.swatchSide + Self.minimumSpacing))))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let count = swatches.count + (addButton.isHidden ? 0 : 1)
        let columns = columnCount(width: size.width)
        let rows = CGFloat((count + columns - 1) / columns)
        return CGSize(
            width: size.width,
            height: max(Self.previewSide, rows * Self.swatchSide + max(0, rows - 1) * Self.rowSpacing))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            var frame = frame
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        place(preview, CGRect(x: 0, y: 0, width: Self.previewSide, height: Self.previewSide))
        let columns = columnCount(width: bounds.width)
        let start = Self.previewSide + 2 * Self.minimumSpacing
        let step =
            columns > 1 ? (bounds.width - start - Self.swatchSide) / CGFloat(columns - 1) : Self.swatchSide
        for (index, view) in (swatches + (addButton.isHidden ? [] : [addButton])).enumerated() {
            place(
                view,
                CGRect(
                    x: start + CGFloat(index % columns) * step,
                    y: CGFloat(index / columns) * (Self.swatchSide + Self.rowSpacing), width: Self.swatchSide,
                    height: Self.swatchSide))
        }
    }
}

/// A saved color.
final class ColorSwatch: UIControl {
    let color: PickedColor
    private let preview: ColorPreview
    var onDelete: () -> Void = {}

    init(_ color: PickedColor, side: CGFloat) {
        self.color = color
        preview = ColorPreview(radius: side / 2)
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        preview.color = color
        addSubview(preview)
        isAccessibilityElement = true
        accessibilityLabel = PickerWord.color.text
        accessibilityValue = "#" + color.hexadecimal
        accessibilityTraits = .button
        layer.cornerRadius = side / 2
        isContextMenuInteractionEnabled = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorSwatch cannot be decoded. A color picker creates its swatches.")
    }

    override var isSelected: Bool {
        didSet {
            layer.borderWidth = isSelected ? 3 : 0
            layer.borderColor = color.opaque.color.cgColor
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A selected color is inside a ring.
        let inset: CGFloat = isSelected ? 5 : 0
        preview.frame = bounds.insetBy(dx: inset, dy: inset)
        preview.layer.cornerRadius = preview.frame.height / 2
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(
                    title: SystemWord.delete.text, image: UIImage(systemName: "trash"), attributes: .destructive
                ) { _ in self?.onDelete() }
            ])
        }
    }
}

/// A view that displays a color, of which one half is opaque if the color is not.
final class ColorPreview: UIView {
    init(radius: CGFloat) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorPreview cannot be decoded. A color picker creates its previews.")
    }

    var color = PickedColor(red: 0, green: 0, blue: 0) {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: CGRect) {
        guard color.alpha < 1 else {
            color.color.setFill()
            return UIRectFill(bounds)
        }
        UIColor.white.setFill()
        UIRectFill(bounds)
        UIColor.black.setFill()
        lowerTriangle.fill()
        color.color.setFill()
        UIRectFillUsingBlendMode(bounds, .normal)
        color.opaque.color.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }

    private var lowerTriangle: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.maxX, y: bounds.minY))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        path.close()
        return path
    }
}

/// The content of a color picker: a header, three ways to select a color, its opacity, and saved colors.
final class ColorPickerView: UIView {
    private enum Mode: Int, CaseIterable {
        case grid, spectrum, sliders

        @MainActor var title: String {
            switch self {
            case .grid: PickerWord.grid.text
            case .spectrum: PickerWord.spectrum.text
            case .sliders: PickerWord.sliders.text
            }
        }
    }

    // Lengths in points, compared by eye with iOS 17.
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 20
    private static let headerHeight: CGFloat = 56
    private static let closeSide: CGFloat = 30
    private static let maximumContentWidth: CGFloat = 500

    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .close)
    private let modes = UISegmentedControl(items: Mode.allCases.map(\.title))
    private let grid = ColorGridView()
    private let spectrum = ColorSpectrumView()
    private let sliders = ColorSlidersView()
    private let opacity = ColorSliderRow(.opacity, scale: 100, unit: "%", showsChecks: true)
    private let separator = UIView()
    private let swatches = ColorSwatchesView()

    /// Called when the user has selected a color, with whether the selection continues.
    var onSelect: (PickedColor, Bool) -> Void = { _, _ in }
    var onClose: () -> Void = {}

    var selectedColor = PickedColor(red: 0, green: 0, blue: 0) {
        didSet { showColor() }
    }

    var supportsAlpha = true {
        didSet {
            if !supportsAlpha { selectedColor.alpha = 1 }
            setNeedsLayout()
        }
    }

    var showsHeader = true {
        didSet { setNeedsLayout() }
    }

    var title: String? {
        didSet { titleLabel.text = title ?? PickerWord.colors.text }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        titleLabel.text = PickerWord.colors.text
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textAlignment = .center
        titleLabel.adjustsFontSizeToFitWidth = true
        titleLabel.accessibilityTraits = .header
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        modes.selectedSegmentIndex = 0
        modes.addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
        separator.backgroundColor = .separator
        scrollView.alwaysBounceVertical = false
        addSubview(scrollView)
        for child in [titleLabel, closeButton, modes, grid, spectrum, sliders, opacity, separator, swatches] {
            scrollView.addSubview(child)
        }
        for area in [grid, spectrum] {
            area.onSelect = { [weak self] color, isContinuous in self?.select(color, isContinuous) }
        }
        sliders.onSelect = { [weak self] color, isContinuous in self?.select(color, isContinuous) }
        opacity.onChange = { [weak self] value, isContinuous in
            guard let self else { return }
            change(to: selectedColor.withAlpha(value), isContinuous)
        }
        swatches.onSelect = { [weak self] color in
            guard let self else { return }
            change(to: supportsAlpha ? color : color.opaque, false)
        }
        showColor()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ColorPickerView cannot be decoded. UIColorPickerViewController creates it.")
    }

    /// Selects a color with the current opacity.
    private func select(_ color: PickedColor, _ isContinuous: Bool) {
        change(to: color.withAlpha(selectedColor.alpha), isContinuous)
    }

    private func change(to color: PickedColor, _ isContinuous: Bool) {
        selectedColor = color
        onSelect(color, isContinuous)
    }

    private func showColor() {
        for area in [grid, spectrum] { area.selectedColor = selectedColor }
        sliders.selectedColor = selectedColor
        opacity.value = selectedColor.alpha
        opacity.slider.show(from: selectedColor.withAlpha(0), to: selectedColor.opaque, knob: selectedColor)
        swatches.selectedColor = selectedColor
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let safe = CGRect(
            x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
            height: bounds.height)
        let width = max(0, min(Self.maximumContentWidth, safe.width - 2 * Self.margin))
        let x = safe.midX - width / 2
        var y = layoutHeader(in: safe)
        func place(_ view: UIView, _ height: CGFloat, spacing: CGFloat = ColorPickerView.spacing) {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            y += height + spacing
        }
        place(modes, max(32, modes.sizeThatFits(CGSize(width: width, height: 0)).height))
        let mode = Mode(rawValue: modes.selectedSegmentIndex) ?? .grid
        for (view, viewMode) in [(grid, Mode.grid), (spectrum, .spectrum), (sliders, .sliders)] as [(UIView, Mode)] {
            view.isHidden = viewMode != mode
        }
        let size = CGSize(width: width, height: 0)
        switch mode {
        case .grid: place(grid, grid.height(forWidth: width))
        case .spectrum: place(spectrum, grid.height(forWidth: width))
        case .sliders: place(sliders, max(grid.height(forWidth: width), sliders.sizeThatFits(size).height))
        }
        opacity.isHidden = !supportsAlpha
        if supportsAlpha { place(opacity, opacity.sizeThatFits(size).height) }
        place(separator, 1 / max(1, traitCollection.displayScale))
        place(swatches, swatches.sizeThatFits(size).height)
        scrollView.contentSize = CGSize(width: bounds.width, height: y)
        scrollView.contentInset.bottom = safeAreaInsets.bottom
    }

    /// Lays out the header, and returns the position below it.
    private func layoutHeader(in safe: CGRect) -> CGFloat {
        for view in [titleLabel, closeButton] { view.isHidden = !showsHeader }
        guard showsHeader else { return safeAreaInsets.top + Self.margin }
        let top = safeAreaInsets.top
        let height = max(Self.headerHeight, (titleLabel.font.lineHeight + Self.margin).rounded(.up))
        let side = Self.closeSide + 2 * Self.margin
        titleLabel.frame = CGRect(x: safe.minX + side, y: top, width: max(0, safe.width - 2 * side), height: height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        closeButton.frame = CGRect(
            x: isRightToLeft ? safe.minX + Self.margin : safe.maxX - Self.margin - Self.closeSide,
            y: top + (height - Self.closeSide) / 2, width: Self.closeSide, height: Self.closeSide)
        return top + height + 4
    }
}

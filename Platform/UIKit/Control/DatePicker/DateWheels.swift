import Foundation

/// The wheels of a date picker for a date, a time, both, a duration or a month.
@MainActor
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    private var model: DateWheelModel?
    private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
    private var widths: [CGFloat] = []
    private var unitLabels: [UILabel] = []
    var onChange: ((Date) -> Void)?

    init() {
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DateWheels.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    var fittingSize: CGSize { PickerMetrics.size }

    static var font: UIFont { .systemFont(ofSize: PickerMetrics.fontSize) }

    // MARK: Content

    func show(_ settings: DatePickerSettings) {
        let old = self.model
        let model = DateWheelModel(settings)
        self.model = model
        // Other limits affect only the colors and must not interrupt turning wheels.
        if let old, old.hasSameRows(as: model) { return updateColors() }
        unitLabels.forEach { $0.removeFromSuperview() }
        unitLabels = []
        if settings.mode == .countDownTimer {
            unitLabels = [DatePickerString.hours, .minutes].map { string in
                let label = UILabel()
                // The width is measured with the plural, which is the longer word.
                label.text = settings.formatter.string(string)
                label.font = .systemFont(ofSize: 17, weight: .semibold)
                label.sizeToFit()
                label.isUserInteractionEnabled = false
                addSubview(label)
                return label
            }
        }
        widths = model.fields.map { field in
            let widest = model.widestTextCandidates(of: field).map {
                NSAttributedString(string: $0, attributes: [.font: Self.font]).size().width
            }
            return (widest.max() ?? 0).rounded(.up)
        }
        picker.reloadAllComponents()
        for (component, field) in model.fields.enumerated() {
            picker.selectRow(centeredRow(of: date, field, model), inComponent: component, animated: false)
        }
        updateUnits()
        setNeedsLayout()
    }

    func show(_ date: Date, animated: Bool) {
        guard date != self.date else { return }
        self.date = date
        updateWheels(animated: animated, changedField: nil)
    }

    private func centeredRow(of date: Date, _ field: DateWheelField, _ model: DateWheelModel) -> Int {
        let row = model.row(of: model.value(of: field, in: date), of: field, near: 0)
        return model.centeredRow(like: row, of: field)
    }

    /// Turns the wheels to the date, each in the shorter direction.
    private func updateWheels(animated: Bool, changedField: DateWheelField?) {
        guard let model else { return }
        for (component, field) in model.fields.enumerated() {
            let current = picker.selectedRow(inComponent: component)
            // Switching between AM and PM does not change the displayed hour.
            let isUnchanged = field == .hour && changedField == .period
            let row =
                animated && !isUnchanged
                ? model.row(of: model.value(of: field, in: date), of: field, near: current)
                : centeredRow(of: date, field, model)
            if row != current { picker.selectRow(row, inComponent: component, animated: animated && !isUnchanged) }
        }
        updateUnits()
        updateColors()
    }

    private func updateUnits() {
        guard let model, let label = unitLabels.first else { return }
        label.text = model.settings.formatter.string(model.value(of: .hour, in: date) == 1 ? .hour : .hours)
        for unit in unitLabels { unit.textAlignment = isRightToLeft ? .right : .left }
    }

    // MARK: Selection

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let model else { return }
        let field = model.fields[component]
        let candidate = model.date(date, setting: field, to: model.value(ofRow: row, of: field))
        let old = date
        date = model.settings.rules.snapped(candidate)
        // Moves a cyclic wheel back to its middle repetition, which looks the same, so that it never reaches
        // an end.
        let centered = model.centeredRow(like: row, of: field)
        if centered != row { picker.selectRow(centered, inComponent: component, animated: false) }
        updateWheels(animated: true, changedField: field)
        if date != old { onChange?(date) }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { model?.fields.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        guard let model else { return 0 }
        return model.rowCount(of: model.fields[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        widths[component] + 2 * DatePickerMetrics.wheelMargin + unitWidth(component)
    }

    private func unitWidth(_ component: Int) -> CGFloat {
        unitLabels.indices.contains(component) ? unitLabels[component].bounds.width + DatePickerMetrics.wheelMargin : 0
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let view = view as? DateWheelRow ?? DateWheelRow()
        guard let model else { return view }
        let field = model.fields[component]
        view.value = model.value(ofRow: row, of: field)
        view.label.text = model.text(of: view.value, of: field)
        view.textWidth = widths[component]
        view.trailingSpace = unitWidth(component)
        view.isRightToLeft = isRightToLeft
        view.label.textAlignment =
            switch field {
            case .day: isRightToLeft ? .left : .right
            case .month: isRightToLeft ? .right : .left
            case .period, .year: .center
            default: .right
            }
        updateColor(of: view, field)
        return view
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func updateColor(of row: DateWheelRow, _ field: DateWheelField) {
        let isAllowed = model?.allows(row.value, of: field, in: date) ?? true
        row.label.textColor = isAllowed ? .label : .tertiaryLabel
    }

    private func updateColors() {
        guard let model else { return }
        for (component, field) in model.fields.enumerated() {
            for (_, view) in picker.visibleContents(inComponent: component) {
                if let row = view as? DateWheelRow { updateColor(of: row, field) }
            }
        }
    }

    // MARK: Layout

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            picker.semanticContentAttribute = semanticContentAttribute
            picker.reloadAllComponents()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        picker.layoutIfNeeded()
        for (label, column) in zip(unitLabels, picker.columnFrames) {
            let width = label.bounds.width
            let margin = DatePickerMetrics.wheelMargin
            let x = isRightToLeft ? column.minX + margin : column.maxX - margin - width
            label.frame = CGRect(x: x, y: bounds.midY - 16, width: width, height: 32)
        }
    }
}

/// A row of a wheel. Its text is in a box with the width of the wheel's widest text, centered in the space
/// beside the unit.
@MainActor
final class DateWheelRow: UIView {
    let label = UILabel()
    var value = 0
    var textWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The width reserved for the unit at the trailing edge, in points.
    var trailingSpace: CGFloat = 0 { didSet { setNeedsLayout() } }
    var isRightToLeft = false { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        label.font = DateWheels.font
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DateWheelRow.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let availableWidth = bounds.width - trailingSpace
        let width = min(textWidth, availableWidth)
        let x = (isRightToLeft ? trailingSpace : 0) + (availableWidth - width) / 2
        label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
}

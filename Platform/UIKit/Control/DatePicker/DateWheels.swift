import Foundation

/// The wheels of a date picker: of a date, a time, both, a length of time, or a month.
@MainActor
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    private var model: DateWheelModel?
    private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
    private var widths: [CGFloat] = []
    private var units: [UILabel] = []
    var onChange: ((Date) -> Void)?

    init() {
        super.init(frame: .zero)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) { preconditionFailure("The wheels of a date picker are made by it alone") }

    var fittingSize: CGSize { PickerLook.size }

    static var font: UIFont { .systemFont(ofSize: PickerLook.fontSize) }

    // MARK: Showing

    func show(_ settings: DatePickerSettings) {
        let old = self.model
        let model = DateWheelModel(settings)
        self.model = model
        // Other limits change colours alone, and leave wheels that are turning.
        if let old, old.hasSameRows(as: model) { return updateColors() }
        units.forEach { $0.removeFromSuperview() }
        units = []
        if settings.mode == .countDownTimer {
            units = [DatePickerWord.hours, .minutes].map { word in
                let label = UILabel()
                // The plural is the longer word, if they differ.
                label.text = settings.texts.word(word)
                label.font = .systemFont(ofSize: 17, weight: .semibold)
                label.sizeToFit()
                label.isUserInteractionEnabled = false
                addSubview(label)
                return label
            }
        }
        widths = model.fields.map { field in
            let widest = model.wideTexts(of: field).map {
                NSAttributedString(string: $0, attributes: [.font: Self.font]).size().width
            }
            return (widest.max() ?? 0).rounded(.up)
        }
        picker.reloadAllComponents()
        for (component, field) in model.fields.enumerated() {
            picker.selectRow(middleRow(of: date, field, model), inComponent: component, animated: false)
        }
        updateUnits()
        setNeedsLayout()
    }

    func show(_ date: Date, animated: Bool) {
        guard date != self.date else { return }
        self.date = date
        turnWheels(animated: animated, turned: nil)
    }

    private func middleRow(of date: Date, _ field: DateWheelField, _ model: DateWheelModel) -> Int {
        let row = model.row(of: model.value(of: field, in: date), of: field, near: 0)
        return model.middleRow(like: row, of: field)
    }

    /// Turns the wheels to the date, each by the shortest way.
    private func turnWheels(animated: Bool, turned: DateWheelField?) {
        guard let model else { return }
        for (component, field) in model.fields.enumerated() {
            let current = picker.selectedRow(inComponent: component)
            // Where people have turned from morning to evening, the hours say the same as before.
            let isSilent = field == .hour && turned == .period
            let row =
                animated && !isSilent
                ? model.row(of: model.value(of: field, in: date), of: field, near: current)
                : middleRow(of: date, field, model)
            if row != current { picker.selectRow(row, inComponent: component, animated: animated && !isSilent) }
        }
        updateUnits()
        updateColors()
    }

    private func updateUnits() {
        guard let model, let label = units.first else { return }
        label.text = model.settings.texts.word(model.value(of: .hour, in: date) == 1 ? .hour : .hours)
        for unit in units { unit.textAlignment = isFlipped ? .right : .left }
    }

    // MARK: Turning

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let model else { return }
        let field = model.fields[component]
        let wish = model.date(date, turning: field, to: model.value(ofRow: row, of: field))
        let old = date
        date = model.settings.rules.snapped(wish)
        // An endless wheel goes back to its middle, unseen, so that it never ends.
        let middle = model.middleRow(like: row, of: field)
        if middle != row { picker.selectRow(middle, inComponent: component, animated: false) }
        turnWheels(animated: true, turned: field)
        if date != old { onChange?(date) }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { model?.fields.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        guard let model else { return 0 }
        return model.rowCount(of: model.fields[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        widths[component] + 2 * DatePickerLook.wheelMargin + unitWidth(component)
    }

    private func unitWidth(_ component: Int) -> CGFloat {
        units.indices.contains(component) ? units[component].bounds.width + DatePickerLook.wheelMargin : 0
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
        view.trailing = unitWidth(component)
        view.isFlipped = isFlipped
        view.label.textAlignment =
            switch field {
            case .day: isFlipped ? .left : .right
            case .month: isFlipped ? .right : .left
            case .period, .year: .center
            default: .right
            }
        updateColor(of: view, field)
        return view
    }

    private var isFlipped: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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
        for (label, column) in zip(units, picker.columnFrames) {
            let width = label.bounds.width
            let margin = DatePickerLook.wheelMargin
            let x = isFlipped ? column.minX + margin : column.maxX - margin - width
            label.frame = CGRect(x: x, y: bounds.midY - 16, width: width, height: 32)
        }
    }
}

/// A row of a wheel: its text in a box as wide as the wheel's widest, in the middle of what its unit leaves.
@MainActor
final class DateWheelRow: UIView {
    let label = UILabel()
    var value = 0
    var textWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// What a unit takes at the end, in points.
    var trailing: CGFloat = 0 { didSet { setNeedsLayout() } }
    var isFlipped = false { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        label.font = DateWheels.font
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
    }

    required init?(coder: NSCoder) { preconditionFailure("A row of a date picker is made by its wheels alone") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.width - trailing
        let width = min(textWidth, room)
        let x = (isFlipped ? trailing : 0) + (room - width) / 2
        label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
}

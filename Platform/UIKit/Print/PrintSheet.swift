import Foundation

/// The settings of a print job, below a preview of its pages.
final class PrintSheet: UITableViewController {
    /// The settings that are offered.
    struct Options {
        var copies: Bool
        var pages: Bool
        var papers: Bool
        var orientation: Bool
    }

    private enum Row { case printer, copies, firstPage, lastPage, paper, orientation, doubleSided }

    private let job: PrintJob
    private let offered: Options
    private let service: PrintService
    private let preview: PrintPreview
    private var printers: [String] = []
    private var sections: [[Row]] = []
    /// Whether the printers are known.
    private(set) var isLoaded = false
    /// Called when the user prints.
    var onPrint: (() -> Void)?

    private static let previewHeight: CGFloat = 264

    init(_ job: PrintJob, _ offered: Options, _ service: PrintService) {
        self.job = job
        self.offered = offered
        self.service = service
        preview = PrintPreview(job, service)
        super.init(style: .insetGrouped)
        title = PrintWord.options.text
    }

    @available(*, unavailable, message: "UIPrintInteractionController creates the sheet")
    required init?(coder: NSCoder) {
        preconditionFailure("PrintSheet cannot be decoded. UIPrintInteractionController creates it.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
        preview.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.previewHeight)
        tableView.tableHeaderView = preview
        preferredContentSize = CGSize(width: 375, height: 620)
        update()
        Task { await load() }
    }

    // MARK: Printers

    private func load() async {
        for (index, part) in job.content.parts.enumerated() {
            guard case .document(let data, _) = part else { continue }
            let count = await service.inBackground { $0.pageCount(of: data) }
            job.content.parts[index] = .document(data, pageCount: max(count ?? 1, 1))
        }
        let list = await service.inBackground { $0.printers() }
        printers = list.names
        let wanted = job.info.printerID.flatMap { printers.contains($0) ? $0 : nil }
        await select(wanted ?? list.defaultName ?? printers.first)
        isLoaded = true
        update()
    }

    /// Selects a printer by its name, or the user's folder for documents.
    private func select(_ printer: String?) async {
        if let printer {
            job.destination = .printer(name: printer, server: nil)
            job.use(await service.inBackground { $0.options(of: printer) })
        } else {
            job.destination = .file
            job.use(PrintService.Options())
        }
    }

    // MARK: Rows

    private var isFile: Bool { job.destination == .file }

    /// Shows the settings of the destination.
    private func update() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: isFile && isLoaded ? SystemWord.save.text : PrintWord.print.text,
            primaryAction: UIAction { [weak self] _ in self?.onPrint?() })
        navigationItem.rightBarButtonItem?.style = .done
        navigationItem.rightBarButtonItem?.isEnabled = isLoaded
        var amount: [Row] = []
        if offered.copies, !isFile { amount.append(.copies) }
        if offered.pages, job.canSelectPages { amount += [.firstPage, .lastPage] }
        var paper: [Row] = []
        if offered.papers, job.content.isDrawn || !isFile { paper.append(.paper) }
        if offered.orientation, job.content.isDrawn { paper.append(.orientation) }
        if !isFile, job.printsBothSides { paper.append(.doubleSided) }
        sections = [[.printer], amount, paper].filter { !$0.isEmpty }
        tableView.reloadData()
        preview.reload()
    }

    private var destinationTitle: String? {
        switch job.destination {
        case _ where !isLoaded: nil
        case .file: PrintWord.saveAsPDF.text
        case .printer(let name, _): name
        }
    }

    private var pages: ClosedRange<Int> { job.pages ?? 0...max(job.content.pageCount - 1, 0) }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let row = sections[indexPath.section][indexPath.row]
        switch row {
        case .printer:
            show(PrintWord.printer.text, destinationTitle, in: cell)
            if isLoaded {
                cell.accessoryType = .disclosureIndicator
                cell.selectionStyle = .default
            } else {
                let indicator = UIActivityIndicatorView(style: .medium)
                indicator.startAnimating()
                cell.accessoryView = indicator
            }
        case .copies:
            addStepper(to: cell, row, value: job.copies, range: 1...99) { [job] in job.copies = $0 }
        case .firstPage:
            addStepper(to: cell, row, value: pages.lowerBound + 1, range: 1...pages.upperBound + 1) { [weak self] in
                guard let self else { return }
                selectPages($0 - 1...pages.upperBound)
            }
        case .lastPage:
            let range = pages.lowerBound + 1...job.content.pageCount
            addStepper(to: cell, row, value: pages.upperBound + 1, range: range) { [weak self] in
                guard let self else { return }
                selectPages(pages.lowerBound...$0 - 1)
            }
        case .paper:
            show(PrintWord.paperSize.text, job.paper.title, in: cell)
            cell.accessoryType = .disclosureIndicator
            cell.selectionStyle = .default
        case .orientation: addOrientations(to: cell)
        case .doubleSided:
            show(PrintWord.doubleSided.text, nil, in: cell)
            let control = UISwitch()
            control.isOn = job.info.duplex != .none
            control.accessibilityLabel = PrintWord.doubleSided.text
            control.addAction(
                UIAction { [job] action in
                    job.info.duplex = (action.sender as? UISwitch)?.isOn == true ? .longEdge : .none
                }, for: .valueChanged)
            cell.accessoryView = control
        }
        return cell
    }

    private func show(_ text: String, _ value: String?, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = text
        content.secondaryText = value
        cell.contentConfiguration = content
    }

    private func addStepper(
        to cell: UITableViewCell, _ row: Row, value: Int, range: ClosedRange<Int>, onChange: @escaping (Int) -> Void
    ) {
        let word: PrintWord =
            switch row {
            case .firstPage: .fromPage
            case .lastPage: .toPage
            default: .copies
            }
        show(word.text, "\(value)", in: cell)
        let stepper = UIStepper()
        stepper.minimumValue = Double(range.lowerBound)
        stepper.maximumValue = Double(range.upperBound)
        stepper.value = Double(value)
        stepper.accessibilityLabel = word.text
        stepper.addAction(
            UIAction { [weak self, weak cell] action in
                guard let stepper = action.sender as? UIStepper, let cell else { return }
                onChange(Int(stepper.value))
                self?.show(word.text, "\(Int(stepper.value))", in: cell)
            }, for: .valueChanged)
        cell.accessoryView = stepper
    }

    private func selectPages(_ new: ClosedRange<Int>) {
        job.pages = new
        // The ends limit each other.
        for case let stepper as UIStepper in tableView.visibleCells.map(\.accessoryView) {
            if stepper.accessibilityLabel == PrintWord.fromPage.text {
                stepper.maximumValue = Double(new.upperBound + 1)
            } else if stepper.accessibilityLabel == PrintWord.toPage.text {
                stepper.minimumValue = Double(new.lowerBound + 1)
            }
        }
    }

    private func addOrientations(to cell: UITableViewCell) {
        show(PrintWord.orientation.text, nil, in: cell)
        let control = UISegmentedControl(items: [PrintWord.portrait.text, PrintWord.landscape.text])
        control.selectedSegmentIndex = job.info.orientation.rawValue
        control.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UISegmentedControl else { return }
                job.select(UIPrintInfo.Orientation(rawValue: control.selectedSegmentIndex) ?? .portrait)
                layoutDidChange()
            }, for: .valueChanged)
        control.sizeToFit()
        cell.accessoryView = control
    }

    /// Shows the pages again, whose number may have changed.
    private func layoutDidChange() {
        // The touched control stays in its cell unless there are other rows.
        let hadPages = sections.joined().contains(.firstPage)
        if hadPages || job.canSelectPages { update() } else { preview.reload() }
    }

    // MARK: Selection

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section][indexPath.row] {
        case .printer where isLoaded: showPrinters()
        case .paper: showPapers()
        default: break
        }
    }

    private func showPrinters() {
        let titles = printers + [PrintWord.saveAsPDF.text]
        let selected =
            if case .printer(let name, _) = job.destination { printers.firstIndex(of: name) } else {
                Optional(printers.count)
            }
        push(PrintWord.printer.text, titles, selected) { [weak self] index in
            guard let self else { return }
            isLoaded = false
            update()
            Task {
                await self.select(index < self.printers.count ? self.printers[index] : nil)
                self.isLoaded = true
                self.update()
            }
        }
    }

    private func showPapers() {
        let selected = job.papers.firstIndex { $0 === job.paper }
        push(PrintWord.paperSize.text, job.papers.map(\.title), selected) { [weak self] index in
            guard let self else { return }
            job.select(job.papers[index])
            update()
        }
    }

    private func push(_ title: String, _ values: [String], _ selected: Int?, onSelect: @escaping (Int) -> Void) {
        let list = PrintValueList(values, selected, onSelect: onSelect)
        list.title = title
        navigationController?.pushViewController(list, animated: true)
    }
}

/// A list of values, one of which is selected.
private final class PrintValueList: UITableViewController {
    private let values: [String]
    private let selected: Int?
    private let onSelect: (Int) -> Void

    init(_ values: [String], _ selected: Int?, onSelect: @escaping (Int) -> Void) {
        self.values = values
        self.selected = selected
        self.onSelect = onSelect
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable, message: "PrintSheet creates the list")
    required init?(coder: NSCoder) {
        preconditionFailure("PrintValueList cannot be decoded. PrintSheet creates it.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = values[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = indexPath.row == selected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(indexPath.row)
        navigationController?.popViewController(animated: true)
    }
}

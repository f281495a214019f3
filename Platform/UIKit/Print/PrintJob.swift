import Foundation

/// A print job: the content, the printer and the settings.
@MainActor
final class PrintJob {
    /// The receiver of the pages.
    enum Destination: Equatable {
        case printer(name: String, server: String?)
        /// A file in the user's folder for documents.
        case file
    }

    var content: PrintContent
    let info: UIPrintInfo
    var destination = Destination.file
    var copies = 1
    /// The pages to print, counted from 0, or `nil` for all.
    var pages: ClosedRange<Int>?
    private(set) var papers: [UIPrintPaper] = []
    private(set) var paper: UIPrintPaper
    /// Whether the printer prints on both sides. It is `true` if the print system does not list the printer's abilities.
    private(set) var printsBothSides = true
    private let choosePaper: ([UIPrintPaper]) -> UIPrintPaper

    init(_ content: PrintContent, info: UIPrintInfo, choosePaper: @escaping ([UIPrintPaper]) -> UIPrintPaper) {
        self.content = content
        self.info = info
        self.choosePaper = choosePaper
        papers = UIPrintPaper.usualPapers()
        paper = choosePaper(papers)
        layOut()
    }

    private var isPhoto: Bool { info.outputType == .photo || info.outputType == .photoGrayscale }
    private var isGray: Bool { info.outputType == .grayscale || info.outputType == .photoGrayscale }

    /// The name of the job: that of its settings, or the app's.
    var title: String {
        info.jobName.isEmpty ? AppInformation.displayName : info.jobName
    }

    // MARK: Settings

    /// Sets the abilities of the printer.
    func use(_ options: PrintService.Options) {
        var titles: Set<String> = []
        let listed = options.papers.compactMap { UIPrintPaper(named: $0) }.filter { titles.insert($0.title).inserted }
        papers = listed.isEmpty ? UIPrintPaper.usualPapers() : listed
        printsBothSides = options.printsBothSides ?? true
        select(choosePaper(papers))
    }

    /// Selects the paper.
    func select(_ paper: UIPrintPaper) {
        self.paper = paper
        layOut()
    }

    /// Selects the orientation of pages.
    func select(_ orientation: UIPrintInfo.Orientation) {
        info.orientation = orientation
        layOut()
    }

    /// Lays out the pages for the paper.
    private func layOut() {
        for case .pages(let renderer) in content.parts {
            renderer.use(paper, info.orientation, printsWholePaper: isPhoto)
            renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
        }
        let last = content.pageCount - 1
        if let pages { self.pages = last >= 0 && pages.lowerBound <= last ? pages.clamped(to: 0...last) : nil }
    }

    /// Whether a part of the pages can be printed. A PDF document can only be saved as a whole.
    var canSelectPages: Bool {
        content.parts.count == 1 && content.pageCount > 1 && (content.isDrawn || destination != .file)
    }

    // MARK: Output

    private var selectedPages: ClosedRange<Int>? {
        guard canSelectPages, let pages, pages != 0...(content.pageCount - 1) else { return nil }
        return pages
    }

    /// Returns the documents of the content.
    private func documents(pages: ClosedRange<Int>?) -> [Data] {
        content.parts.map { part in
            switch part {
            case .document(let data, _): data
            case .pages(let renderer):
                renderer.document(title: title, pages: pages.map(Range.init) ?? 0..<renderer.numberOfPages)
            }
        }
    }

    private var options: [String] {
        var options = ["media=\(paper.name)"]
        switch printsBothSides ? info.duplex : .none {
        case .none: options.append("sides=one-sided")
        case .longEdge: options.append("sides=two-sided-long-edge")
        case .shortEdge: options.append("sides=two-sided-short-edge")
        }
        if info.orientation == .landscape, content.isDrawn { options.append("orientation-requested=4") }
        if !content.isDrawn { options.append("fit-to-page") }
        if isGray { options.append("print-color-mode=monochrome") }
        if isPhoto { options += ["print-quality=5", "print-content-optimize=photo"] }
        return options
    }

    /// Draws the pages, and sends them to the destination.
    ///
    /// - Returns: The error, or `nil` on success.
    func run(with service: PrintService) async -> (any Error)? {
        guard content.pageCount > 0 else { return UIPrintError(.noContent) }
        let title = title
        switch destination {
        case .file:
            let documents = documents(pages: selectedPages)
            return await service.inBackground { $0.save(documents, title: title) }
        case .printer(let name, let server):
            // The print system selects the pages, so that each copy is counted as one job.
            let request = PrintService.Request(
                printer: name, server: server, title: title, copies: copies,
                pages: selectedPages.map { $0.lowerBound + 1...$0.upperBound + 1 }, options: options,
                documents: documents(pages: nil))
            return await service.inBackground { $0.submit(request) }
        }
    }
}

import Foundation

/// A controller that prints images, PDF documents, and pages that the app draws.
///
///     let printing = UIPrintInteractionController.shared
///     printing.printFormatter = textView.viewPrintFormatter()
///     printing.present(animated: true) { _, completed, error in }
///
/// Pages are drawn into a PDF document, whose text stays text, and given to CUPS with `lp`. The print sheet also saves the
/// document in the user's folder for documents, and does only that if there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// A closure that receives the controller, whether the pages have been printed, and an error if they could not be.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The print system; replaced in tests.
    static var service = PrintService()

    /// The origin of the pages.
    enum Source {
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }

    /// A job whose completion handler has not been called.
    private final class Session {
        let job: PrintJob
        let completion: CompletionHandler?
        weak var sheet: PrintNavigationController?
        var isStarted = false

        /// Whether the job can still end. It cannot if the sheet was released with the controller that presented it.
        var isActive: Bool { isStarted || sheet != nil }

        init(_ job: PrintJob, _ completion: CompletionHandler?) {
            self.job = job
            self.completion = completion
        }
    }

    private static let sharedController = UIPrintInteractionController()
    private var source: Source?
    private var session: Session?
    private var lastPaper: UIPrintPaper?
    /// The controller that presents the print sheet of an activity.
    final weak var presenter: UIViewController?

    override init() {
        super.init()
    }

    // MARK: Availability

    /// Whether there is a printer. The print system is asked, for at most two seconds; the result is cached for some seconds.
    open class var isPrintingAvailable: Bool { service.hasPrinters }

    /// The uniform type identifiers of files that can be printed.
    open class var printableUTIs: Set<String> {
        [
            "com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "com.microsoft.bmp",
            "org.webmproject.webp",
        ]
    }

    /// Returns whether a file is a PDF document or an image that can be read.
    open class func canPrint(_ url: URL) -> Bool { (try? PrintContent(.items([url]))) != nil }

    /// Returns whether data is a PDF document or an image that can be read.
    open class func canPrint(_ data: Data) -> Bool { (try? PrintContent(.items([data]))) != nil }

    /// The controller of the app.
    open class var shared: UIPrintInteractionController { sharedController }

    // MARK: Settings

    /// The settings of the job, or `nil` for the default ones. The printer that the user selects is stored in it.
    open var printInfo: UIPrintInfo?
    /// The delegate.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the print sheet offers a range of pages. The default value is `true`.
    open var showsPageRange = true
    /// Whether the print sheet offers a number of copies. The default value is `true`.
    open var showsNumberOfCopies = true
    /// Whether the print sheet offers the sizes of paper of the printer. The default value is `true`.
    open var showsPaperSelectionForLoadedPapers = true
    /// Whether the print sheet offers the orientation of pages that the app draws. The default value is `true`.
    open var showsPaperOrientation = true
    /// The paper of the current or the last job, or `nil` before the first one.
    open var printPaper: UIPrintPaper? { session?.job.paper ?? lastPaper }

    // MARK: Content

    /// The object that draws the pages. Setting it resets the formatter and the items.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer) = source { renderer } else { nil } }
        set { source = newValue.map { .renderer($0) } }
    }

    /// The formatter that lays out the pages. Setting it resets the renderer and the items.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter) = source { formatter } else { nil } }
        set { source = newValue.map { .formatter($0) } }
    }

    /// A `UIImage`, or the `Data` or file `URL` of an image or a PDF document. Setting it resets the renderer and the
    /// formatter.
    open var printingItem: Any? {
        get { if case .items(let items) = source, items.count == 1 { items[0] } else { nil } }
        set { source = newValue.map { .items([$0]) } }
    }

    /// Several images and PDF documents, as ``printingItem``.
    open var printingItems: [Any]? {
        get { if case .items(let items) = source { items } else { nil } }
        set { source = newValue.map { .items($0) } }
    }

    // MARK: Presentation

    /// Presents the print sheet.
    ///
    /// - Parameters:
    ///   - animated: Whether the sheet is presented with an animation.
    ///   - completion: A closure that is called after the job has been accepted, rejected or canceled.
    /// - Returns: Whether the sheet is presented. It is not if there is nothing to print, or while another job is active.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated: animated, completion) { _ in }
    }

    /// Presents the print sheet, which is a popover in wide windows.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the popover points at.
    ///   - view: The view of the rectangle.
    ///   - animated: Whether the sheet is presented with an animation.
    ///   - completion: A closure that is called after the job has been accepted, rejected or canceled.
    /// - Returns: Whether the sheet is presented.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completion) { sheet in
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = rect
        }
    }

    /// Presents the print sheet, which is a popover in wide windows.
    ///
    /// - Parameters:
    ///   - item: The bar button item that the popover points at.
    ///   - animated: Whether the sheet is presented with an animation.
    ///   - completion: A closure that is called after the job has been accepted, rejected or canceled.
    /// - Returns: Whether the sheet is presented.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completion) { sheet in
            sheet.modalPresentationStyle = .popover
            sheet.popoverPresentationController?.barButtonItem = item
        }
    }

    private func present(
        animated: Bool, _ completion: CompletionHandler?, style: (PrintNavigationController) -> Void
    ) -> Bool {
        let parent = presenter ?? delegate?.printInteractionControllerParentViewController(self) ?? Self.topController
        guard let parent, let session = begin(completion) else { return false }
        let options = PrintSheet.Options(
            copies: showsNumberOfCopies, pages: showsPageRange, papers: showsPaperSelectionForLoadedPapers,
            orientation: showsPaperOrientation)
        let sheet = PrintNavigationController(PrintSheet(session.job, options, Self.service))
        style(sheet)
        session.sheet = sheet
        sheet.willEnd = { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        }
        sheet.didEnd = { [weak self] prints in
            guard let self else { return }
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            if prints { run(session) } else { end(session, isPrinted: false, nil) }
        }
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        parent.present(sheet, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private static var topController: UIViewController? {
        let windows = UIApplication.shared.windows
        guard var top = (windows.last { $0.isKeyWindow } ?? windows.last)?.rootViewController else { return nil }
        while let presented = top.presentedViewController { top = presented }
        return top
    }

    /// Dismisses the print sheet, which cancels the job.
    open func dismiss(animated: Bool) {
        guard let sheet = session?.sheet else { return }
        sheet.presentingViewController?.dismiss(animated: animated)
    }

    // MARK: Printing

    /// Prints without the print sheet.
    ///
    /// - Parameters:
    ///   - printer: The printer.
    ///   - completion: A closure that is called after the job has been accepted or rejected.
    /// - Returns: Whether the job is started. It is not if there is nothing to print, or while another job is active.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        guard let session = begin(completion) else { return false }
        let (name, server) = (printer.name, printer.server)
        session.job.destination = .printer(name: name, server: server)
        session.isStarted = true
        Task {
            // The abilities of another server's printers are not listed.
            if server == nil { session.job.use(await Self.service.inBackground { $0.options(of: name) }) }
            run(session)
        }
        return true
    }

    private func begin(_ completion: CompletionHandler?) -> Session? {
        guard session?.isActive != true else { return nil }
        do {
            let content = try PrintContent(source)
            let info = (printInfo ?? .printInfo()).copy() as? UIPrintInfo ?? .printInfo()
            let job = PrintJob(content, info: info) { [weak self] papers in
                guard let self, let delegate else { return papers[0] }
                return delegate.printInteractionController(self, choosePaper: papers)
            }
            guard job.content.pageCount > 0 else { throw UIPrintError(.noContent) }
            let new = Session(job, completion)
            session = new
            return new
        } catch {
            completion?(self, false, error)
            return nil
        }
    }

    private func run(_ session: Session) {
        session.isStarted = true
        if case .printer(let name, _) = session.job.destination { printInfo?.printerID = name }
        delegate?.printInteractionControllerWillStartJob(self)
        Task {
            let error = await session.job.run(with: Self.service)
            delegate?.printInteractionControllerDidFinishJob(self)
            end(session, isPrinted: error == nil, error)
        }
    }

    private func end(_ ended: Session, isPrinted: Bool, _ error: (any Error)?) {
        lastPaper = ended.job.paper
        session = nil
        presenter = nil
        ended.completion?(self, isPrinted, error)
    }
}

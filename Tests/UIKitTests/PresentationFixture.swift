import TrestleTesting

@testable import UIKit

@MainActor
final class PresentationLog {
    var lines: [String] = []

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A view controller that logs its appearance callbacks.
class LoggingController: UIViewController {
    let log: PresentationLog
    let name: String

    init(_ name: String, _ log: PresentationLog, color: UIColor = .systemBackground) {
        self.log = log
        self.name = name
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    func note(_ text: String) { log.lines.append("\(name) \(text)") }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
    }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

/// A delegate that logs its calls.
final class LoggingPresentationDelegate: NSObject, UISheetPresentationControllerDelegate {
    let log: PresentationLog
    var shouldDismiss = true
    var alongside: (() -> Void)?

    init(_ log: PresentationLog) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        shouldDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.lines.append("will dismiss")
        let coordinator = presentationController.presentedViewController.transitionCoordinator
        if coordinator == nil { log.lines.append("no coordinator") }
        if let alongside { coordinator?.animate(alongsideTransition: { _ in alongside() }) }
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.lines.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.lines.append("did attempt to dismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        log.lines.append("detent \(sheet.selectedDetentIdentifier == .large ? "large" : "medium")")
    }
}

/// A phone with a view controller that presents others.
@MainActor
final class PresentationFixture {
    let log = PresentationLog()
    let screen: HeadlessScreen
    let root: LoggingController
    /// Retained here, because presentation controllers don't retain their delegates.
    lazy var delegate = LoggingPresentationDelegate(log)

    init(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, safeArea: UIEdgeInsets? = nil) {
        screen = HeadlessScreen(
            size: size, scale: scale,
            safeAreaInsets: safeArea ?? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        root = LoggingController("root", log)
        screen.show(root)
        screen.settle()
        _ = log.take()
    }

    func make(_ name: String, _ style: UIModalPresentationStyle = .automatic) -> LoggingController {
        let controller = LoggingController(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    /// Presents a view controller and waits until the animation ends.
    @discardableResult
    func present(_ controller: LoggingController, from presenter: UIViewController? = nil) -> LoggingController {
        (presenter ?? root).present(controller, animated: true) { [log] in log.lines.append("completion") }
        screen.settle()
        return controller
    }

    /// Returns the visible frame of the controller's view on the screen.
    func frame(of controller: UIViewController) -> CGRect {
        screen.visibleRect(of: controller.view) ?? .null
    }
}

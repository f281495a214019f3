internal import DesktopBus
import Foundation
public import UniformTypeIdentifiers

/// A controller with which the user selects documents or folders to open, or the destinations of exported documents.
///
/// It displays the dialog of the desktop: that of the portal for files, or of `zenity` or `kdialog`. Without any of
/// them, the picker is canceled as soon as it has appeared.
open class UIDocumentPickerViewController: UIViewController {
    /// What the picker does with the selected documents.
    enum Operation {
        case open(types: [UTType], asCopy: Bool)
        case export([URL], asCopy: Bool)
    }

    /// The bus of the portal; replaced in tests.
    static var bus = DBusConnection.Bus.session
    /// Finds the program for desktops without a portal; replaced in tests.
    static var findChooser: () -> FileChooser? = { FileChooser() }

    private let operation: Operation
    private var dialog: Task<Void, Never>?
    private var isFinished = false

    /// The object that receives the selected documents.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether the user can select several documents.
    open var allowsMultipleSelection = false

    /// The folder that the dialog shows first, or `nil` for the one that the desktop remembers.
    open var directoryURL: URL?

    private init(_ operation: Operation) {
        self.operation = operation
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    /// Creates a picker for documents to open.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the documents. If all of them are folders, the user selects folders.
    ///   - asCopy: Whether the documents are copied to a temporary folder, so that the app can change them.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        self.init(.open(types: contentTypes, asCopy: asCopy))
    }

    /// Creates a picker for documents that are opened in their place.
    ///
    /// - Parameter contentTypes: The types of the documents. If all of them are folders, the user selects folders.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker for the destinations of documents.
    ///
    /// - Parameters:
    ///   - urls: The files to export.
    ///   - asCopy: Whether the files are copied. Otherwise they are moved.
    public convenience init(forExporting urls: [URL], asCopy: Bool) {
        self.init(.export(urls, asCopy: asCopy))
    }

    /// Creates a picker for the destinations to which documents are moved.
    ///
    /// - Parameter urls: The files to export.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    @available(*, unavailable, message: "Create the picker with the types or the files.")
    public required init?(coder: NSCoder) {
        preconditionFailure("UIDocumentPickerViewController cannot be decoded. Create it with the types or the files.")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // The desktop's dialog is in front of the screen that presents the picker.
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard dialog == nil else { return }
        let (request, bus, chooser) = (request, Self.bus, Self.findChooser())
        let parent = UIApplication.shared.host?.desktopWindowIdentifier ?? ""
        let operation = operation
        dialog = Task { [weak self] in
            let selected = await request.run(on: bus, parent: parent, else: chooser)
            guard !Task.isCancelled else { return }
            // Copying may take long.
            let files = await Task.detached { selected.flatMap { DocumentTransfer(operation).perform($0) } }.value
            self?.finish(files)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dialog?.cancel()
    }

    private var request: FileDialog {
        var dialog = FileDialog(purpose: .open, title: title ?? "", folder: directoryURL)
        switch operation {
        case .open(let types, _):
            dialog.selectsSeveral = allowsMultipleSelection
            if !types.isEmpty, types.allSatisfy({ $0.conforms(to: .directory) && !$0.conforms(to: .package) }) {
                dialog.purpose = .openFolder
            } else {
                dialog.filter = FileDialog.Filter(types)
            }
        case .export(let files, _):
            let names = files.map(\.lastPathComponent)
            dialog.purpose = names.count == 1 ? .save(name: names[0]) : .saveInFolder(names: names)
        }
        return dialog
    }

    /// Dismisses the picker and then calls the delegate, so that it can present another controller.
    private func finish(_ files: [URL]?) {
        guard !isFinished else { return }
        isFinished = true
        let notify: () -> Void = { [self] in
            if let files {
                delegate?.documentPicker(self, didPickDocumentsAt: files)
            } else {
                delegate?.documentPickerWasCancelled(self)
            }
        }
        guard let presentingViewController else { return notify() }
        presentingViewController.dismiss(animated: true, completion: notify)
    }
}

/// The methods through which an app receives the selected documents. All of them are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called when the user has selected documents, or when documents have been exported. The picker has been dismissed.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called when the user has canceled. The picker has been dismissed.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// The default implementation does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}

    /// The default implementation does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

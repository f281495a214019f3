internal import FrameworkViews
@_exported import UIKit

/// A file that can be previewed.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
    /// The file.
    var previewItemURL: URL? { get }
    /// The title, which is optional.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The default implementation returns `nil`.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The URL itself.
    public var previewItemURL: URL? { self as URL }
}

/// A screen for files, which are opened in the desktop's program for them.
///
/// The file is opened when the screen has appeared. The screen has a button that opens it again and a Done button.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// The object that has the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The object that is notified of events.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The index of the file.
    open var currentPreviewItemIndex = 0 {
        didSet { if hasOpenedItem { openItem() } }
    }

    private var hasOpenedItem = false

    /// The file that is displayed.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource,
            (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Returns whether a file can be opened: whether it exists.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        guard let url = item.previewItemURL, url.isFileURL else { return false }
        return FileManager.default.isReadableFile(atPath: url.path)
    }

    /// Requests the files again, and opens the present one.
    open func reloadData() { if hasOpenedItem { openItem() } }

    /// Opens the present file again.
    open func refreshCurrentPreviewItem() { openItem() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let item = currentPreviewItem
        addMessage(
            MessageView.Message(
                title: item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent ?? "No File",
                detail: item == nil ? nil : "The file was opened in its program.",
                buttonTitle: item == nil ? nil : "Open Again"
            ) { [weak self] in self?.openItem() },
            onDone: { [weak self] in self?.finish() })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpenedItem else { return }
        hasOpenedItem = true
        openItem()
    }

    private func openItem() {
        if let url = currentPreviewItem?.previewItemURL { UIApplication.shared.open(url) }
    }

    private func finish() {
        delegate?.previewControllerWillDismiss(self)
        dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
    }
}

/// An object that has the files of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns the file at an index.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// An object that is notified of events of a preview. All methods are optional.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the preview will be dismissed.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Tells the delegate that the preview has been dismissed.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

internal import DesktopBus
internal import FrameworkViews
@_exported import Photos
@_exported import UIKit
internal import UniformTypeIdentifiers

/// The kinds of files that a user can choose.
public struct PHPickerFilter: Hashable, Sendable {
    private let extensions: Set<String>
    private let types: Set<UTType>

    /// Photos.
    public static let images = PHPickerFilter(
        extensions: ["png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "tif", "bmp", "svg"], types: [.image])
    /// Videos.
    public static let videos = PHPickerFilter(
        extensions: ["mp4", "mov", "m4v", "mkv", "webm", "avi", "mpg", "mpeg"], types: [.movie])
    /// Live Photos. There are none on Linux: photos can be chosen.
    public static let livePhotos = images

    /// Returns the filter for files of any of the kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(
            extensions: subfilters.reduce(into: []) { $0.formUnion($1.extensions) },
            types: subfilters.reduce(into: []) { $0.formUnion($1.types) })
    }

    /// The filter of the desktop's dialog.
    fileprivate var dialogFilter: FileDialog.Filter? {
        var filter = FileDialog.Filter(types.sorted { $0.identifier < $1.identifier })
        // The patterns distinguish case.
        filter?.patterns = extensions.sorted().flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
        return filter
    }
}

/// The settings of a picker.
public struct PHPickerConfiguration {
    /// The form of chosen files.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// The file itself.
        case current = 1
        /// A form that many apps support.
        case compatible = 2
    }

    /// The kinds of files, or `nil` for photos and videos.
    public var filter: PHPickerFilter?
    /// The greatest number of files. 0 for any number.
    public var selectionLimit = 1
    /// The form of chosen files. Stored only: the file itself is used.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

    /// Creates the default settings.
    public init() {}

    /// Creates the default settings. The library is not used.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A file that a user has chosen.
public struct PHPickerResult {
    /// The contents.
    public let itemProvider: NSItemProvider
    /// The identifier in the photo library, which is `nil`.
    public let assetIdentifier: String?
}

/// A screen for choosing photos and videos.
///
/// When it has appeared, it opens the dialog of the desktop for files: that of the portal, or of `zenity` or `kdialog`. Without a
/// session bus and these programs, the screen states that, and the delegate receives no results after Done.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// The bus of the portal; replaced in tests.
    static var bus = DBusConnection.Bus.session
    /// Finds the program for desktops without a portal; replaced in tests.
    static var findChooser: () -> FileChooser? = { FileChooser() }

    /// The settings.
    public final let configuration: PHPickerConfiguration
    /// The object that is notified of the results. The app dismisses the screen in its method.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    private var dialog: Task<Void, Never>?
    private var hasFinished = false

    /// Creates a screen.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let isAvailable = Self.bus.mayExist || Self.findChooser() != nil
        addMessage(
            MessageView.Message(
                title: isAvailable ? "Choose Photos" : "No File Chooser",
                detail: isAvailable ? nil : "Install xdg-desktop-portal, zenity or kdialog to choose photos."),
            onDone: { [weak self] in self?.finish([]) })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let (bus, chooser) = (Self.bus, Self.findChooser())
        guard dialog == nil, bus.mayExist || chooser != nil else { return }
        let filter = configuration.filter ?? .any(of: [.images, .videos])
        let request = FileDialog(
            purpose: .open, title: title ?? "", selectsSeveral: configuration.selectionLimit != 1,
            filter: filter.dialogFilter)
        let parent = UIApplication.shared.host?.desktopWindowIdentifier ?? ""
        dialog = Task { [weak self] in
            let files = await request.run(on: bus, parent: parent, else: chooser)
            guard !Task.isCancelled else { return }
            self?.finish(files ?? [])
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dialog?.cancel()
    }

    private func finish(_ files: [URL]) {
        guard !hasFinished else { return }
        hasFinished = true
        let limit = configuration.selectionLimit
        let chosen = limit > 0 ? Array(files.prefix(limit)) : files
        let results = chosen.compactMap { file in
            NSItemProvider(file: file).map { PHPickerResult(itemProvider: $0, assetIdentifier: nil) }
        }
        delegate?.picker(self, didFinishPicking: results)
    }
}

/// An object that is notified of the results of a picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Tells the delegate that the user has chosen files, or none. Dismiss the screen in this method.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension NSItemProvider {
    /// Creates a provider of a file, or returns `nil` if it does not exist. The file is read when it is loaded.
    fileprivate convenience init?(file: URL) {
        guard FileManager.default.isReadableFile(atPath: file.path) else { return nil }
        self.init()
        suggestedName = file.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: file.pathExtension) ?? .data
        // Supertypes, too, because item providers know only the conformance of common types.
        let kinds = [UTType.image, .movie].filter { type.conforms(to: $0) && type != $0 }
        for identifier in [type.identifier] + kinds.map(\.identifier) {
            registerFileRepresentation(forTypeIdentifier: identifier, visibility: .all) { completion in
                completion(file, false, nil)
                return nil
            }
        }
    }
}

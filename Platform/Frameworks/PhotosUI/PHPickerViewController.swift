internal import FrameworkSupport
internal import FrameworkViews
@_exported import Photos
@_exported import UIKit
internal import UniformTypeIdentifiers

/// The kinds of files that a user can choose.
public struct PHPickerFilter: Hashable, Sendable {
    fileprivate let extensions: Set<String>

    /// Photos.
    public static let images = PHPickerFilter(
        extensions: ["png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "tif", "bmp", "svg"])
    /// Videos.
    public static let videos = PHPickerFilter(extensions: ["mp4", "mov", "m4v", "mkv", "webm", "avi", "mpg", "mpeg"])
    /// Live Photos. There are none on Linux: photos can be chosen.
    public static let livePhotos = images

    /// Returns the filter for files of any of the kinds.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(extensions: subfilters.reduce(into: []) { $0.formUnion($1.extensions) })
    }

    /// The pattern of the file chooser, which distinguishes case.
    fileprivate var pattern: String {
        extensions.sorted().map { "*.\($0) *.\($0.uppercased())" }.joined(separator: " ")
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
/// The desktop's file chooser is opened by `zenity` or `kdialog` when the screen has appeared. If neither is installed,
/// the screen states that, and the delegate receives no results after Done.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    /// The settings.
    public final let configuration: PHPickerConfiguration
    /// The object that is notified of the results. The app dismisses the screen in its method.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    private var hasOpenedChooser = false
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
        let isAvailable = FileChooser(configuration) != nil
        addMessage(
            MessageView.Message(
                title: isAvailable ? "Choose Photos" : "No File Chooser",
                detail: isAvailable ? nil : "Install zenity or kdialog to choose photos."),
            onDone: { [weak self] in self?.finish([]) })
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOpenedChooser, let chooser = FileChooser(configuration) else { return }
        hasOpenedChooser = true
        chooser.program.start(chooser.arguments) { [weak self] result in
            // A nonzero status: the user has canceled.
            let paths = result.status == 0 ? result.output.split(separator: "\n").map(String.init) : []
            Task { @MainActor in self?.finish(paths) }
        }
    }

    private func finish(_ paths: [String]) {
        guard !hasFinished else { return }
        hasFinished = true
        let limit = configuration.selectionLimit
        let chosen = limit > 0 ? Array(paths.prefix(limit)) : paths
        let results = chosen.compactMap { path in
            NSItemProvider(file: URL(fileURLWithPath: path)).map {
                PHPickerResult(itemProvider: $0, assetIdentifier: nil)
            }
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

/// The command of a file chooser.
private struct FileChooser {
    let program: DesktopProgram
    let arguments: [String]

    /// Creates the command, or returns `nil` if no file chooser is installed.
    init?(_ configuration: PHPickerConfiguration) {
        let pattern = (configuration.filter ?? .any(of: [.images, .videos])).pattern
        let isMultiple = configuration.selectionLimit != 1
        if let zenity = DesktopProgram("zenity") {
            program = zenity
            arguments =
                ["--file-selection", "--separator=\n", "--file-filter=\(pattern)"] + (isMultiple ? ["--multiple"] : [])
        } else if let kdialog = DesktopProgram("kdialog") {
            program = kdialog
            arguments =
                (isMultiple ? ["--multiple", "--separate-output"] : []) + ["--getopenfilename", ".", pattern]
        } else {
            return nil
        }
    }
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

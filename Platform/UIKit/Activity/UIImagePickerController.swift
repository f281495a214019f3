internal import DesktopBus
import UniformTypeIdentifiers

/// A controller with which the user selects an image.
///
/// The photo library is a dialog of the desktop for image files, which its portal displays, or `zenity` or `kdialog`. If
/// there is none, the picker is canceled. There is no camera. Set `delegate` to an object that conforms to `UIImagePickerControllerDelegate`.
open class UIImagePickerController: UINavigationController {
    /// The source of images.
    public enum SourceType: Int, Sendable {
        /// The user's image files.
        case photoLibrary = 0
        /// The camera, which is not available.
        case camera = 1
        /// The user's image files.
        case savedPhotosAlbum = 2
    }

    /// A camera, none of which is available.
    public enum CameraDevice: Int, Sendable {
        /// The camera at the back.
        case rear = 0
        /// The camera at the front.
        case front = 1
    }

    /// The keys of the information about a selected image.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Creates a key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The uniform type identifier of the medium: "public.image".
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image. Images are not edited, so that it is absent.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The selected rectangle of the image. Images are not edited, so that it is absent.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a movie. Movies are not offered, so that it is absent.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Metadata of a photograph. There is no camera, so that it is absent.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The URL of the image file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// The bus of the portal; replaced in tests.
    static var bus = DBusConnection.Bus.session
    /// Finds the dialog for desktops without a portal; replaced in tests.
    static var findChooser: () -> FileChooser? = { FileChooser() }

    private var dialog: Task<Void, Never>?
    private var isFinished = false

    /// Returns whether a source is available: the image files if the desktop has a session bus, or a dialog for files, and
    /// never the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera && (bus.mayExist || findChooser() != nil)
    }

    /// Returns the uniform type identifiers of the media of a source, or `nil` if it is not available.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
    }

    /// Returns whether a camera is available. Always `false`.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Returns whether a camera has a flash. Always `false`.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// Returns the modes of a camera, or `nil` if it is not available. Always `nil`.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The source of images. If it is not available, the picker is canceled as soon as it has appeared.
    open var sourceType = SourceType.photoLibrary

    /// The uniform type identifiers of the media that the user can select. Only images are offered.
    open var mediaTypes = ["public.image"]

    /// Whether the user can edit the image. It is stored; the dialog does not offer it.
    open var allowsEditing = false

    override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

    open override func viewDidLoad() {
        super.viewDidLoad()
        // The desktop's dialog is in front of the screen that presents the picker.
        isNavigationBarHidden = true
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard dialog == nil, !isFinished else { return }
        guard sourceType != .camera else { return finish(nil) }
        let request = FileDialog(purpose: .open, title: title ?? "", filter: FileDialog.Filter([.image]))
        let (bus, chooser) = (Self.bus, Self.findChooser())
        let parent = UIApplication.shared.host?.desktopWindowIdentifier ?? ""
        dialog = Task { [weak self] in
            let files = await request.run(on: bus, parent: parent, else: chooser)
            guard !Task.isCancelled else { return }
            self?.finish(files?.first)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dialog?.cancel()
    }

    private func finish(_ file: URL?) {
        guard !isFinished else { return }
        isFinished = true
        guard let file, let image = UIImage(contentsOfFile: file.path) else { return cancel() }
        guard let picking = delegate as? any UIImagePickerControllerDelegate else { return dismissPicker() }
        picking.imagePickerController(
            self, didFinishPickingMediaWithInfo: [.mediaType: "public.image", .originalImage: image, .imageURL: file])
    }

    private func cancel() {
        guard let picking = delegate as? any UIImagePickerControllerDelegate else { return dismissPicker() }
        picking.imagePickerControllerDidCancel(self)
    }

    fileprivate final func dismissPicker() { presentingViewController?.dismiss(animated: true) }
}

/// The methods through which an app receives the selected image. All of them are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when the user has selected an image. Dismiss the picker. The default implementation does.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user has canceled. Dismiss the picker. The default implementation does.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismissPicker() }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismissPicker() }
}

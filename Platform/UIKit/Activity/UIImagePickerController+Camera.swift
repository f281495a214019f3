/// The settings of the camera. There is none, so that they are stored, and a picker for the camera is canceled.
extension UIImagePickerController {
    /// The quality of recorded movies.
    public enum QualityType: Int, Sendable {
        /// High quality.
        case typeHigh = 0
        /// Medium quality.
        case typeMedium = 1
        /// Low quality.
        case typeLow = 2
        /// 640 × 480 pixels.
        case type640x480 = 3
        /// 1280 × 720 pixels.
        case typeIFrame1280x720 = 4
        /// 960 × 540 pixels.
        case typeIFrame960x540 = 5
    }

    /// The kind of medium that the camera captures.
    public enum CameraCaptureMode: Int, Sendable {
        /// Photographs.
        case photo = 0
        /// Movies.
        case video = 1
    }

    /// The use of the camera's flash.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// In the dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// The selected camera.
    public final var cameraDevice: CameraDevice {
        get { camera.device }
        set { camera.device = newValue }
    }

    /// The kind of medium to capture.
    public final var cameraCaptureMode: CameraCaptureMode {
        get { camera.captureMode }
        set { camera.captureMode = newValue }
    }

    /// The use of the flash.
    public final var cameraFlashMode: CameraFlashMode {
        get { camera.flashMode }
        set { camera.flashMode = newValue }
    }

    /// The quality of recorded movies.
    public final var videoQuality: QualityType {
        get { camera.videoQuality }
        set { camera.videoQuality = newValue }
    }

    /// The maximum length of a recorded movie, in seconds. The default is 600.
    public final var videoMaximumDuration: TimeInterval {
        get { camera.videoMaximumDuration }
        set { camera.videoMaximumDuration = newValue }
    }

    /// Whether the picker shows the system's controls of the camera.
    public final var showsCameraControls: Bool {
        get { camera.showsControls }
        set { camera.showsControls = newValue }
    }

    /// A view to show in front of the camera's preview.
    public final var cameraOverlayView: UIView? {
        get { camera.overlay }
        set { camera.overlay = newValue }
    }

    /// The transform of the camera's preview.
    public final var cameraViewTransform: CGAffineTransform {
        get { camera.transform }
        set { camera.transform = newValue }
    }

    /// Takes a photograph, which has no effect without a camera.
    public final func takePicture() {}

    /// Begins to record a movie.
    ///
    /// - Returns: Whether recording has begun. Always `false`, because there is no camera.
    @discardableResult
    public final func startVideoCapture() -> Bool { false }

    /// Ends the recording of a movie, which has no effect without a camera.
    public final func stopVideoCapture() {}

    private var camera: CameraSettings {
        get { features[CameraKey.self] }
        set { features[CameraKey.self] = newValue }
    }
}

private struct CameraSettings {
    var device = UIImagePickerController.CameraDevice.rear
    var captureMode = UIImagePickerController.CameraCaptureMode.photo
    var flashMode = UIImagePickerController.CameraFlashMode.auto
    var videoQuality = UIImagePickerController.QualityType.typeMedium
    var videoMaximumDuration: TimeInterval = 600
    var showsControls = true
    var overlay: UIView?
    var transform = CGAffineTransform.identity
}

private enum CameraKey: FeatureKey {
    static var defaultValue: CameraSettings { CameraSettings() }
}

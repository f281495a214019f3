@_exported import QuartzCore
import UIKit

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    /// The code of the kind.
    public let rawValue: String

    /// Creates a kind from its code.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// Data about other media.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// The state of an app's authorization for a device.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The app has not requested authorization.
    case notDetermined = 0
    /// The system does not allow authorization.
    case restricted = 1
    /// The authorization is denied.
    case denied = 2
    /// The authorization is granted.
    case authorized = 3
}

/// A camera or microphone, of which there are none.
///
/// The authorization is denied, and no device is found.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The place of a camera.
    public enum Position: Int, Sendable {
        /// Not known.
        case unspecified = 0
        /// At the back.
        case back = 1
        /// At the front.
        case front = 2
    }

    /// The kind of a device.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera with a long focal length.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two cameras.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// A microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// The mode of a torch.
    public enum TorchMode: Int, Sendable {
        /// Off.
        case off = 0
        /// On.
        case on = 1
        /// Automatic.
        case auto = 2
    }

    private override init() {
        super.init()
    }

    /// The name.
    open var localizedName: String { "" }
    /// The identifier.
    open var uniqueID: String { "" }
    /// The place.
    open var position: Position { .unspecified }
    /// Whether the device has a torch.
    open var hasTorch: Bool { false }
    /// The mode of the torch.
    open var torchMode = TorchMode.off

    /// Prepares a change of the device.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

    /// Ends a change of the device.
    open func unlockForConfiguration() {}

    /// Returns the state of the authorization, which is denied.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

    /// Requests authorization, which is denied.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { DispatchQueue.global().async { handler(false) } }

    /// Requests authorization, which is denied.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Returns the default device, which is `nil`.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// Returns the default device, which is `nil`.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    /// A search for devices, which finds none.
    open class DiscoverySession: NSObject, @unchecked Sendable {
        /// Creates a search.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

        /// The devices, of which there are none.
        open var devices: [AVCaptureDevice] { [] }
    }
}

/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device as a source.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// The device.
    public final let device: AVCaptureDevice

    /// Creates a source. Throws `AVError.deviceNotConnected`.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

/// A destination of a session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {}

/// A connection of sources and destinations, which never runs, because there are no devices.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name of the quality.
        public let rawValue: String

        /// Creates a quality from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// High quality.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Medium quality.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Low quality.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// The quality of photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    }

    /// The quality of pictures. Stored only.
    open var sessionPreset = Preset.high

    /// The sources, of which there are none.
    open var inputs: [AVCaptureInput] { [] }
    /// The destinations, of which there are none.
    open var outputs: [AVCaptureOutput] { [] }
    /// Whether the session runs, which is `false`.
    open var isRunning: Bool { false }

    /// Returns whether a source can be added, which is `false`.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }

    /// Adds a source. Traps, as on iOS if the source cannot be added.
    open func addInput(_ input: AVCaptureInput) {
        preconditionFailure("AVCaptureSession.addInput(_:) was called although canAddInput(_:) returns false.")
    }

    /// Returns whether a destination can be added, which is `false`.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }

    /// Adds a destination. Traps, as on iOS if the destination cannot be added.
    open func addOutput(_ output: AVCaptureOutput) {
        preconditionFailure("AVCaptureSession.addOutput(_:) was called although canAddOutput(_:) returns false.")
    }

    /// Prepares changes.
    open func beginConfiguration() {}

    /// Ends changes.
    open func commitConfiguration() {}

    /// Starts the session, which does not run without sources.
    open func startRunning() {}

    /// Stops the session.
    open func stopRunning() {}
}

/// A layer for the picture of a camera, which is empty.
open class AVCaptureVideoPreviewLayer: CALayer {
    /// The session.
    open var session: AVCaptureSession?
    /// The position of the picture in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    /// Creates a layer.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}

/// The position of a picture in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the position.
    public let rawValue: String

    /// Creates a position from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The whole picture is visible.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The picture fills the layer.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The picture is stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

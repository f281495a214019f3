import Foundation

/// A player of sounds, which cannot be created: the initializers throw `AVError.decoderNotFound`.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
    /// The object that is notified of events.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The volume.
    open var volume: Float = 1
    /// The number of repetitions.
    open var numberOfLoops = 0
    /// The speed.
    open var rate: Float = 1
    /// Whether the speed can be changed.
    open var enableRate = false
    /// The position in seconds.
    open var currentTime: TimeInterval = 0
    /// The address of the file.
    open var url: URL? { nil }
    /// The length in seconds.
    open var duration: TimeInterval { 0 }
    /// Whether the sound plays.
    open var isPlaying: Bool { false }

    /// Creates a player of a file. Throws `AVError.decoderNotFound`.
    public init(contentsOf url: URL) throws {
        super.init()
        throw AVError(.decoderNotFound)
    }

    /// Creates a player of a file. Throws `AVError.decoderNotFound`.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        super.init()
        throw AVError(.decoderNotFound)
    }

    /// Creates a player of data. Throws `AVError.decoderNotFound`.
    public init(data: Data) throws {
        super.init()
        throw AVError(.decoderNotFound)
    }

    /// Prepares playing.
    @discardableResult
    open func prepareToPlay() -> Bool { false }

    /// Plays the sound.
    @discardableResult
    open func play() -> Bool { false }

    /// Pauses the sound.
    open func pause() {}

    /// Stops the sound.
    open func stop() {}
}

/// An object that is notified of events of a player. Never called on Linux.
@preconcurrency @MainActor
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Tells the delegate that the sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Tells the delegate that the sound could not be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The relation of the app to other sounds of the device. Stored only: the desktop mixes all sounds.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The kind of the app's sounds.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Sounds that are not important.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that are not important and end others.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Music and other important sounds.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The use of the app's sounds.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name of the use.
        public let rawValue: String

        /// Creates a use from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Any use.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Videos.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Measurements.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// The behavior of sounds.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The sounds are mixed with others.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other sounds are quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth devices can be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker is used.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// The behavior of an activation.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Other apps are notified of the end.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The state of the authorization to record.
    public enum RecordPermission: UInt, Sendable {
        /// The app has not requested authorization.
        case undetermined = 1_970_168_948
        /// The authorization is denied.
        case denied = 1_684_369_017
        /// The authorization is granted.
        case granted = 1_735_552_628
    }

    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var storedCategory = Category.soloAmbient
    private var storedMode = Mode.default

    /// Returns the session of the app.
    open class func sharedInstance() -> AVAudioSession { shared }

    /// The kind of the app's sounds.
    open var category: Category { lock.withLock { storedCategory } }
    /// The use of the app's sounds.
    open var mode: Mode { lock.withLock { storedMode } }
    /// The volume of the device, which is not known and reported as full.
    open var outputVolume: Float { 1 }
    /// Whether other apps play sounds, which is not known.
    open var isOtherAudioPlaying: Bool { false }
    /// The state of the authorization to record, which is denied.
    open var recordPermission: RecordPermission { .denied }

    /// Sets the kind of the app's sounds.
    open func setCategory(_ category: Category) throws { lock.withLock { storedCategory = category } }

    /// Sets the kind of the app's sounds.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        lock.withLock { storedCategory = category }
    }

    /// Sets the kind and the use of the app's sounds.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        lock.withLock {
            storedCategory = category
            storedMode = mode
        }
    }

    /// Sets the use of the app's sounds.
    open func setMode(_ mode: Mode) throws { lock.withLock { storedMode = mode } }

    /// Activates or deactivates the app's sounds.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    /// Requests authorization to record, which is denied.
    open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }
}

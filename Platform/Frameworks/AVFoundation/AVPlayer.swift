import QuartzCore
import UIKit

/// The contents of a file or stream, which is not read on Linux.
open class AVAsset: NSObject, @unchecked Sendable {
    private let address: URL

    init(address: URL) {
        self.address = address
    }

    /// Creates an asset of a file or stream.
    public convenience init(url URL: URL) {
        self.init(address: URL)
    }

    /// The address of the file or stream.
    final var sourceURL: URL { address }

    /// The length, which is not known.
    open var duration: CMTime { .indefinite }
    /// Whether the asset can be played, which is `false`.
    open var isPlayable: Bool { false }
}

/// The contents of a file or stream.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    open var url: URL { sourceURL }

    /// Creates an asset. The options are not used.
    public convenience init(url URL: URL, options: [String: Any]? = nil) {
        self.init(address: URL)
    }
}

/// The state of an asset in a player. It is failed, because media are not played on Linux.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// The kind of a state.
    public enum Status: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// The item can be played.
        case readyToPlay = 1
        /// The item cannot be played.
        case failed = 2
    }

    /// The asset.
    public final let asset: AVAsset

    /// Creates an item.
    public init(asset: AVAsset) {
        self.asset = asset
    }

    /// Creates an item of a file or stream.
    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL))
    }

    /// The state, which is failed.
    open var status: Status { .failed }
    /// The cause of the failure, `AVError.decoderNotFound`.
    open var error: (any Error)? { AVError(.decoderNotFound) }
    /// The length, which is not known.
    open var duration: CMTime { .indefinite }

    /// Returns the position, which is 0.
    open func currentTime() -> CMTime { .zero }

    /// Posted when an item has been played. Never posted on Linux.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item cannot be played.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension NSNotification.Name {
    /// Posted when an item has been played. Never posted on Linux.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item cannot be played.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// The key of the error in `AVPlayerItem.failedToPlayToEndTimeNotification`.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// A player of sounds and videos, which are not played on Linux.
///
/// `play()` posts `AVPlayerItem.failedToPlayToEndTimeNotification`, and the item's status is failed.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// The kind of a state.
    public enum Status: Int, Sendable {
        /// Not known.
        case unknown = 0
        /// Items can be played.
        case readyToPlay = 1
        /// Items cannot be played.
        case failed = 2
    }

    /// The state of playing.
    public enum TimeControlStatus: Int, Sendable {
        /// The player does not play.
        case paused = 0
        /// The player waits for data.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player plays.
        case playing = 2
    }

    /// The reaction to the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item plays.
        case advance = 0
        /// The player pauses.
        case pause = 1
        /// The player does nothing.
        case none = 2
    }

    /// The item.
    open private(set) var currentItem: AVPlayerItem?
    /// The volume. Stored only.
    open var volume: Float = 1
    /// Whether the player is muted. Stored only.
    open var isMuted = false
    /// The reaction to the end of an item. Stored only.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether videos play on other devices. Stored only.
    open var allowsExternalPlayback = true

    /// Creates a player without an item.
    public override nonisolated init() {
        super.init()
    }

    /// Creates a player of an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        currentItem = item
    }

    /// Creates a player of a file or stream.
    public convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    /// The state, which is failed.
    open var status: Status { .failed }
    /// The cause of the failure, `AVError.decoderNotFound`.
    open var error: (any Error)? { AVError(.decoderNotFound) }
    /// The state of playing, which is paused.
    open var timeControlStatus: TimeControlStatus { .paused }

    /// The speed, which is 0. Another value has the effect of `play()`.
    open var rate: Float {
        get { 0 }
        set { if newValue != 0 { play() } }
    }

    /// Plays the item, which fails: posts `AVPlayerItem.failedToPlayToEndTimeNotification`.
    open func play() {
        guard let currentItem else { return }
        Task {
            NotificationCenter.default.post(
                name: AVPlayerItem.failedToPlayToEndTimeNotification, object: currentItem,
                userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: AVError(.decoderNotFound)])
        }
    }

    /// Plays the item, which fails.
    open func playImmediately(atRate rate: Float) { play() }

    /// Pauses the player.
    open func pause() {}

    /// Replaces the item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

    /// Returns the position, which is 0.
    open func currentTime() -> CMTime { .zero }

    /// Moves to a position, which has no effect.
    open func seek(to time: CMTime) {}

    /// Moves to a position. The closure receives `false`.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        Task { completionHandler(false) }
    }

    /// Adds a closure that is called while the item plays, which is never.
    ///
    /// - Returns: The object to pass to `removeTimeObserver(_:)`.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }

    /// Removes a closure.
    open func removeTimeObserver(_ observer: Any) {}
}

/// A layer for videos, which is empty.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// The position of the video in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a picture is displayed, which is `false`.
    open var isReadyForDisplay: Bool { false }

    /// Creates a layer.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

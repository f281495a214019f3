@_exported import AVFoundation
internal import FrameworkViews
@_exported import UIKit

/// A screen for a video, which is not played on Linux.
///
/// The screen states that, and has a button that opens the video in the desktop's program for it.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// Whether the screen has controls. Stored only.
    open var showsPlaybackControls = true
    /// The position of the video. Stored only.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the video can play in a window of its own. Stored only.
    open var allowsPictureInPicturePlayback = true
    /// Whether the video fills the screen when it begins. Stored only.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the screen ends with the video. Stored only.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether a picture is displayed, which is `false`.
    open var isReadyForDisplay: Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addMessage(
            MessageView.Message(title: "Video Not Displayed", buttonTitle: "Open") { [weak self] in
                guard let asset = self?.player?.currentItem?.asset as? AVURLAsset else { return }
                UIApplication.shared.open(asset.url)
            }, onDone: { [weak self] in self?.dismiss(animated: true) })
    }
}

import UIKit

/// An image view that loads its image from a server.
///
/// ```swift
/// let view = RemoteImageView()
/// view.placeholder = UIImage(systemName: "photo")
/// view.show(walk.photo, loader: images)
/// ```
///
/// The image is reduced to the size at which it is displayed. The load is canceled when another image is shown, and when the view
/// leaves its window: it begins anew when the view returns.
open class RemoteImageView: UIImageView {
    /// The state of the view.
    public enum State: Equatable, Sendable {
        /// There is no image to show.
        case empty
        /// The image is not there yet.
        case loading
        /// The image is displayed.
        case loaded
        /// The image could not be loaded.
        case failed(ImageLoadingError)
    }

    /// The image that is displayed while the view loads another one.
    public var placeholder: UIImage?
    /// The image that is displayed after a failure, or `nil` for the placeholder.
    public var failureImage: UIImage?
    /// The number of seconds in which an image appears that was not in memory.
    public var fadeDuration: TimeInterval = 0.2
    /// A closure that is called when the state has changed.
    public var onStateChange: (@MainActor (State) -> Void)?

    /// The state of the view.
    public private(set) var state = State.empty {
        didSet { if state != oldValue { onStateChange?(state) } }
    }

    private struct Content: Equatable {
        let url: URL
        let loader: ImageLoader

        static func == (left: Content, right: Content) -> Bool { left.url == right.url && left.loader === right.loader }
    }

    /// The size in points at which the image is loaded even if the view is smaller, for a view whose size depends on that of its image.
    package var minimumRequestSize = CGSize(width: 0, height: 0)

    private var content: Content?
    private var load: ImageLoad?
    /// The request of the image that is displayed or loading.
    private var request: ImageRequest?

    /// Shows the image at an address, or none.
    public func show(_ url: URL?, loader: ImageLoader) {
        let new = url.map { Content(url: $0, loader: loader) }
        guard new != content else { return }
        content = new
        cancelLoad()
        request = nil
        guard new != nil else {
            image = nil
            state = .empty
            return
        }
        image = placeholder
        state = .loading
        loadIfNeeded()
    }

    /// Loads the image again after a failure.
    public func retry() {
        guard case .failed = state else { return }
        request = nil
        image = placeholder
        state = .loading
        loadIfNeeded()
    }

    /// Loads the image when the size at which it is displayed is known, and again when it has become larger.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
    }

    /// Cancels the load outside of a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            guard load != nil else { return }
            cancelLoad()
            request = nil
        } else {
            loadIfNeeded()
        }
    }

    private func cancelLoad() {
        load?.cancel()
        load = nil
    }

    private func loadIfNeeded() {
        guard let content, window != nil, bounds.width > 0, bounds.height > 0 else { return }
        if case .failed = state { return }
        let size = CGSize(
            width: max(bounds.width, minimumRequestSize.width), height: max(bounds.height, minimumRequestSize.height))
        if let old = request?.size, old.width >= size.width, old.height >= size.height { return }
        if request != nil, state == .loaded, isSharp(of: content) { return }
        let request = ImageRequest(content.url, size: size, scale: max(1, traitCollection.displayScale))
        self.request = request
        cancelLoad()
        if let image = content.loader.cachedImage(for: request) {
            self.image = image
            state = .loaded
            return
        }
        load = content.loader.load(request) { [weak self] result in
            guard let self, self.request == request else { return }
            self.finish(result)
        }
    }

    /// Whether another load could not improve the displayed image: it covers the view, or has all pixels of its file.
    private func isSharp(of content: Content) -> Bool {
        guard let image else { return false }
        if image.size.width >= bounds.width - 0.5, image.size.height >= bounds.height - 0.5 { return true }
        guard let pixels = content.loader.pixelSize(of: content.url) else { return false }
        return image.size.width * image.scale >= pixels.width - 0.5
            && image.size.height * image.scale >= pixels.height - 0.5
    }

    private func finish(_ result: Result<UIImage, ImageLoadingError>) {
        load = nil
        switch result {
        case .success(let image):
            show(image)
            state = .loaded
        case .failure(.cancelled): break
        case .failure(let error):
            // A smaller image that is displayed already is better than none.
            guard state != .loaded else { return }
            show(failureImage ?? placeholder)
            state = .failed(error)
        }
    }

    private func show(_ new: UIImage?) {
        guard window != nil, fadeDuration > 0, state == .loading, new !== image else {
            image = new
            return
        }
        UIView.transition(
            with: self, duration: fadeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.image = new })
    }
}

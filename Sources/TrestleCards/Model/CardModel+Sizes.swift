import AdaptiveCards
import Foundation

extension CardModel {
    /// Returns the sizes of the image files of an element in pixels, as far as they are known.
    func pixelSizes(in element: CardElement) -> [URL: CGSize] {
        guard let loader = configuration.images else { return [:] }
        var sizes: [URL: CGSize] = [:]
        for url in element.imageURLs(poster: configuration.hostConfig.media.defaultPoster) {
            guard let url = configuration.allowedImage(url) else { continue }
            sizes[url] = loader.pixelSize(of: url)
        }
        return sizes
    }

    /// Renders the card again after the size of an image has become known.
    func imageDidLoad() {
        sizeChanges.notify()
        adapter?.setNeedsRender()
    }

    /// Sets the height of a row that fills a group up to its minimum height, and renders the card again.
    func setFillerHeight(_ height: CGFloat, at path: String) {
        // When the card is displayed first, it has its height at once.
        let isAnimated = fillerHeights[path] != nil
        fillerHeights[path] = height
        sizeChanges.notify()
        adapter?.setNeedsRender(animated: isAnimated)
    }
}

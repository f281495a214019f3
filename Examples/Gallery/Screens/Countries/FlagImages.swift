import UIKit

/// A cache that draws each flag once.
@MainActor
final class FlagImages {
    /// The point size of the emoji.
    private let pointSize: CGFloat = 28
    private var images: [Country.ID: UIImage] = [:]

    nonisolated init() {}

    /// Returns an image of a country's flag.
    func image(for country: Country) -> UIImage {
        if let image = images[country.id] { return image }
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: pointSize)]
        let flag = NSString(string: country.flag)
        let image = UIGraphicsImageRenderer(size: flag.size(withAttributes: attributes)).image { _ in
            flag.draw(at: .zero, withAttributes: attributes)
        }
        images[country.id] = image
        return image
    }
}

import UIKit

/// Returns a PNG file of one color.
func picture(_ width: Int, _ height: Int, _ color: UIColor = .red) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).pngData { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
}

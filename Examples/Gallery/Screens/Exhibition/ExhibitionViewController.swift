import Trestle
import TrestleImages
import UIKit

/// Pictures that are loaded while the list scrolls, each with its name below.
final class ExhibitionViewController: FormViewController {
    private static let pictures = 0..<1_000

    private let images: ImageLoader
    private let placeholder: UIImage

    init() {
        var configuration = ImageLoader.Configuration()
        // The server's files are painted anew each time, so that none is worth keeping.
        configuration.folder = nil
        images = ImageLoader(configuration: configuration, transport: PaintingServer())
        let size = CGSize(width: 1, height: 1)
        placeholder = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemFill.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        super.init(style: .plain)
        title = "Exhibition"
        tableView.allowsSelection = false
    }

    @FormBuilder override var form: Form {
        Section(id: "pictures") {
            for id in Self.pictures {
                RemoteImageRow(
                    PaintingServer.address(of: id), aspectRatio: 3 / 2, description: "Picture \(id + 1)",
                    placeholder: placeholder, loader: images
                ).row.separator(.hidden).id("picture \(id)")
                SubtitleRow("Picture \(id + 1)", detail: "Landscape with hills").row.id("name \(id)")
            }
        }
    }
}

import UIKit

/// A photo on a screen of its own.
final class PhotoViewController: UIViewController {
    private let photo: Photo

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PhotoViewController does not support init(coder:). Create it with init(photo:).")
    }

    override func loadView() {
        let picture = UIImageView(image: PhotoPainter.image(of: photo))
        picture.contentMode = .scaleAspectFit
        picture.backgroundColor = .systemBackground
        view = picture
    }
}

import Trestle
import UIKit

/// A photo that fills its cell, with a heart if it is a favorite, and a checkmark while photos are selected.
final class PhotoCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let checkmark = UIImageView()

    /// The distance of the symbols from the edges, in points.
    private let margin: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        heart.tintColor = .white
        heart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        checkmark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        for view in [picture, heart, checkmark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
            heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
            checkmark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
            checkmark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
        ])
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PhotoCell does not support init(coder:). Register it for reuse.")
    }

    func show(_ photo: Photo) {
        picture.image = PhotoPainter.image(of: photo)
        heart.isHidden = !photo.isFavorite
        accessibilityLabel = photo.isFavorite ? "\(photo.name), favorite" : photo.name
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        checkmark.isHidden = !state.isSelected
        checkmark.image = UIImage(systemName: "checkmark.circle.fill")
        checkmark.tintColor = .systemBlue
        checkmark.backgroundColor = .white
        checkmark.layer.cornerRadius = checkmark.intrinsicContentSize.height / 2
        picture.alpha = state.isSelected ? 0.6 : state.isHighlighted ? 0.8 : 1
    }
}

/// A photo in a collection view.
struct PhotoItem: CollectionComponent, Identifiable {
    let photo: Photo

    var id: Photo.ID { photo.id }

    func render(in cell: PhotoCell) { cell.show(photo) }
}

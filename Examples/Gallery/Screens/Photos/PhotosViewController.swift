import Trestle
import UIKit

/// A photo library: a pinch changes the number of columns, a long press moves a photo, and several photos are selected while
/// editing.
final class PhotosViewController: CollectionFormViewController {
    /// The minimum widths of a column, in points, from the smallest photos to the largest.
    static let columnWidths: [CGFloat] = [60, 90, 120, 180, 360]

    /// The factor by which two fingers have to move apart or together for the next width.
    private static let pinchStep: CGFloat = 1.3

    private var photos = Photo.samples {
        didSet { setNeedsRender() }
    }
    /// The index of the width of columns.
    private var zoom = 2 {
        didSet { setNeedsRender() }
    }
    private lazy var favoriteItem = UIBarButtonItem(
        image: UIImage(systemName: "heart"), primaryAction: UIAction { [weak self] _ in self?.toggleFavorites() })
    private lazy var trashItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    private let status = UILabel()

    init() {
        super.init(listAppearance: .plain)
        title = "Photos"
        navigationItem.rightBarButtonItem = editButtonItem
        favoriteItem.accessibilityLabel = "Favorite"
        adapter.selectionModeWhileEditing = .multiple
        adapter.onSelectionChange = { [weak self] rows in self?.showSelection(count: rows.count) }
        adapter.onMove = { [weak self] move in self?.photos.move(from: move.source.row, to: move.destination.row) }
        status.font = .preferredFont(forTextStyle: .headline)
        toolbarItems = [
            favoriteItem, .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(), trashItem,
        ]
    }

    @FormBuilder override var form: Form {
        Section(id: "photos") {
            for photo in photos {
                PhotoItem(photo: photo)
                    .onSelect(self) { $0.show(photo) }
                    .movable()
            }
        }
        .layout(.grid(columns: .adaptive(minimum: Self.columnWidths[zoom]), spacing: 2, aspectRatio: 1))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.alwaysBounceVertical = true
        collectionView.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Selector(("pinched:"))))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        showSelection(count: 0)
    }

    @IBAction private func pinched(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.state == .changed else { return }
        if recognizer.scale > Self.pinchStep, zoom < Self.columnWidths.count - 1 {
            zoom += 1
        } else if recognizer.scale < 1 / Self.pinchStep, zoom > 0 {
            zoom -= 1
        } else {
            return
        }
        recognizer.scale = 1
    }

    private func show(_ photo: Photo) {
        navigationController?.pushViewController(PhotoViewController(photo: photo), animated: true)
    }

    private var selectedIDs: Set<Photo.ID> { Set(adapter.selectedRows.compactMap { $0.id(as: Photo.ID.self) }) }

    private func showSelection(count: Int) {
        status.text = count == 0 ? "Select Photos" : count == 1 ? "1 Photo Selected" : "\(count) Photos Selected"
        status.sizeToFit()
        favoriteItem.isEnabled = count > 0
        trashItem.isEnabled = count > 0
    }

    /// Makes the selected photos favorites, or none of them if all are.
    private func toggleFavorites() {
        let ids = selectedIDs
        let isFavorite = photos.contains { ids.contains($0.id) && !$0.isFavorite }
        photos = photos.map { photo in
            var photo = photo
            if ids.contains(photo.id) { photo.isFavorite = isFavorite }
            return photo
        }
        setEditing(false, animated: true)
    }

    private func deleteSelected() {
        let ids = selectedIDs
        photos.removeAll { ids.contains($0.id) }
        setEditing(false, animated: true)
    }

    #if os(Linux)
        override class var objcMembers: [ObjCMember] {
            super.objcMembers + [.method("pinched:", PhotosViewController.pinched)]
        }
    #endif
}

extension Array {
    /// Moves an element to the index that it has afterwards.
    fileprivate mutating func move(from source: Int, to destination: Int) {
        insert(remove(at: source), at: destination)
    }
}

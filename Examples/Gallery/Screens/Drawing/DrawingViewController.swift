import UIKit

/// A large drawing in a scroll view: two fingers zoom it, and so does the wheel while Control is held.
final class DrawingViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView = UIImageView(image: TrestleDrawing.image)
    /// How much larger than in full the drawing can be shown.
    private let largest: CGFloat = 3

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Elevation, looking north"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DrawingViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = largest
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.addSubview(imageView)
        scrollView.contentSize = imageView.bounds.size
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = scrollView.bounds.inset(by: scrollView.safeAreaInsets).size
        guard let size = imageView.image?.size, room.width > 0 else { return }
        let fitting = min(room.width / size.width, room.height / size.height)
        guard fitting != scrollView.minimumZoomScale else { return }
        let showsAll = scrollView.zoomScale == scrollView.minimumZoomScale || scrollView.minimumZoomScale == 1
        scrollView.minimumZoomScale = fitting
        if showsAll { scrollView.zoomScale = fitting }
        keepInTheMiddle()
    }

    /// Gives a drawing that is smaller than the screen equal room on both sides.
    private func keepInTheMiddle() {
        let room = scrollView.bounds.inset(by: scrollView.safeAreaInsets).size
        let (x, y) = (
            max(0, (room.width - scrollView.contentSize.width) / 2),
            max(0, (room.height - scrollView.contentSize.height) / 2)
        )
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    // MARK: UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        imageView
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        keepInTheMiddle()
    }
}

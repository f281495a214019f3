import UIKit

/// A large drawing in a scroll view. The user zooms it with a pinch, or with Control and the mouse wheel.
final class DrawingViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let imageView = UIImageView(image: TrestleDrawing.image)
    /// The maximum zoom scale.
    private let maximumScale: CGFloat = 3

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Elevation, looking north"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("DrawingViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = maximumScale
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.addSubview(imageView)
        scrollView.contentSize = imageView.bounds.size
        view.addSubview(scrollView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let availableSize = scrollView.bounds.inset(by: scrollView.safeAreaInsets).size
        guard let size = imageView.image?.size, availableSize.width > 0 else { return }
        let fitting = min(availableSize.width / size.width, availableSize.height / size.height)
        guard fitting != scrollView.minimumZoomScale else { return }
        let showsAll = scrollView.zoomScale == scrollView.minimumZoomScale || scrollView.minimumZoomScale == 1
        scrollView.minimumZoomScale = fitting
        if showsAll { scrollView.zoomScale = fitting }
        centerContent()
    }

    /// Centers a drawing that is smaller than the screen.
    private func centerContent() {
        let availableSize = scrollView.bounds.inset(by: scrollView.safeAreaInsets).size
        let (x, y) = (
            max(0, (availableSize.width - scrollView.contentSize.width) / 2),
            max(0, (availableSize.height - scrollView.contentSize.height) / 2)
        )
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    // MARK: UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        imageView
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        centerContent()
    }
}

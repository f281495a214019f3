import UIKit

/// The view of an annotation.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// The reuse identifier.
    public final let reuseIdentifier: String?
    /// The annotation.
    open var annotation: (any MKAnnotation)?
    /// The image, whose size is that of the view.
    open var image: UIImage? {
        didSet { updateImage() }
    }
    /// The offset of the view's center from the place, in points.
    open var centerOffset = CGPoint.zero {
        didSet { superview?.setNeedsLayout() }
    }
    /// The offset of the callout. Stored only: there are no callouts.
    open var calloutOffset = CGPoint.zero
    /// Whether the view responds to taps.
    open var isEnabled = true
    /// Whether the view is highlighted.
    open var isHighlighted = false
    /// Whether the annotation is selected.
    open var isSelected = false
    /// Whether the view has a callout. Stored only: there are no callouts.
    open var canShowCallout = false
    /// Whether the view can be dragged. Stored only.
    open var isDraggable = false
    /// The view at the left of the callout. Stored only.
    open var leftCalloutAccessoryView: UIView?
    /// The view at the right of the callout. Stored only.
    open var rightCalloutAccessoryView: UIView?
    /// The view below the title of the callout. Stored only.
    open var detailCalloutAccessoryView: UIView?
    /// The identifier of the views that are combined if they overlap. Stored only.
    open var clusteringIdentifier: String?

    private var imageView: UIImageView?

    /// Creates a view.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Creates a view without an annotation.
    public override convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Prepares the view for another annotation.
    open func prepareForReuse() {}

    /// Prepares the view for being displayed.
    open func prepareForDisplay() {}

    /// Selects or deselects the view.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    private func updateImage() {
        imageView?.removeFromSuperview()
        imageView = image.map { UIImageView(image: $0) }
        bounds.size = image?.size ?? .zero
        if let imageView {
            imageView.frame = bounds
            insertSubview(imageView, at: 0)
        }
        superview?.setNeedsLayout()
    }
}

/// A round marker in the color of its tint.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    private static let diameter: CGFloat = 28
    private let label = UILabel()

    /// The color of the marker.
    open var markerTintColor: UIColor? {
        didSet { updateAppearance() }
    }
    /// The color of the text.
    open var glyphTintColor: UIColor? {
        didSet { updateAppearance() }
    }
    /// The text in the marker.
    open var glyphText: String? {
        didSet { updateAppearance() }
    }
    /// The image in the marker. Stored only: the marker displays the text.
    open var glyphImage: UIImage?
    /// Whether the marker appears with an animation. Stored only.
    open var animatesWhenAdded = false

    /// Creates a marker.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
        layer.cornerRadius = Self.diameter / 2
        label.frame = bounds
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        addSubview(label)
        updateAppearance()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func updateAppearance() {
        backgroundColor = markerTintColor ?? .systemRed
        label.text = glyphText
        label.textColor = glyphTintColor ?? .white
    }
}

/// A marker with a color.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKMarkerAnnotationView {
    /// The color of the pin.
    open var pinTintColor: UIColor! {
        get { markerTintColor ?? .systemRed }
        set { markerTintColor = newValue }
    }
    /// Whether the pin appears with an animation. Stored only.
    open var animatesDrop = false
}
